package import Markup

/// A picture of the site, by its address as seen from a page.
package struct Picture: Hashable, Sendable {
  package let address: String
  /// What the picture shows, in words; empty where the words beside it say it already.
  private let text: String
  /// The size in which the picture is shown where there is room.
  private let width: Int
  private let height: Int

  /// A picture shown in its own size, or as large as fits into a box.
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

  /// The nearest whole number of pixels, at least one.
  private static func pixels(_ length: Double) -> Int {
    max(1, Int(exactly: length.rounded()) ?? 1)
  }

  /// The picture, which a browser fetches when it comes near.
  package func node(class name: String? = nil) -> Node {
    Node(
      "img",
      [
        "class": name, "src": address, "alt": text, "width": "\(width)", "height": "\(height)",
        "loading": "lazy",
      ])
  }

  /// The picture with words under it.
  package func figure(@NodeBuilder caption: () -> [Node]) -> Node {
    Node("figure", ["class": "figure"]) {
      node()
      Node("figcaption", children: caption)
    }
  }

  /// The picture as a link: to its own file, or to what explains it.
  package func link(to other: String? = nil, class name: String? = nil) -> Node {
    Node("a", ["class": name, "href": other ?? address]) { node() }
  }
}
