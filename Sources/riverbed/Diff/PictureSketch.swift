import AppLayout
import AppModel
import Wireframe

/// A picture drawn small with box characters: its bars, cells and titles.
struct PictureSketch {
  private let tree: BoxTree
  private let scale: SketchScale
  private var canvas: TextCanvas

  /// The kinds of boxes whose edges are drawn, and those that also cover what is under them.
  private static let outlined: Set<String> = ["cell", "plugin-area", "tab"]
  private static let covering: Set<String> = ["navigation-bar", "status-bar", "tab-bar", "banner"]
  /// The kinds of boxes that clip what is inside them.
  private static let clipping: Set<String> = ["window", "root", "plugin-area", "strip"]
  /// The kinds of boxes whose first text is written.
  private static let titled: Set<String> = [
    "cell", "header", "footer", "bar-title", "tab", "notice", "banner",
  ]
  /// More boxes are not drawn; only a hostile picture shows more.
  private static let mostBoxes = 2_000

  /// Draws a picture in at most some columns.
  init(of tree: BoxTree, columns: Int) {
    self.tree = tree
    let window = tree.boxes.first { ["window", "root"].contains($0.kind) }?.frame ?? tree.canvas
    scale = SketchScale(of: window.rect.size, atMost: columns)
    canvas = TextCanvas(columns: scale.columns, rows: scale.rows)
    var clips = [window]
    for (index, box) in tree.boxes.enumerated().dropFirst().prefix(Self.mostBoxes) {
      let outer = clips[box.parent ?? 0]
      clips.append(Self.clipping.contains(box.kind) ? outer.intersection(box.frame) : outer)
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
    if Self.covering.contains(box.kind) { canvas.erase(frame.clipped(to: area)) }
    if Self.outlined.contains(box.kind) || Self.covering.contains(box.kind) {
      canvas.draw(frame, in: area)
    }
    guard Self.titled.contains(box.kind), let title = title(of: index) else { return }
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
