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

  /// The sight of a picture in which all boxes are seen.
  static let all = PictureSight(window: nil, content: nil, panel: nil)

  private init(window: ExactFrame?, content: ExactFrame?, panel: ExactFrame?) {
    self.window = window
    self.content = content
    self.panel = panel
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
  }

  /// Returns the part of a box that is seen; its size is zero if none is.
  package func visible(_ frame: ExactFrame, of subject: BoxChange.Subject) -> ExactFrame {
    switch subject.box {
    case nil, .menu, .menuRow, .notice, .safeArea, .fold, .legend: return frame
    case .section, .header, .footer, .cell, .strip: return uncovered(frame, in: content)
    case .window, .statusBar, .navigationBar, .contextButton, .barTitle, .barButton, .root,
      .pluginArea, .banner, .tabBar, .tab:
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
