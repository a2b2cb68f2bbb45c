import AppModel
import PageParts
import SiteFiles

/// All families that screens can use, each with the screens that do and a name for its files.
struct FamilyShelf: Sendable {
  /// In the order of the app's file, those of Riverbed's own behind them.
  let entries: [Entry]
  /// Families that screens name and nothing has, in the order of mention.
  let unknown: [Unknown]
  private let places: [String: Int]

  /// A family and who uses it.
  struct Entry: Hashable, Sendable {
    let family: Family
    /// What the family is called in paths.
    let name: PathName
    /// Whether Riverbed brings the family, and not the app.
    let isBuiltIn: Bool
    let screens: [Screen]

    var isUsed: Bool { !screens.isEmpty }
  }

  /// A name that no family has.
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
    places = Dictionary(
      entries.indices.map { (entries[$0].family.name, $0) },
      uniquingKeysWith: { first, _ in first })
    self.unknown = unknown.map { Unknown(name: $0, screens: users[$0] ?? []) }
  }

  /// The first family with a name.
  func entry(named name: String) -> Entry? { places[name].map { entries[$0] } }
}
