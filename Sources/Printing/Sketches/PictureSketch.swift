import AppLayout
import Wireframe

/// A picture drawn small with box characters: its bars, cells and titles.
struct PictureSketch {
  private let tree: BoxTree
  private var sketcher: Sketcher

  /// A picture with more boxes is drawn without the others; only a hostile one has more.
  private static let mostBoxes = 2_000

  /// Draws a picture in at most some columns.
  init(of tree: BoxTree, columns: Int) {
    self.tree = tree
    let window = tree.boxes.first { $0.kind == .window || $0.kind == .root }?.frame ?? tree.canvas
    sketcher = Sketcher(of: window.rect.size, atMost: columns)
    var clips = [window]
    for (index, box) in tree.boxes.enumerated().dropFirst().prefix(Self.mostBoxes) {
      let outer = clips[box.parent ?? 0]
      clips.append(box.kind?.clips == true ? outer.intersection(box.frame) : outer)
      draw(box, at: index, in: outer)
    }
    sketcher.draw(window.rect, in: window.rect)
  }

  /// Returns the rows of a part of the picture, given by its upper and lower edge in points; none
  /// where it is outside the window.
  func lines(from top: Double, to bottom: Double) -> [ShownText] {
    sketcher.lines(from: top, to: bottom)
  }

  private mutating func draw(_ box: BoxTree.Box, at index: Int, in clip: ExactFrame) {
    let seen = box.frame.intersection(clip)
    guard seen.width > 0, seen.height > 0 else { return }
    let (frame, area) = (box.frame.rect, clip.rect)
    switch box.kind?.outline ?? .none {
    case .none: break
    case .edges: sketcher.draw(frame, in: area)
    case .cover: sketcher.cover(frame, in: area)
    }
    guard box.kind?.hasTitle == true, let title = title(of: index) else { return }
    sketcher.write(title.brief, on: frame, in: area)
  }

  /// Returns the first text that a box paints itself, without the marks of its direction.
  private func title(of index: Int) -> String? {
    tree.ownMarks(of: index).lazy.compactMap { mark in
      if case .text(let text, _) = mark.figure { text.withoutIsolates } else { nil }
    }.first
  }
}

/// How a sketch draws the edges of a box.
private enum SketchOutline {
  case none, edges
  /// The box also covers what is under it.
  case cover
}

extension BoxKind {
  fileprivate var outline: SketchOutline {
    switch self {
    case .cell, .pluginArea, .tab: .edges
    case .navigationBar, .statusBar, .tabBar, .banner: .cover
    case .window, .contextButton, .barTitle, .barButton, .root, .section, .header, .footer,
      .strip, .menu, .menuRow, .notice, .safeArea, .fold, .legend:
      .none
    }
  }

  /// Whether the box clips what is inside it.
  fileprivate var clips: Bool {
    switch self {
    case .window, .root, .pluginArea, .strip: true
    case .statusBar, .navigationBar, .contextButton, .barTitle, .barButton, .section,
      .header, .footer, .cell, .banner, .tabBar, .tab, .menu, .menuRow, .notice, .safeArea, .fold,
      .legend:
      false
    }
  }

  /// Whether a sketch shows the first text of the box.
  fileprivate var hasTitle: Bool {
    switch self {
    case .cell, .header, .footer, .barTitle, .tab, .notice, .banner: true
    case .window, .statusBar, .navigationBar, .contextButton, .barButton, .root, .section,
      .strip, .pluginArea, .tabBar, .menu, .menuRow, .safeArea, .fold, .legend:
      false
    }
  }
}
