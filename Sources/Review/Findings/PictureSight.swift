package import Wireframe

/// What can be seen of the boxes of a picture: the window and the content in it cut them off, and the
/// panel of an open menu covers them.
///
///     ┌────────┬───┐
///     │ panel  │ x │   a cell behind the panel is seen only here
///     └────────┴───┘
package struct PictureSight: Hashable, Sendable {
  /// Where bars and other parts of the app are seen; nil where nothing cuts them off.
  private let window: ExactFrame?
  /// Where components are seen; nil where nothing cuts them off.
  private let content: ExactFrame?
  /// The panel of the open menu; nil if none is open.
  private let panel: ExactFrame?
  /// How far below their boxes the items of a bar are drawn: on a TV they are in the safe area.
  private let barShift: Int

  /// The sight of a picture in which all boxes are seen.
  static let all = PictureSight(window: nil, content: nil, panel: nil, barShift: 0)

  private init(window: ExactFrame?, content: ExactFrame?, panel: ExactFrame?, barShift: Int) {
    self.window = window
    self.content = content
    self.panel = panel
    self.barShift = barShift
  }

  init(_ tree: BoxTree) {
    let frame = { kind in tree.boxes.first { $0.kind == kind }?.frame }
    let window = frame(.window)
    // A strip cuts off more of its cells than what cuts off the whole content.
    let parts = tree.boxes.filter { $0.kind?.isOfComponent == true && !$0.marks.isEmpty }
      .compactMap { tree.marks[$0.marks.lowerBound].clip?.frame }
    let seen = parts.first.map { parts.reduce($0) { $0.union($1) } }
    self.window = window
    content = seen.map { window?.intersection($0) ?? $0 } ?? window
    panel = frame(.menu)
    barShift =
      tree.boxes.lazy.filter { [.contextButton, .barTitle, .barButton].contains($0.kind) }
      .compactMap { box in
        tree.marks[box.marks].lazy.compactMap(\.figure.middle).first.map {
          $0 > box.frame.maxY ? $0 - (box.frame.y + box.frame.height / 2) : 0
        }
      }.first ?? 0
  }

  /// Returns the part of a box that is seen; its size is zero if none is.
  package func visible(_ frame: ExactFrame, of subject: BoxChange.Subject) -> ExactFrame {
    switch subject.box {
    case nil, .menu, .menuRow, .notice, .safeArea, .fold, .legend: return frame
    case .section, .header, .footer, .cell, .strip: return uncovered(frame, in: content)
    case .contextButton, .barTitle, .barButton:
      return uncovered(frame.offset(x: 0, y: barShift), in: window)
    case .window, .statusBar, .navigationBar, .root, .pluginArea, .banner, .tabBar, .tab:
      return uncovered(frame, in: window)
    }
  }

  private func uncovered(_ frame: ExactFrame, in clip: ExactFrame?) -> ExactFrame {
    let inside = clip?.intersection(frame) ?? frame
    return panel.map(inside.beside) ?? inside
  }
}

extension ExactFrame {
  /// Returns what a panel at the left or the right edge leaves of the box.
  fileprivate func beside(_ panel: ExactFrame) -> ExactFrame {
    let covered = intersection(panel)
    guard covered.width > 0, covered.height == height else { return self }
    if panel.x <= x {
      return ExactFrame(x: covered.maxX, y: y, width: maxX - covered.maxX, height: height)
    }
    guard panel.maxX >= maxX else { return self }
    return ExactFrame(x: x, y: y, width: covered.x - x, height: height)
  }
}

extension Mark.Figure {
  /// About how far down the middle of the figure is.
  fileprivate var middle: Int? {
    switch self {
    case .rectangle(let frame, _): frame.y + frame.height / 2
    case .circle(_, let y, _): y
    case .path(let data):
      data.coordinates.count < 2
        ? nil
        : stride(from: 1, to: data.coordinates.count, by: 2).reduce(0) { $0 + data.coordinates[$1] }
          / (data.coordinates.count / 2)
    case .text(_, let place): place.y - place.size / 3
    }
  }
}
