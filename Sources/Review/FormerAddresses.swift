import AppModel

/// What `formerly` in riverbed.json says where links to all pages of screens of before still lead to
/// them: the slugs that screens had, and those that they have now.
package struct FormerAddresses: Sendable {
  /// The slugs, old and new; none if no page moves, or if the file says everything already.
  package let entries: [(old: String, new: String)]

  static let none = FormerAddresses()

  private init() { entries = [] }

  /// Finds the screens that have another slug than before, given those that have another key, old by
  /// new. What the file says already is kept.
  init(from old: App, to new: App, _ renamed: [String: String]) {
    let slugs = Set(new.screens.map(\.slug))
    // A screen that only shares its name with the stand-in of a missing one gets its address back.
    let written = Dictionary(grouping: new.screens.filter(\.isWritten)) {
      Slugs.slug(of: $0.name ?? $0.id)
    }
    let moved = new.screens.compactMap { screen -> (old: String, new: String)? in
      guard let before = old.screen(renamed[screen.key] ?? screen.key),
        before.isWritten, screen.isWritten, before.slug != screen.slug,
        !slugs.contains(before.slug),
        written[before.slug]?.only?.key != screen.key
      else { return nil }
      return (before.slug, screen.slug)
    }
    // A screen that moves again takes along the addresses that led to it.
    let next = Dictionary(moved) { first, _ in first }
    let known = new.site.formerly.compactMap { address -> (old: String, new: String)? in
      let (old, new) = (address.old.value, address.new.value)
      let end = slugs.contains(new) ? new : next[new]
      return slugs.contains(old) ? nil : end.map { (old, $0) }
    }
    let isSaid = Set(new.site.formerly.map(\.old.value))
    let left = moved.filter { !isSaid.contains($0.old) }
    entries = left.isEmpty ? [] : known + left
  }
}
