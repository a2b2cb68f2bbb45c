import AppLayout
import PageParts
import Wireframe

/// A picture of a film strip or of a component: a part of one of the site's pictures, or a drawing of
/// a screen that was scrolled, with an outline of what is tapped in it.
struct PicturePart {
  /// What the picture shows, in words.
  let title: String
  /// The part of the plane to show.
  let view: Rect
  let content: Content
  /// What is tapped; nil on the last picture, and where nothing drawn is.
  let outline: Rect?
  /// What people have to scroll before they can tap; nil for nothing.
  let scrolling: String?

  /// The picture in each of the site's themes.
  enum Content {
    case images([Image])
    case drawn(Wireframe, [(writer: SVGWriter, name: String)])
  }

  /// A picture of the site, and where it is on the plane.
  struct Image {
    let address: String
    let frame: Rect
  }

  /// The distance between what is tapped and its outline.
  private static let gap = 4.0

  /// Returns the picture as large as fits into the room that it has on a page.
  func nodes(within room: Size) -> [Node] {
    let scale = min(room.width / view.width, room.height / view.height)
    let numbers = [view.x, view.y, view.width, view.height].map(\.shortText)
    let size: Node.Attributes = [
      "width": (view.width * scale).rounded().shortText,
      "height": (view.height * scale).rounded().shortText,
      "viewBox": numbers.joined(separator: " "),
    ]
    let marks = outline.map { self.marks(around: $0, scale) } ?? []
    switch content {
    case .images(let images):
      return [
        Node("svg", size.and(["class": Self.className, "role": "img"])) {
          Node("title") { title }
          for (number, image) in images.enumerated() {
            Node(
              "image",
              image.frame.attributes().and([
                "class": Self.theme(number, among: images.count), "href": image.address,
              ]))
          }
          marks
        }
      ]
    case .drawn(let picture, let drawings):
      return drawings.enumerated().map { number, drawing in
        let theme = Self.theme(number, among: drawings.count).map { " " + $0 } ?? ""
        return drawing.writer.figure(
          picture, named: drawing.name, size.and(["class": Self.className + theme]), under: marks)
      }
    }
  }

  private static let className = "film-picture"

  /// The classes of what a theme shows, for the choice of one among several.
  private static func theme(_ number: Int, among count: Int) -> String? {
    count > 1 ? "in-theme in-\(number + 1)" : nil
  }

  /// A light and a dark line, so that the outline is visible on everything.
  private func marks(around tapped: Rect, _ scale: Double) -> [Node] {
    let frame = tapped.grown(
      by: Insets(top: Self.gap, left: Self.gap, bottom: Self.gap, right: Self.gap))
    let radius = min(10, frame.height / 3)
    return [("film-halo", 7.0, MapColors.panel), ("film-tap", 3.5, MapColors.accent)].map {
      name, width, color in
      Node(
        "rect",
        frame.attributes(radius: radius).and([
          "class": name, "fill": "none", "stroke": color,
          "stroke-width": (width / max(0.3, scale) * 0.5).tenths,
        ]))
    }
  }
}
