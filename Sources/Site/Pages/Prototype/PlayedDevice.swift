import AppLayout
import AppModel
import Markup
import PageParts
import Wireframe

/// The device of a prototype: the screen in layers, and the open menu over it.
struct PlayedDevice {
  private let played: PlayedScreen
  private let writer: SVGWriter

  init(_ played: PlayedScreen) {
    self.played = played
    writer = SVGWriter(
      played.site.themes[0].wearing(played.site.brand(of: played.layout)))
  }

  /// The device, and the words about parts that open nothing.
  var nodes: [Node] {
    let picture = played.picture
    var ends = DeadEnds(named: "nothing")
    let back = drawing(picture.back, "back", &ends)
    let content = picture.content.map {
      layer($0, over: picture.back, named: "content", &ends)
    }
    let front = drawing(picture.front, "front", &ends)
    let device = Node("div", ["class": classes]) {
      back
      if let content { content }
      Node("div", ["class": "front"], [front])
      menu(over: picture.back)
    }
    return [device] + ends.nodes(backTo: PlayedScreen.screenID)
  }

  private var classes: String {
    let entrance = played.layout.variant.entrance.rawValue
    return played.picture.back.canvas.height > Self.large
      ? "device large \(entrance)" : "device \(entrance)"
  }

  /// The height in points above which a device needs more room than a phone.
  private static let large = 1_000.0

  private func layer(
    _ pane: Pane, over picture: Wireframe, named name: String, _ ends: inout DeadEnds
  ) -> Node {
    withoutActuallyEscaping({ drawing($0, $1, &ends) }) { draw in
      PaneBox(canvas: picture.canvas, draw: draw).layer([pane], named: name, scrolling: .down)
    }
  }

  private func drawing(
    _ wireframe: Wireframe, _ name: String, _ ends: inout DeadEnds
  ) -> Node {
    writer.layer(wireframe, named: name) { box in
      switch played.reaction(to: box) {
      case .link(let link): .link(link)
      case .back(let link): .back(link)
      case .nothing(let words): .nothing(ends.link(to: words))
      case nil: nil
      }
    }
  }

  /// The open menu, with the words about those of its rows that open nothing.
  private func menu(over picture: Wireframe) -> [Node] {
    guard let menu = played.menu else { return [] }
    var ends = DeadEnds(named: "menu-nothing")
    let back = drawing(menu.back, "menu", &ends)
    let rows = layer(menu.rows, over: picture, named: "menu-rows", &ends)
    return [
      Node("div", ["class": "menu", "id": PlayedScreen.menuID]) {
        back
        Node(
          "a",
          ["class": "shade", "href": "#\(PlayedScreen.screenID)", "aria-label": "Close the menu"])
        rows
        ends.nodes(backTo: PlayedScreen.menuID)
      }
    ]
  }
}
