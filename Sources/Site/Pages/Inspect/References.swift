import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles

/// The ways in which a page points at what it speaks of: screens, and places in the app's files.
struct References {
  let site: Site
  let path: SitePath

  /// How many screens are named in a row.
  private static let mostScreens = 12

  /// A line of a file, as editors take it; nothing for what stands in no file of the app.
  func place(_ location: Location?) -> [Node] {
    guard let position = location.flatMap({ site.positions[$0] }) else { return [] }
    return [Node("code", ["class": "place"]) { position.text }]
  }

  /// A text of the app's, set apart so that its direction stays its own.
  func text(_ text: String) -> Node {
    .own(text)
  }

  /// A screen by its title, as a link where the site shows it.
  func link(to screen: Screen) -> Node {
    link(screen.title, to: shows(screen) ? site.paths.page(of: screen) : nil)
  }

  /// A text that leads to a file of the site, if there is one.
  func link(_ title: String, to target: SitePath?) -> Node {
    guard let target else { return text(title) }
    return Node("a", ["href": path.link(to: target)]) { text(title) }
  }

  /// A screen or an address, as links of the app name it.
  func target(_ key: String) -> Node {
    guard let screen = site.app.screen(key) else {
      return Node("code") { key.readable }
    }
    return link(to: screen)
  }

  /// A word of the pages that leads to what the legend says about it.
  func word(_ word: String, _ chapter: String) -> Node {
    Node("a", ["href": path.link(to: SitePart.legend.path, at: chapter)]) { word }
  }

  /// The name of a screen's family, which leads to the family's page.
  func family(of screen: Screen) -> [Node] {
    let name = screen.styles.family?.value ?? Families.standardName
    guard let family = site.app.family(of: screen) else {
      return [Node.own(name), .text(" (unknown)")]
    }
    let entry = site.families.entry(named: family.name)
    return [link(name, to: entry.map(SitePath.family) ?? SitePart.families.path)]
      + (screen.styles.family == nil ? [.text(" (the standard one)")] : [])
  }

  /// Screens in a row; of many the first ones, and how many there are.
  func links(to screens: some Collection<Screen>) -> [Node] {
    let shown = screens.prefix(Self.mostScreens)
    let rest = screens.count - shown.count
    return shown.enumerated().flatMap { index, screen in
      (index > 0 ? [Node.text(", ")] : []) + [link(to: screen)]
    } + (rest > 0 ? [.text(" and \(rest) more")] : [])
  }

  /// Whether the site has pages of a screen.
  func shows(_ screen: Screen) -> Bool { site.axes.screens?.contains(screen.key) ?? true }
}
