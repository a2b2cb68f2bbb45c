import AppModel
import Markup
import SiteFiles

/// The words by which a search finds a screen.
struct ScreenWords {
  /// The id, the kind, the types of components, and the plugins.
  let facts: [String]
  /// The titles of the first items that the screen shows.
  let items: [String]

  /// The maximum number of words of each kind: several screens may show the same long feed.
  private static let most = (facts: 60, items: 40)
  private static let longest = 100

  init(of screen: Screen, in app: App) {
    let components = screen.allComponents
    let types = components.prefix(Self.most.facts).compactMap { $0.typeName?.value }
    let hooks = screen.hooks.prefix(Self.most.facts).map(\.identifier.value)
    let facts = [screen.id, screen.kindWords] + types + hooks
    self.facts = Array(facts.map(Self.short).firstOfEach(\.self).prefix(Self.most.facts))
    var items: [String] = []
    for component in components.prefix(Self.most.facts) where items.count < Self.most.items {
      guard !screen.isConnected, let feed = app.feed(of: component) else { continue }
      items += feed.items.prefix(Self.most.items - items.count).compactMap(\.title)
    }
    if screen.isConnected, let sender = app.sender(of: screen) {
      // Each item fills a component, with its own items if it has some.
      items = sender.sent.lazy.flatMap { [$0] + $0.children }.compactMap(\.title)
        .prefix(Self.most.items).map(\.self)
    }
    self.items = items.map(Self.short).filter { !$0.isEmpty }.firstOfEach(\.self)
  }

  private static func short(_ text: String) -> String {
    text.readable.beginning(atMost: longest).split { $0.isNewline }.joined(separator: " ")
  }
}

/// What the search over several pages knows about a screen.
struct NamedScreen {
  let title: String
  let page: String
  let words: ScreenWords

  /// The largest that the script may be, in bytes.
  static let mostBytes = 1 << 20

  init(_ screen: Screen, at page: SitePath, in app: App) {
    title = String(screen.title.beginning(atMost: 200))
    self.page = page.text
    words = ScreenWords(of: screen, in: app)
  }

  /// Returns the script that gives the search of a page the screens. If it would be too
  /// large, it leaves out the titles of items, then everything but names, and finally the last
  /// screens.
  static func script(of screens: [NamedScreen], atMost most: Int = mostBytes) -> String {
    let forms: [(NamedScreen) -> [String]] = [{ $0.words.facts + $0.words.items }, \.words.facts]
    for words in forms {
      let text = script(of: screens, words)
      if text.utf8.count <= most { return text }
    }
    let frame = script(of: [], { _ in [] }).utf8.count
    var left = most - frame
    let shown = screens.prefix { screen in
      left -= script(of: [screen], { _ in [] }).utf8.count - frame + 4
      return left >= 0
    }
    return script(of: Array(shown), { _ in [] })
  }

  private static func script(
    of screens: [NamedScreen], _ words: (NamedScreen) -> [String]
  ) -> String {
    let json = JSONWriter.text { json in
      json.array(screens) { json, screen in
        json.onOneLine { json in
          json.array([screen.title, screen.page] + words(screen)) { $0.string($1) }
        }
      }
    }
    return "dispatchEvent(new CustomEvent(\"riverbed-names\", { detail: \(json) }));\n"
  }
}

extension Site {
  /// The script with the names of all screens, and the other words by which the search finds them.
  /// Only a gallery of several pages loads it.
  var namesScript: String {
    let all = gallery.pages.flatMap { $0.flatMap(\.screens) }
    let entries = all.map { NamedScreen($0, at: paths.page(of: $0), in: app) }
    return NamedScreen.script(of: entries)
  }
}
