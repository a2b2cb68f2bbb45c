package import AppLayout

/// A picture of the site, by its address relative to a page.
package struct Picture: Hashable, Sendable {
  package let address: String
  /// The picture in place of this one where the reader's system asks for dark pages.
  private let dark: String?
  /// What the picture shows, in words; empty if the words next to it already say so.
  private let text: String
  /// The size of the picture if there is enough room.
  private let width: Int
  private let height: Int

  /// Creates a picture in its own size, or as large as fits into a box.
  package init(
    at address: String, dark: String? = nil, _ text: String, size: Size, within box: Size? = nil
  ) {
    let scale = box.map { min(1, $0.width / max(1, size.width), $0.height / max(1, size.height)) }
    self.address = address
    self.dark = dark
    self.text = text
    width = Self.pixels(size.width * (scale ?? 1))
    height = Self.pixels(size.height * (scale ?? 1))
  }

  /// Returns the nearest whole number of pixels, at least one.
  private static func pixels(_ length: Double) -> Int {
    max(1, Int(exactly: length.rounded()) ?? 1)
  }

  /// Returns the picture, which browsers load when it comes near.
  package func node(class name: String? = nil) -> Node {
    guard let dark else { return image(class: name) }
    return Node("picture") {
      Node("source", ["srcset": dark, "media": "screen and (prefers-color-scheme: dark)"])
      image(class: name)
    }
  }

  private func image(class name: String?) -> Node {
    Node(
      "img",
      [
        "class": name, "src": address, "alt": text, "width": "\(width)", "height": "\(height)",
        "loading": "lazy",
      ])
  }

  /// Returns the picture as a link to its own file, or to another place. A class of the picture
  /// itself says which part of it the page may cut out; more may be over it.
  package func link(
    to other: String? = nil, class name: String? = nil, cut: String? = nil, under more: [Node] = []
  ) -> Node {
    Node("a", ["class": name, "href": other ?? address], [node(class: cut)] + more)
  }
}

extension PictureState {
  /// The state in words, for readers who do not know the code.
  package var words: String {
    switch self {
    case .bars(let placement, let statusBar): placement.words(with: statusBar)
    case .full: "full content"
    case .entrance(let entrance): "opened \(entrance.words)"
    }
  }

  /// The words at the beginning of a line.
  package var title: String { words.sentenceStart }
}

extension PictureKind {
  /// The kind of the picture in words.
  package var words: String {
    switch self {
    case .state(let state): state.words
    case .configured: "as configured"
    case .menu: "the open menu"
    case .other: "picture"
    }
  }
}

/// A numbered disc on a drawing, for a link to what the number is about.
package struct Disc {
  let number: Int
  let center: Point
  let radius: Double

  package init(_ number: Int, at center: Point, radius: Double) {
    self.number = number
    self.center = center
    self.radius = radius
  }

  /// The size at which the number fills the disc.
  package var fontSize: String { (radius * 1.05).tenths }

  /// Returns the disc with the number in its middle, which is written with some attributes.
  package func nodes(_ style: Node.Attributes) -> [Node] {
    let place: Node.Attributes = [
      "x": center.x.tenths, "y": (center.y + radius * 0.36).tenths,
    ]
    return [
      Node("circle", ["cx": center.x.tenths, "cy": center.y.tenths, "r": radius.tenths]),
      Node("text", place.and(style)) { "\(number)" },
    ]
  }
}
