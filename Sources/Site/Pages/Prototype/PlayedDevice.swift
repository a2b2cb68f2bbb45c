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
      played.site.themes[0].wearing(played.site.app.brand(of: played.layout)),
      namingColors: played.site.looks.count > 1)
  }

  var node: Node {
    let picture = played.picture
    return Node("div", ["class": "device \(played.layout.variant.entrance.rawValue)"]) {
      drawing(picture.back, "back")
      if let content = picture.content {
        panes(in: picture.back).layer([content], named: "content", scrolling: .down)
      }
      Node("div", ["class": "front"], [drawing(picture.front, "front")])
      menu(over: picture.back)
    }
  }

  private func panes(in picture: Wireframe) -> PaneBox {
    PaneBox(canvas: picture.canvas) { drawing($0, $1) }
  }

  private func drawing(_ wireframe: Wireframe, _ name: String) -> Node {
    writer.layer(wireframe, named: name) { played.tap($0) }
  }

  private func menu(over picture: Wireframe) -> [Node] {
    guard let menu = played.menu else { return [] }
    return [
      Node("div", ["class": "menu", "id": PlayedScreen.menuID]) {
        drawing(menu.back, "menu")
        Node(
          "a",
          ["class": "shade", "href": "#\(PlayedScreen.screenID)", "aria-label": "Close the menu"])
        panes(in: picture).layer([menu.rows], named: "menu-rows", scrolling: .down)
        DeadEnd.sentences(inMenu: true)
      }
    ]
  }
}
