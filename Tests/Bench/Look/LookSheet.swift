import AppLayout
import AppModel
import Markup
import Wireframe

/// A sheet of pictures in rows under headings, each picture with its title below it.
struct LookSheet {
  private var nodes: [Node] = []
  private var x = margin
  private var y = margin
  private var rowHeight = 0.0
  private let theme: Theme

  private static let width = 2400.0
  private static let margin = 40.0
  private static let gap = 28.0
  private static let titleHeight = 26.0
  private static let scale = 0.6
  private static let mostWidth = 720.0
  private static let mostHeight = 900.0

  init(_ theme: Theme) {
    self.theme = theme
  }

  mutating func add(heading: String) {
    endRow()
    y += 12
    nodes.append(text(heading, at: y + 22, from: Self.margin, size: 26, isBold: true))
    y += 48
  }

  /// Adds a picture from a file next to the sheet.
  mutating func add(_ file: String, _ size: Size, titled title: String) {
    let scale = min(
      Self.scale, Self.mostWidth / max(1, size.width), Self.mostHeight / max(1, size.height))
    let (width, height) = (size.width * scale, size.height * scale)
    let room = max(width, 150)
    if x + room > Self.width - Self.margin { endRow() }
    nodes.append(
      Node(
        "image",
        [
          "href": file, "x": number(x), "y": number(y), "width": number(width),
          "height": number(height),
        ]))
    let fitted = Font(size: 13).fitted(DrawableText(title), in: room)
    nodes.append(text(fitted.characters, at: y + height + 17, from: x, size: 13, isBold: false))
    x += room + Self.gap
    rowHeight = max(rowHeight, height + Self.titleHeight)
  }

  mutating func endRow() {
    guard x > Self.margin else { return }
    y += rowHeight + Self.gap
    x = Self.margin
    rowHeight = 0
  }

  var drawing: Node {
    let height = y + rowHeight + Self.margin
    return Node(
      "svg",
      [
        "width": number(Self.width), "height": number(height),
        "viewBox": "0 0 \(number(Self.width)) \(number(height))", "role": "img",
        "font-family": "Helvetica,Arial,Liberation Sans,sans-serif",
      ],
      [
        Node("title", [:], [.text("Wireframes in the theme \(theme.name)")]),
        Node(
          "rect", ["width": number(Self.width), "height": number(height), "fill": color(.page)]),
      ] + nodes)
  }

  private func text(
    _ text: String, at y: Double, from x: Double, size: Double, isBold: Bool
  ) -> Node {
    Node(
      "text",
      [
        "x": number(x), "y": number(y), "font-size": number(size),
        "font-weight": isBold ? "700" : nil, "fill": color(.legendText),
      ], [.text(text)])
  }

  private func color(_ role: ColorRole) -> String { "#" + theme[role].description.suffix(6) }

  private func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
