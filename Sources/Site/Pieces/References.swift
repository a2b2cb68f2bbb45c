import AppLayout
import PageParts

/// The links from a page to other pages, and the places in the app's files that it names.
struct References {
  let site: Site
  let path: SitePath

  /// The maximum number of screens named in a row.
  private static let mostScreens = 12

  /// Returns the file and line of a location, in the form editors accept; nothing if it is not in
  /// the app's files.
  func place(_ location: Location?) -> [Node] {
    guard let position = location.flatMap({ site.positions[$0] }) else { return [] }
    return [Node("code", ["class": "place"]) { position.text }]
  }

  /// Returns the title of a screen, linked if the site shows the screen.
  func link(to screen: Screen) -> Node {
    link(screen.title, to: site.shows(screen) ? site.paths.page(of: screen) : nil)
  }

  /// Returns a text, linked to a file of the site if there is one.
  func link(_ title: String, to target: SitePath?) -> Node {
    guard let target else { return .appText(title) }
    return Node("a", ["href": path.link(to: target)]) { Node.appText(title) }
  }

  /// Returns a screen or an address that a link of the app names.
  func target(_ key: String) -> Node {
    guard let screen = site.app.screen(key) else {
      return Node("code") { key.readable }
    }
    return link(to: screen)
  }

  /// Returns a word linked to its explanation in the legend.
  func word(_ word: String, _ chapter: LegendChapter) -> Node {
    Node("a", ["href": path.link(to: SitePart.legend.path, at: chapter.id)]) { word }
  }

  /// Returns the name of a screen's family, linked to the family's page.
  func family(of screen: Screen) -> [Node] {
    let name = screen.styles.family?.value ?? Families.standardName
    guard let family = site.app.family(of: screen) else {
      return [Node.appText(name), .text(" (unknown)")]
    }
    let entry = site.families.entry(named: family.name)
    return [link(name, to: entry.map(SitePath.family) ?? SitePart.families.path)]
      + (screen.styles.family == nil ? [.text(" (the default)")] : [])
  }

  /// Returns links to the first screens, and how many more there are.
  func links(to screens: some Collection<Screen>) -> [Node] {
    let shown = screens.prefix(Self.mostScreens)
    let rest = screens.count - shown.count
    return shown.enumerated().flatMap { index, screen in
      (index > 0 ? [Node.text(", ")] : []) + [link(to: screen)]
    } + (rest > 0 ? [.text(" \(rest.andMore())")] : [])
  }

  /// Returns the address of the part about a component on the page that explains a screen, on a
  /// device or the first one; nil if the site does not have the page.
  func explanation(
    of component: ElementIndex<Component>, on screen: Screen, held: HeldDevice? = nil
  ) -> String? {
    guard let held = held ?? site.devices.first, site.shows(screen) else { return nil }
    return path.link(
      to: site.paths.inspection(of: screen, on: held),
      at: InspectedComponents.id(of: component))
  }
}
