import Markup

extension Node {
  /// Returns a choice next to a large picture, with a link for each answer; nothing if there is
  /// only one.
  static func pick(_ title: String, _ answers: [Node]) -> [Node] {
    guard answers.count > 1 else { return [] }
    return [
      Node("dt") { title },
      Node("dd") { Node("ul", ["class": "segments"], answers.map { Node("li", [:], [$0]) }) },
    ]
  }

  /// Returns a link that downloads a picture.
  static func download(_ address: String, named name: String) -> Node {
    Node("a", ["href": address, "download": "\(name).svg"]) { "Download SVG" }
  }
}
