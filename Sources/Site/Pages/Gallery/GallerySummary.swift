import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles
import Wireframe

/// The site in a line, and the notes on the app as a whole.
struct GallerySummary {
  let site: Site

  func nodes(seenFrom path: SitePath) -> [Node] {
    [Node("ul", ["class": "tally"], facts(seenFrom: path).map { Node("li", [:], $0) })] + notes
  }

  private var tally: Problems.Tally { Problems.Tally(of: site.problems.all) }

  private func facts(seenFrom path: SitePath) -> [[Node]] {
    var facts: [[Node]] = [
      [.text(site.comparedPictureCount.counted(as: "picture"))],
      [.text(site.axes.devices.count.counted(as: "device"))],
    ]
    if site.themes.count > 1 { facts.append([.text(site.themes.count.counted(as: "theme"))]) }
    facts.append([Node("a", ["href": path.link(to: SitePart.problems.path)]) { tally.words }])
    if hasMenu { facts.append([Node("a", ["href": "#menu"]) { "open menu" }]) }
    return facts
  }

  private var notes: [Node] {
    let notes = site.notes.general
    guard !notes.isEmpty else { return [] }
    return [
      Node.details("\(notes.count.counted(as: "note")) on the app", isPrinted: true) {
        for note in notes { Node.callout { Node("p", ["dir": "auto"]) { note.text } } }
      }
    ]
  }

  private var hasMenu: Bool { OpenMenu.exists(in: site.app) }

  /// Returns the pictures of the open menu, which belongs to the app rather than a screen.
  func menu(seenFrom path: SitePath) -> [Node] {
    let menus = site.devices.compactMap { site.menu(on: $0) }
    guard !menus.isEmpty else { return [] }
    return [
      Node.section("menu", "The open menu") {
        Node("div", ["class": "pictures"], site.figures(of: menus, seenFrom: path))
      }
    ]
  }
}

extension Site {
  /// Returns small pictures of open menus, each linked to its page.
  func figures(of menus: [OpenMenu], seenFrom path: SitePath) -> [Node] {
    menus.map { menu in
      let held = menu.below.held
      return Node("figure", ["class": "figure"]) {
        byLook { look, classes in
          picture(
            "The open menu on \(held.title)", in: look, seenFrom: path,
            size: held.pictureSize, within: Size(width: 132, height: 280)
          ) { menuPicture(of: menu, $0) }
          .link(to: path.link(to: menuPage(of: menu), at: choosing(look)), class: classes)
        }
        Node("figcaption") { held.title }
      }
    }
  }
}
