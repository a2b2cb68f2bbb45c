import AppLayout
import AppModel
import Markup
import PageParts
import Wireframe

/// Boxes that scroll, placed over a drawing. Transparent spacers push each box to its place and
/// scale with the drawing, so that no box needs its own styles.
struct PaneBox {
  /// The part of the plane that the drawing below shows.
  let canvas: Rect
  /// Draws a picture; the name distinguishes its ids from those of other pictures.
  let draw: (Wireframe, String) -> Node

  /// The direction that panes scroll in.
  enum Direction: String { case down, along }

  /// Returns a layer with panes from top to bottom; one that begins above the end of the last one
  /// is moved below it.
  func layer(_ panes: [Pane], named name: String, scrolling direction: Direction) -> Node {
    var y = canvas.y
    var nodes: [Node] = []
    for (index, pane) in panes.enumerated() {
      nodes += gap(width: canvas.width, height: pane.frame.y - y)
      nodes.append(line(of: pane, "\(name)-\(index + 1)", direction))
      y = max(y, pane.frame.y) + pane.frame.height
    }
    return Node("div", ["class": "place"], nodes)
  }

  /// Returns a line as high as a pane, with the pane between gaps.
  private func line(of pane: Pane, _ name: String, _ direction: Direction) -> Node {
    let frame = pane.frame
    return Node("div", ["class": "line"]) {
      gap(width: canvas.width, height: frame.height)
      Node("div", ["class": "across"]) {
        gap(width: frame.x - canvas.x, height: frame.height)
        box(of: pane, name, direction)
        gap(width: canvas.maxX - frame.maxX, height: frame.height)
      }
    }
  }

  private func box(of pane: Pane, _ name: String, _ direction: Direction) -> Node {
    let picture = pane.picture
    let isRightToLeft = picture.canvas.x < 0
    let sheet = Node("div", ["class": "sheet"]) {
      draw(picture, name)
      if !pane.inside.isEmpty {
        PaneBox(canvas: picture.canvas, draw: draw)
          .layer(pane.inside, named: name, scrolling: .along)
      }
    }
    let attributes: Node.Attributes = [
      "class": direction.rawValue, "dir": isRightToLeft ? "rtl" : nil,
    ]
    guard pane.scrolls else { return Node("div", attributes, [sheet]) }
    return Node(
      "div",
      attributes.and(["tabindex": "0", "role": "region", "aria-label": picture.title.spaced]),
      [sheet])
  }

  private func gap(width: Double, height: Double) -> [Node] {
    guard width > 0, height > 0 else { return [] }
    return [
      Node("svg", ["class": "gap", "viewBox": "0 0 \(width.shortText) \(height.shortText)"])
    ]
  }
}
