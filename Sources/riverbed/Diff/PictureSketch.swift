import AppLayout
import AppModel
import Wireframe

/// A picture drawn small with box characters: its bars, cells and titles.
struct PictureSketch {
  private let tree: BoxTree
  private let scale: SketchScale
  private var canvas: TextCanvas

  /// More boxes are not drawn; only a hostile picture shows more.
  private static let mostBoxes = 2_000

  /// Draws a picture in at most some columns.
  init(of tree: BoxTree, columns: Int) {
    self.tree = tree
    let window = tree.boxes.first { $0.kind == .window || $0.kind == .root }?.frame ?? tree.canvas
    scale = SketchScale(of: window.rect.size, atMost: columns)
    canvas = TextCanvas(columns: scale.columns, rows: scale.rows)
    var clips = [window]
    for (index, box) in tree.boxes.enumerated().dropFirst().prefix(Self.mostBoxes) {
      let outer = clips[box.parent ?? 0]
      clips.append(box.kind?.clips == true ? outer.intersection(box.frame) : outer)
      draw(box, at: index, in: outer)
    }
    let frame = scale.box(window.rect)
    canvas.draw(frame, in: frame)
  }

  /// Returns the rows of a part of the picture, given by its upper and lower edge in points; none
  /// where it is outside the window.
  func lines(from top: Double, to bottom: Double) -> [ShownText] {
    let span = scale.box(Rect(x: 0, y: top, width: 0, height: bottom - top))
    let first = min(max(0, span.top), canvas.rows)
    let end = max(first, min(canvas.rows, span.bottom + 1))
    return (first..<end).map(canvas.line)
  }

  private mutating func draw(_ box: BoxTree.Box, at index: Int, in clip: ExactFrame) {
    let (frame, area) = (scale.box(box.frame.rect), scale.box(clip.rect))
    let seen = box.frame.intersection(clip)
    guard seen.width > 0, seen.height > 0 else { return }
    switch box.kind?.outline ?? .none {
    case .none: break
    case .edges: canvas.draw(frame, in: area)
    case .cover:
      canvas.erase(frame.clipped(to: area))
      canvas.draw(frame, in: area)
    }
    guard box.kind?.hasTitle == true, let title = title(of: index) else { return }
    let inner = frame.clipped(to: area)
    canvas.write(
      title.brief, row: (inner.top + inner.bottom) / 2, from: inner.left + 1, to: inner.right)
  }

  /// Returns the first text that a box paints itself.
  private func title(of index: Int) -> String? {
    tree.ownMarks(of: index).lazy.compactMap { mark in
      if case .text(let text, _) = mark.figure { text } else { nil }
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
