/// A menu or navigation bar as a screen describes it.
package struct Navigation: Hashable, Sendable {
  /// The maximum number of buttons that a navigation bar shows, on any device.
  package static let mostButtons = 3

  package let id: String?
  package let name: String?
  /// The identifier of the plugin that draws it.
  package let type: Located<String>?
  package let category: Category
  package let bar: NavigationBarModel
  package private(set) var items: [NavigationItem]
  /// The file in which it is written next to the screens, which share it; nil for one of a screen.
  private(set) var sharedFile: String?
  /// What people notice of the navigation besides what pictures show.
  private let undrawn: UndrawnValues
  package let location: Location

  /// The kind of a navigation.
  package enum Category: Hashable, Sendable {
    case menu, navigationBar
    case other(String)

    init(_ name: String?) {
      switch name {
      case "menu": self = .menu
      case "nav_bar": self = .navigationBar
      case let name: self = .other(name ?? "")
      }
    }

    /// The name of the category in the file.
    package var name: String {
      switch self {
      case .menu: "menu"
      case .navigationBar: "nav_bar"
      case .other(let name): name
      }
    }
  }

  /// Reads a navigation of a screen.
  init(_ reader: inout ObjectReader) {
    self.init(&reader, as: nil)
  }

  /// Reads a navigation bar that is written on its own, in the settings.
  init(barOf reader: inout ObjectReader) {
    self.init(&reader, as: .navigationBar)
  }

  private init(_ reader: inout ObjectReader, as known: Category?) {
    reader.knows(
      "default", "data", "localizations", "rivers_configuration_id", "data_source_id", "preset_id",
      "position")
    // The navigation may be a plugin's.
    undrawn = reader.undrawn("rules", "general", isOfPlugin: true)
    location = reader.location
    id = reader.text("id")
    name = reader.text("name")
    type = reader.locatedText("navigation_type")
    let category = reader.locatedText("category")
    self.category = known ?? Category(category?.value)
    bar = NavigationBarModel(&reader, isBar: self.category == .navigationBar)
    items = NavigationItem.all(&reader)
    if case .other(let name) = self.category, !reader.hasNoText("category") {
      reader.report(.unknownCategory(name), at: category?.location)
    }
  }

  /// Returns the navigation with other items.
  func showing(_ items: [NavigationItem]) -> Navigation {
    var navigation = self
    navigation.items = items
    return navigation
  }

  /// Whether it is written next to the screens, which share it, and not in one of them.
  package var isShared: Bool { sharedFile != nil }

  /// Returns the navigation as one that the screens of a file share.
  func shared(in file: String) -> Navigation {
    var navigation = self
    navigation.sharedFile = file
    return navigation
  }

  /// Returns the navigation with its items in the order of their positions, if all have one.
  func ordered() -> Navigation { showing(NavigationItem.ordered(items)) }

  /// The items of a bar; of one that many screens share, only those that are shown.
  var shownItems: ArraySlice<NavigationItem> {
    isShared ? items.prefix(Self.mostButtons) : items[...]
  }

  /// All items, including those inside nested menus.
  package var allItems: [NavigationItem] { items.withDescendants(\.items) }
}

extension Rule {
  static let unknownCategory = Rule(
    "unknown-navigation-category",
    means: "A navigation is not a menu or a navigation bar.",
    matters: "The app does not use it: the screen may be without its menu or its bar.",
    fix: "Write \"category\": \"menu\" or \"category\": \"nav_bar\".")
}

extension Diagnostic.Message {
  fileprivate static func unknownCategory(_ name: String) -> Self {
    let text: Diagnostic.Sentence =
      name.isEmpty
      ? "a navigation has no category" : "'\(name: name)' is not a navigation category"
    return Self(
      .unknownCategory, .warning, "\(text); the app does not use it",
      .init(nearest: Nearest.name(to: name, among: ["menu", "nav_bar"])))
  }
}
