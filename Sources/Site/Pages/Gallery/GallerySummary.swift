import AppLayout
import PageParts
import Wireframe

/// What there is besides screens: problems, the open menu, and the notes on the app as a whole.
struct GallerySummary {
  let site: Site

  /// Returns the links to the problems and to the open menu.
  @NodeBuilder func links(seenFrom path: SitePath) -> [Node] {
    Node("a", ["class": "aside", "href": path.link(to: SitePart.problems.path)]) {
      Problems.Tally(of: site.problems.all).words
    }
    if hasMenu { Node("a", ["class": "aside", "href": "#menu"]) { "The open menu" } }
  }

  /// How much the site has, at its end.
  var count: Node {
    Node("p", ["class": "muted small"]) {
      "\(site.comparedPictureCount.counted(as: "picture")), "
      site.axes.devices.count.counted(as: "device")
      site.themes.count > 1 ? ", \(site.themes.count.counted(as: "theme"))" : ""
    }
  }

  /// The notes on the app, folded.
  var notes: [Node] {
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
    let menus = site.devices.compactMap { OpenMenu(of: site.app, on: $0) }
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
