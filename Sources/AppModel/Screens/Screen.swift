/// A screen of the app, from any of its files.
package struct Screen: Hashable, Sendable {
  /// The unique name of the screen: its id, unless that is missing, taken or too long.
  package internal(set) var key: String
  /// Whether links can name the screen: it has an id that no earlier screen has.
  package internal(set) var hasOwnID = true
  /// The screen's name in files and addresses.
  package internal(set) var slug = ""
  /// The title of a missing screen that only an id for machines is known of; nil for any other.
  package internal(set) var titleOfMissing: String?
  @Shared private var parts: Parts

  init(_ parts: Parts) {
    key = parts.id
    _parts = Shared(wrappedValue: parts)
  }

  /// Returns the screen with other parts.
  func changing(_ change: (inout Parts) -> Void) -> Screen {
    var parts = parts
    change(&parts)
    var screen = self
    screen._parts = Shared(wrappedValue: parts)
    return screen
  }

  package var id: String { parts.id }

  package var name: String? { parts.name }

  package var kind: Kind { parts.kind }

  /// The location of the type, if it is written.
  package var typeLocation: Location? { parts.typeLocation }

  package var origin: Origin { parts.origin }

  /// The name of the file of screens that has it.
  var file: String { parts.file }

  /// Whether the file marks it as the home screen; `App.home` is the one that counts.
  package var isMarkedHome: Bool { parts.isMarkedHome }

  /// Whether the value of `home` is not a Boolean, which has been reported.
  var isUnclearHome: Bool { parts.isUnclearHome }

  package var data: DataReference { _read { yield parts.data } }

  package var styles: ScreenStyles { _read { yield parts.styles } }

  package var components: [Component] { parts.components }

  /// The menus and bars that are written in the screen.
  package var navigations: [Navigation] { parts.navigations }

  package var hooks: [Hook] { parts.hooks }

  /// The plugins that run after the screen.
  var laterHooks: [Hook] { parts.laterHooks }

  /// The identifiers of all hooks, including hooks that the apps ignore.
  var hookNames: [String] { parts.hookNames }

  /// Whether the client of today shows the screen without a menu, and without a bar.
  var hidesMenu: Bool { parts.hidesMenu }
  var hidesBar: Bool { parts.hidesBar }

  package var showsBanner: Bool { parts.showsBanner }

  var localizations: Localizations { parts.localizations }

  package var location: Location { parts.location }

  /// How the screen is shown.
  package enum Kind: Hashable, Sendable {
    case general, favorites
    /// The identifier of a screen plugin.
    case plugin(String)

    init(_ type: String?) {
      switch type {
      case nil, "general_content": self = .general
      case "favorites": self = .favorites
      case let type?: self = .plugin(type)
      }
    }

    /// The type as rivers.json spells it.
    package var typeName: String {
      switch self {
      case .general: "general_content"
      case .favorites: "favorites"
      case .plugin(let identifier): identifier
      }
    }

    package var isPlugin: Bool {
      switch self {
      case .plugin: true
      case .general, .favorites: false
      }
    }
  }

  /// Whether something leads to the screen although no file has it.
  package var isMissing: Bool { origin == .nowhere }

  /// Where the screen comes from.
  package enum Origin: Hashable, Sendable {
    /// `rivers.json`.
    case rivers
    /// `AppDefine.json`: a screen from before the builder existed.
    case appDefine
    /// The app itself, which has no screen model for it.
    case whiteLabel(WhiteLabel)
    /// No file, although something leads to it.
    case nowhere
  }

  /// The screens that are built into every app.
  package enum WhiteLabel: String, Hashable, Sendable, CaseIterable {
    case settings = "Settings"
    case programGuide = "EPG"

    /// The id that links use for the screen.
    package var key: String {
      switch self {
      case .settings: "applicaster_settings"
      case .programGuide: "applicaster_epg"
      }
    }

    /// The identifiers of the plugins that are the screen, in today's apps and in older ones.
    private var plugins: [String] {
      switch self {
      case .settings: [key, "settings_contact_us_legacy", "settings_about_us_legacy"]
      case .programGuide: [key, "epg_legacy_screen"]
      }
    }

    /// Finds the screen that a ui_tag names, by its word or its plugin, in any case of letters.
    init?(uiTag: String) {
      let tag = uiTag.lowercased()
      guard
        let screen = Self.allCases.first(where: {
          $0.rawValue.lowercased() == tag || $0.plugins.contains(tag)
        })
      else { return nil }
      self = screen
    }
  }

  /// The name that entries and buttons use for the screen: its id, unless that is another screen's.
  package var targetName: String { hasOwnID ? id : key }

  /// Whether something that names a screen, and perhaps a data source, names what is on this one.
  package func isShown(by target: String?, source: String?) -> Bool {
    target == targetName && (source == nil || source == data.source?.value)
  }

  /// Whether a bar button leads to this screen with the data that it shows.
  func isShown(by item: NavigationItem) -> Bool {
    isShown(by: item.target, source: item.data.source?.value)
  }

  /// The name of the screen for people to read.
  package var title: String {
    if let name { return name.readable }
    if id.isEmpty { return "Screen without a name" }
    return titleOfMissing ?? id.readable
  }

  /// Whether the screen shows what another screen hands over.
  package var isConnected: Bool { data.isConnected }

  /// The screen that a connected screen names as its sender; Quick Brick calls it the target.
  package var parent: Located<String>? { data.parent ?? data.target }

  /// What pictures of other screens may show of the screen: all but its components.
  package var outside: Screen { components.isEmpty ? self : changing { $0.components = [] } }

  /// All components, including those inside groups.
  package var allComponents: [Component] { components.withDescendants(\.components) }

  /// Returns the first navigation of a category, which is the only one that counts, or else the one
  /// that the screen has of the layout.
  package func navigation(_ category: Navigation.Category) -> Navigation? {
    switch category {
    case .menu: parts.menuIndex.map { navigations[$0] } ?? parts.sharedMenu
    case .navigationBar: parts.barIndex.map { navigations[$0] } ?? parts.sharedBar
    case .other: navigations.first { $0.category == category }
    }
  }
}
