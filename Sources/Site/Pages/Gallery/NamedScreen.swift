import AppModel
import Markup
import SiteFiles

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
