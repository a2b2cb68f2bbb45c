import AppModel
import SiteFiles

/// Pages of a screen that have another address than in another state of the app: how their paths
/// began then, and how they begin now.
package struct MovedPages: Hashable, Sendable {
  package let old: String
  package let new: String

  /// Takes a page, or the folder of which it is the first one.
  fileprivate init?(_ old: SitePath, _ new: SitePath) {
    guard old != new else { return nil }
    let name = "\(ReservedNames.index).xhtml"
    let end = new.text.hasSuffix("/\(name)") ? name.count : 0
    (self.old, self.new) = (String(old.text.dropLast(end)), String(new.text.dropLast(end)))
  }
}

extension Site {
  /// Returns the pages of screens that had other addresses in another state of the app.
  package func movedPages(since old: Site) -> [MovedPages] {
    let known = Dictionary(firstOf: old.screens.map { ($0.key, $0) })
    return screens.flatMap { screen -> [MovedPages] in
      guard let before = known[screen.key] else { return [] }
      let pages = MovedPages(old.paths.page(of: before), paths.page(of: screen))
      let played = prototypes.map { held in
        MovedPages(
          old.paths.prototype(of: before, on: held), paths.prototype(of: screen, on: held))
      }
      return ([pages] + played).compactMap(\.self)
    }
  }
}
