package import Markup

/// A picture of the site, by its address relative to a page.
package struct Picture: Hashable, Sendable {
  package let address: String
  /// What the picture shows, in words; empty if the words next to it already say so.
  private let text: String
  /// The size of the picture if there is enough room.
  private let width: Int
  private let height: Int

  /// Creates a picture in its own size, or as large as fits into a box.
  package init(
    at address: String, _ text: String, size: (width: Double, height: Double),
    within box: (width: Double, height: Double) = (.infinity, .infinity)
  ) {
    let scale = min(1, box.width / max(1, size.width), box.height / max(1, size.height))
    self.address = address
    self.text = text
    width = Self.pixels(size.width * scale)
    height = Self.pixels(size.height * scale)
  }

  /// Returns the nearest whole number of pixels, at least one.
  private static func pixels(_ length: Double) -> Int {
    max(1, Int(exactly: length.rounded()) ?? 1)
  }

  /// Returns the picture, which browsers load when it comes near.
  package func node(class name: String? = nil) -> Node {
    Node(
      "img",
      [
        "class": name, "src": address, "alt": text, "width": "\(width)", "height": "\(height)",
        "loading": "lazy",
      ])
  }

  /// Returns the picture with a caption.
  package func figure(@NodeBuilder caption: () -> [Node]) -> Node {
    Node("figure", ["class": "figure"]) {
      node()
      Node("figcaption", children: caption)
    }
  }

  /// Returns the picture as a link to its own file, or to its explanation.
  package func link(to other: String? = nil, class name: String? = nil) -> Node {
    Node("a", ["class": name, "href": other ?? address]) { node() }
  }
}
