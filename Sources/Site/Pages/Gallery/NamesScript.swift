import AppLayout
import Markup
import Publishing
import SiteFiles
import Wireframe

/// What the search over several pages knows about a screen.
struct NamedScreen {
  let title: String
  let page: String
  /// The name of its picture in its folder; nil for none.
  let picture: String?
  let words: ScreenWords

  init(_ screen: Screen, at page: SitePath, picture: String? = nil, in app: App) {
    title = String(screen.title.beginning(atMost: 200))
    self.page = page.text
    self.picture = picture
    words = ScreenWords(of: screen, in: app)
  }

  /// What the script says about the screen, without the words by which it is found.
  fileprivate var name: [String] { [title, page, picture ?? ""] }
}

/// The script that gives the search of a page all screens of a gallery.
struct NamesScript {
  let screens: [NamedScreen]
  /// The size of the pictures on a page.
  let size: Size
  /// The folder that has the same pictures for dark pages; nil if there are none.
  let dark: String?

  /// The largest that the script may be, in bytes.
  static let mostBytes = 1 << 20

  /// Returns the script. If it would be too large, it leaves out the titles of items, then
  /// everything but names, and finally the last screens.
  func text(atMost most: Int = mostBytes) -> String {
    let forms: [(NamedScreen) -> [String]] = [{ $0.words.facts + $0.words.items }, \.words.facts]
    for words in forms {
      let text = text(of: screens, words)
      if text.utf8.count <= most { return text }
    }
    let frame = text(of: [], { _ in [] }).utf8.count
    var left = most - frame
    let shown = screens.prefix { screen in
      left -= text(of: [screen], { _ in [] }).utf8.count - frame + 6
      return left >= 0
    }
    return text(of: Array(shown), { _ in [] })
  }

  private func text(of screens: [NamedScreen], _ words: (NamedScreen) -> [String]) -> String {
    let json = JSONWriter.text { json in
      json.object { json in
        json.member("width", size.width)
        json.member("height", size.height)
        json.member("dark", dark)
        json.member("screens") { json in
          json.array(screens) { json, screen in
            json.onOneLine { json in
              json.array(screen.name + words(screen)) { $0.string($1) }
            }
          }
        }
      }
    }
    return "dispatchEvent(new CustomEvent(\"riverbed-names\", { detail: \(json) }));\n"
  }
}

extension DocumentKind {
  /// The names of all screens, for the search of a gallery with several pages.
  static let names = DocumentKind(at: .names, .asset, if: { $0.gallery.pages.count > 1 }) {
    .whole(Array($0.namesScript.utf8))
  }
}

extension Site {
  /// The script with the names of all screens, the other words by which the search finds them, and
  /// their pictures on the first device. Only a gallery of several pages loads it.
  var namesScript: String {
    let held = devices.first
    let all = gallery.pages.flatMap { $0.flatMap(\.screens) }
    let entries = all.map { screen in
      let variant = held.flatMap { shownVariant(of: screen, on: $0) }
      return NamedScreen(
        screen, at: paths.page(of: screen),
        picture: variant.map { "\(paths[$0.held].text)/\(PictureState($0).name).svg" }, in: app)
    }
    let size = held?.pictureSize ?? Size(width: 0, height: 0)
    let height = 96.0
    return NamesScript(
      screens: entries,
      size: Size(width: (size.width * height / max(1, size.height)).rounded(), height: height),
      dark: looks[0].dark.map { paths.folder(of: $0.name).text }
    ).text()
  }
}
