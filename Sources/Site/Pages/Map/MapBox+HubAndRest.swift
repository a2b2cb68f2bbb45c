import AppLayout
import PageParts
import Wireframe

extension MapBox {
  /// Returns the box of the menu or the tabs.
  static func hub(_ name: String, in frame: Rect, ways: [Node]) -> Node {
    Node("g", ["class": "map-box map-start", "role": "img"]) {
      Node("title") { "\(name) of the app" }
      ways
      Node("rect", frame.attributes(radius: 14).and(["fill": MapColors.accent]))
      Node(
        "text",
        ([
          "class": "map-start-name", "x": frame.midX.shortText, "y": (frame.midY + 4.5).shortText,
        ] as Node.Attributes).and(MapFonts.name.attributes).and(["text-anchor": "middle"])
      ) { name }
    }
  }

  /// Returns the box of several screens, which links to the first of them in the list.
  static func rest(
    _ names: [String], of number: Int, in frame: Rect, ways: [Node], link: String
  ) -> Node {
    let count = "+\(number.grouped) more"
    return Node("a", ["class": "map-box map-rest", "href": link]) {
      Node("title") { "\(number.counted(as: "more screen")), in the list below" }
      ways
      for shift in [6.0, 3, 0] {
        Node(
          "rect",
          frame.offset(by: Point(x: shift, y: shift)).attributes(radius: 12).and([
            "class": "map-frame", "fill": MapColors.panel, "stroke": MapColors.edge,
          ]))
      }
      Node(
        "text",
        ([
          "class": "map-name", "x": (frame.x + 12).shortText, "y": (frame.y + 20).shortText,
        ] as Node.Attributes).and(MapFonts.name.attributes).and(["text-anchor": "start"])
      ) { count }
      for (index, name) in names.enumerated() {
        Node(
          "text",
          ([
            "class": "map-note", "x": (frame.x + 12).shortText,
            "y": (frame.y + 20 + MapForm.footLeading * Double(index + 1)).shortText,
          ] as Node.Attributes).and(MapFonts.foot.attributes).and(["text-anchor": "start"])
        ) {
          MapFonts.foot.fitted(DrawableText(name), in: frame.width - 24).characters
        }
      }
    }
  }
}
