/// A screen of the app, from whichever file it came.
package struct Screen: Hashable, Sendable {
  package let id: String
  /// What tells the screen from all others: its id, unless that is missing, taken or too long.
  package internal(set) var key: String
  /// Whether links can name the screen: it has an id that no earlier screen has.
  package internal(set) var hasOwnID = true
  /// The screen's name in files and addresses.
  package internal(set) var slug: String
  package let name: String?
  package let kind: Kind
  /// Where the type is written, if it is.
  package let typeLocation: Location?
  package let origin: Origin
  /// Whether the file calls it the home screen; `App.home` is the one that counts.
  package let isMarkedHome: Bool
  /// Whether what the file says of home is neither true nor false, which reading it has reported.
  let isUnclearHome: Bool
  package let data: DataReference
  package let styles: ScreenStyles
  package let components: [Component]
  package let navigations: [Navigation]
  /// Where the first menu and the first navigation bar stand among them.
  let menuPlace: Int?
  let barPlace: Int?
  package let hooks: [Hook]
  /// The plugins that run behind the screen.
  let laterHooks: [Hook]
  /// The identifiers that hooks name, of those too that the apps ignore.
  let hookNames: [String]
  package let showsBanner: Bool
  package let location: Location

  /// What shows the screen.
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

    package var isPlugin: Bool {
      switch self {
      case .plugin: true
      case .general, .favorites: false
      }
    }
  }

  /// Where the screen came from.
  package enum Origin: Hashable, Sendable {
    /// `rivers.json`.
    case rivers
    /// `AppDefine.json`: a screen of the time before the builder.
    case appDefine
    /// The app itself: it has no screen model.
    case whiteLabel(WhiteLabel)
    /// Nowhere: something leads to it, but no file has it.
    case nowhere
  }

  /// The screens that every app brings.
  package enum WhiteLabel: String, Hashable, Sendable, CaseIterable {
    case settings = "Settings"
    case programGuide = "EPG"

    /// The id under which links lead there.
    package var key: String {
      switch self {
      case .settings: "applicaster_settings"
      case .programGuide: "applicaster_epg"
      }
    }
  }

  /// How entries and buttons name the screen: by its id, unless that is another screen's.
  package var targetName: String { hasOwnID ? id : key }

  /// What the screen is called where people read it.
  package var title: String { (name ?? (id.isEmpty ? "Screen without a name" : id)).readable }

  /// Whether the screen shows what another screen hands over.
  package var isConnected: Bool { data.isConnected ?? false }

  /// The screen that a connected screen names as its sender; Quick Brick calls it the target.
  package var parent: Located<String>? { data.parent ?? data.target }

  /// All components, those inside groups included.
  package var allComponents: [Component] { components.withDescendants(\.components) }

  /// The first navigation of a category, the only one that counts.
  package func navigation(_ category: Navigation.Category) -> Navigation? {
    switch category {
    case .menu: menuPlace.map { navigations[$0] }
    case .navigationBar: barPlace.map { navigations[$0] }
    case .other: navigations.first { $0.category == category }
    }
  }
}
