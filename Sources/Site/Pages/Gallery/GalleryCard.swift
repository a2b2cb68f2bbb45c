import AppLayout
import PageParts

/// A screen in the gallery: how it looks, what it is, and whether it has problems.
struct GalleryCard {
  let site: Site
  let screen: Screen
  let pictures: GalleryPictures
  /// Whether the card is under the heading of its letter.
  let isUnderLetter: Bool

  func node(seenFrom path: SitePath) -> Node {
    let address = path.link(to: site.paths.page(of: screen))
    let problems = site.problems.of(screen)
    return Node("li", ["class": classes(problems), "data-find": searchText]) {
      Node("div", ["class": "stage"], pictures.nodes(of: screen, in: site, seenFrom: path))
      Node("div", ["class": "words"]) {
        Node(isUnderLetter ? "h3" : "h2") {
          Node("a", ["href": address, "data-step": "screen", "title": fullTitle]) {
            Node.appText(screen.title)
          }
        }
        if let shown { Node("p", ["class": "muted small"]) { "Shown with \(shown)" } }
        badges(problems, at: address, seenFrom: path)
      }
    }
  }

  /// Whether the title already says that the screen is the home screen.
  private var saysHome: Bool {
    screen.title.lowercased().split { !$0.isLetter }.contains("home")
  }

  /// The full title, if the card may cut it off.
  private var fullTitle: String? {
    screen.title.count > Self.longTitle ? screen.title : nil
  }

  private static let longTitle = 60

  /// The bars in the picture, if the site leaves out the configured ones.
  private var shown: String? {
    guard let held = site.devices.first, let variant = site.shownVariant(of: screen, on: held),
      variant != site.configuredVariant(of: screen, on: held)
    else { return nil }
    return variant.words
  }

  /// Returns the classes that the stylesheet filters by.
  private func classes(_ problems: [Problem]) -> String {
    var classes = [
      "screen", "type-\(ScreenKind(of: screen).rawValue)",
      "placement-\(site.app.placement(of: screen).rawValue)",
    ]
    if screen.key == site.app.home?.key { classes.append("home") }
    if Problems.Tally(of: problems).severeCount > 0 { classes.append("has-problems") }
    if !site.notes.on(screen).isEmpty { classes.append("has-notes") }
    if site.changes?.screens[screen.key] != nil { classes.append("has-changes") }
    return classes.joined(separator: " ")
  }

  /// The texts that the script's search field searches, the title first; with several pages, a script has the names
  /// of all screens.
  private var searchText: String {
    guard site.gallery.pages.count == 1 else { return screen.title }
    let words = ScreenWords(of: screen, in: site.app)
    return ([screen.title] + words.facts + words.items).joined(separator: " · ")
  }

  private func badges(
    _ problems: [Problem], at address: String, seenFrom path: SitePath
  ) -> [Node] {
    var badges: [Node] = []
    if let mark = site.changes?.screens[screen.key] { badges += mark.badges(seenFrom: path) }
    if screen.key == site.app.home?.key, !saysHome { badges.append(.badge("Home", .accent)) }
    let kind = ScreenKind(of: screen)
    switch kind {
    case .legacy, .whiteLabel, .plugin: badges.append(.badge(kind.title))
    case .missing: badges.append(.badge(kind.title, .warning))
    case .general, .favorites: break
    }
    if site.app.placement(of: screen) == .overlay { badges.append(.badge("Bar over the content")) }
    if screen.isConnected { badges.append(.badge("Connected")) }
    let tally = Problems.Tally(of: problems)
    for (count, word, tone) in tally.severe {
      badges.append(.badge(count.counted(as: word), tone, to: "\(address)#problems"))
    }
    let notes = site.notes.on(screen).count
    if notes > 0 {
      badges.append(
        .badge(notes.counted(as: "note"), .note, to: "\(address)#\(PagePlace.notes)"))
    }
    return badges.isEmpty ? [] : [.badges(badges)]
  }
}
