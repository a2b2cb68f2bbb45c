/// What a value in a JSON file of an app is, as far as that decides what the things inside are
/// called.
enum SourcePlace: Hashable, Sendable {
  /// A value whose keys and elements are called like those of any other.
  case value
  case screen, legacyScreen, component, navigation, item, settings
  /// A file that holds more than its screens.
  case rivers, dump, appDefine
  /// Things of one kind, in an array or under keys.
  case screens, legacyScreens, components, navigations, sharedNavigations, entries, items
  /// A screen in the place of a list of screens.
  case soleScreen

  /// Finds out what the whole of a file is.
  init(ofFile name: String, _ root: JSON) {
    switch AppFile(named: name) {
    case .rivers:
      switch RiversFile.Shape(of: root) {
      case .list(let list), .keyed(let list):
        self = list.location == root.location ? .screens : .rivers
      case .dump: self = .dump
      case .single: self = .soleScreen
      case .nothing: self = .value
      }
    case .appDefine: self = .appDefine
    case .settings: self = .settings
    case .collections: self = .items
    case nil where AppFile.isInFeeds(name): self = .item
    case .families, .plugins, .routes, .riverbed, .feedIndex, nil: self = .value
    }
  }

  /// Returns what is under a key.
  func inside(_ key: String) -> SourcePlace {
    switch (self, key) {
    case (.rivers, "screens"): .screens
    case (.dump, "screenMap"): .soleScreen
    case (.appDefine, "screens"): .legacyScreens
    case (.screen, "ui_components"), (.legacyScreen, "components"), (.component, "ui_components"):
      .components
    case (.screen, "navigations"): .navigations
    case (.rivers, "navigations"): .sharedNavigations
    case (.navigation, "nav_items"): .entries
    case (.item, "children"), (.item, "entry"): .items
    case (.settings, "navigation_bar"): .navigation
    case (.settings, "build_params"): .settings
    default: .value
    }
  }

  /// The keys that paths leave out, because what is under them is known without them. The names
  /// under the first ones are taken first.
  var omitted: [String] {
    switch self {
    case .rivers, .appDefine: ["screens"]
    case .dump: ["screenMap"]
    case .item: ["children", "entry"]
    case .settings: ["build_params"]
    case .value, .screen, .legacyScreen, .component, .navigation, .screens, .legacyScreens,
      .components, .navigations, .sharedNavigations, .entries, .items, .soleScreen:
      []
    }
  }

  /// What each element of a list is; nil for anything that is not a list of things.
  var element: SourcePlace? {
    switch self {
    case .screens, .soleScreen: .screen
    case .legacyScreens: .legacyScreen
    case .components: .component
    case .navigations, .sharedNavigations, .entries: .navigation
    case .items: .item
    case .value, .screen, .legacyScreen, .component, .navigation, .item, .settings, .rivers, .dump,
      .appDefine:
      nil
    }
  }

  /// Returns the name of an element of a list of things, which may be written under a key; nil
  /// where the apps leave the element out.
  func name(of element: JSON, under key: String?) -> String? {
    guard element.isObject else { return nil }
    let text = { (key: StaticString) in element.member(key)?.plainText }
    switch self {
    case .screens, .soleScreen:
      return SourceNames.screen(id: text("id") ?? key ?? "", name: text("name"))
    case .legacyScreens: return SourceNames.screen(id: key ?? "", name: nil)
    case .components:
      return SourceNames.component(
        id: text("id"), type: text("component_type"),
        source: element.member("data")?.member("source")?.plainText)
    case .navigations: return text("category") ?? ""
    case .sharedNavigations: return text("id") ?? text("category") ?? ""
    case .entries:
      return NavigationItem.Kind(text("type") ?? "").isUnknown
        ? nil : SourceNames.entry(id: text("id"), title: text("title"))
    case .items:
      return SourceNames.item(id: text("id"), tag: text("ui_tag") ?? key, title: text("title"))
    case .value, .screen, .legacyScreen, .component, .navigation, .item, .settings, .rivers, .dump,
      .appDefine:
      return nil
    }
  }
}
