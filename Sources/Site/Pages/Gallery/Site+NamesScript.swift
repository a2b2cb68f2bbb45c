import AppModel
import Markup
import SiteFiles

extension Site {
  /// The script with the names of all screens and what else the search finds them by. Only a gallery
  /// of several pages loads it.
  var namesScript: String {
    let all = gallery.pages.flatMap { $0.flatMap(\.screens) }
    let entries = all.map { NamedScreen($0, at: paths.page(of: $0), in: app) }
    return NamedScreen.script(of: entries)
  }
}
