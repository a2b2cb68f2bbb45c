import AppModel
import PageParts

/// All families that screens can use, each with the screens that use it and a name for its files.
package struct FamilyShelf: Sendable {
  /// The families, in the order of the app's file and then Riverbed's own.
  let entries: [Entry]
  /// Names that screens use without a family of that name, in the order they appear.
  let unknown: [Unknown]
  private let places: [String: Int]

  /// A family and the screens that use it.
  package struct Entry: Hashable, Sendable {
    let family: Family
    /// The family's name in paths.
    let name: PathName
    /// Whether the family comes with Riverbed rather than the app.
    let isBuiltIn: Bool
    let screens: [Screen]

    var isUsed: Bool { !screens.isEmpty }
  }

  /// A name without a family.
  struct Unknown: Hashable, Sendable {
    let name: String
    let screens: [Screen]
  }

  init(of app: App) {
    var users: [String: [Screen]] = [:]
    var unknown: [String] = []
    for screen in app.screens where !screen.components.isEmpty {
      let name = screen.styles.family?.value ?? Families.standardName
      if users[name] == nil, app.families[name] == nil { unknown.append(name) }
      users[name, default: []].append(screen)
    }
    let own = Set(app.families.ownNames)
    let families = app.families.all
    var names = PathNames(avoiding: SitePaths.reserved)
    let entries = families.enumerated().map { index, family in
      Entry(
        family: family, name: names.add("\(index)", as: Slugs.slug(of: family.name)),
        isBuiltIn: !own.contains(family.name), screens: users[family.name] ?? [])
    }
    self.entries = entries
    places = Dictionary(firstOf: entries.indices.map { (entries[$0].family.name, $0) })
    self.unknown = unknown.map { Unknown(name: $0, screens: users[$0] ?? []) }
  }

  /// Returns the first family with a name.
  func entry(named name: String) -> Entry? { places[name].map { entries[$0] } }
}
