import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles
import Wireframe

/// The site in a few numbers, and the notes on the app as a whole.
struct GallerySummary {
  let site: Site

  func nodes(seenFrom path: SitePath) -> [Node] {
    [
      Node("dl", ["class": "tally"]) {
        fact("Screens", screens.present.grouped) {
          if let missing = screens.missingWords { "and \(missing)" }
        }
        fact("Variants", variantCount.grouped) {}
        fact("Devices", "\(site.axes.devices.count)") {
          listed(site.axes.devices.map(\.name))
        }
        if site.themes.count > 1 {
          fact("Themes", "\(site.themes.count)") { listed(site.themes.map(\.name)) }
        }
        fact("Problems", tally.problems.grouped) {
          Node("a", ["href": path.link(to: SitePart.problems.path)]) { tally.words }
        }
      }
    ] + menus(seenFrom: path)
      + site.notes.general.map { note in
        Node.callout { Node("p", ["dir": "auto"]) { note.text } }
      }
  }

  private var screens: ScreenCount { ScreenCount(site.screens) }
  private var tally: Problems.Tally { Problems.Tally(site.problems.all) }

  private var variantCount: Int {
    site.devices.reduce(0) { count, held in
      site.screens.reduce(count) {
        $0 + site.group(of: $1, on: held.device, in: held.orientation).variants.count
      }
    }
  }

  private func fact(
    _ term: String, _ value: String, @NodeBuilder _ remark: () -> [Node]
  ) -> Node {
    let remark = remark()
    return Node("div") {
      Node("dt") { term }
      Node("dd", ["class": "value"]) { value }
      if !remark.isEmpty { Node("dd", ["class": "muted small"], remark) }
    }
  }

  /// Returns links to the pictures of the open menu, which belongs to the app rather than a screen.
  private func menus(seenFrom path: SitePath) -> [Node] {
    let menus = site.devices.compactMap { held in
      site.menu(on: held, site.themes[0]).map { (held.title, $0.path) }
    }
    guard !menus.isEmpty else { return [] }
    return [
      Node("p", ["class": "small"]) {
        "The open menu: "
        for (index, menu) in menus.enumerated() {
          if index > 0 { ", " }
          Node("a", ["href": path.link(to: menu.1)]) { menu.0 }
        }
      }
    ]
  }
}
