import AppLayout
import Markup
import PageParts
import Texts
import Wireframe

/// Tabs of which people choose one, and what the chosen one shows. Each tab is a radio button over
/// its pictures, so that the choice works without a script and lasts while other things open.
struct TabChoice {
  /// Draws a picture; the name distinguishes its ids from those of other pictures.
  let draw: (Wireframe, String) -> Node

  /// Returns the tabs of a strip with the gaps between them.
  func strip(of pane: Pane, _ name: String) -> [Node] {
    let canvas = pane.picture.canvas
    let box = PaneBox(canvas: canvas, draw: draw)
    let tabs = pane.tabs.enumerated().sorted { $0.element.frame.x < $1.element.frame.x }
    var x = canvas.x
    var nodes: [Node] = []
    for (index, tab) in tabs {
      nodes += box.gap(width: tab.frame.x - x, height: canvas.height)
      nodes.append(node(of: tab, index, name))
      x = tab.frame.maxX
    }
    nodes += box.gap(width: canvas.maxX - x, height: canvas.height)
    return [
      Node(
        "div", ["class": "tabs", "role": "group", "aria-label": pane.picture.title], nodes)
    ]
  }

  private func node(of tab: PlayableTab, _ index: Int, _ name: String) -> Node {
    Node("span", ["class": "tab tab-\(index + 1)"]) {
      Node(
        "input",
        [
          "type": "radio", "name": "tab-\(tab.section)", "aria-label": tab.title,
          "checked": index == 0 ? "checked" : nil,
        ])
      Node("span", ["class": "looks", "aria-hidden": "true"]) {
        draw(tab.other, "\(name)-tab-\(index + 1)")
        draw(tab.chosen, "\(name)-chosen-\(index + 1)")
      }
    }
  }

  /// Returns what is below each tab, of which the stylesheet shows one.
  func below(_ choices: [Pane], _ name: String) -> Node {
    Node("div", ["class": "choices"]) {
      for (index, pane) in choices.enumerated() {
        Node("div", ["class": "sheet below-\(index + 1)"]) {
          PaneBox(canvas: pane.picture.canvas, draw: draw)
            .content(of: pane, "\(name)-below-\(index + 1)")
        }
      }
    }
  }
}
