/// The kind of a component. The set is closed: a new kind is a compile error wherever it matters.
package enum ComponentKind: Hashable, Sendable {
  case list, grid, hero, horizontalList, banner, htmlTicker
  case tabBar, tabs, sectionPicker, screenPicker, webview, group
  /// A `ui_component` plugin, by its identifier, or a type that nothing knows.
  case custom(String)

  /// Reads a `component_type` of the builder; the apps compare it without case.
  package init(_ name: String) {
    self.init(name, in: .rivers)
  }

  /// Reads a `component_type` of a screen, by where the screen comes from.
  init(_ name: String, in origin: Screen.Origin) {
    let spelled = name.lowercased()
    let old = origin == .appDefine ? Self.oldNames[spelled] : nil
    self = Self.named[spelled] ?? old ?? .custom(name)
  }

  /// The types that a screen may have besides those of plugins, as they are spelled.
  static func names(in origin: Screen.Origin) -> [String] {
    builderNames + (origin == .appDefine ? oldNames.keys.sorted() : [])
  }

  /// The types as the builder spells them.
  static let builderNames = [
    "list", "grid", "hero", "carousel", "horizontal_list", "banner", "html_ticker", "tab_bar",
    "tabs", "section_picker", "screen_picker", "webview", "group",
  ]

  private static let named: [String: ComponentKind] = [
    "list": .list, "grid": .grid, "hero": .hero, "carousel": .hero,
    "horizontal_list": .horizontalList, "banner": .banner, "html_ticker": .htmlTicker,
    "tab_bar": .tabBar, "tabs": .tabs, "section_picker": .sectionPicker,
    "screen_picker": .screenPicker, "webview": .webview, "group": .group,
    "gallery-qb": .hero, "horizontal_list_qb": .horizontalList, "group-qb": .group,
    "grid-qb": .grid, "hero-qb": .hero, "list-qb": .list, "group-info": .group,
    "group-info-qb": .group, "empty_group_component": .group,
    "screen-picker-qb-tv": .screenPicker,
  ]

  /// Whether a component shows one item, whatever its limit is: today's client draws this hero as a
  /// horizontal list of one.
  static func isSingle(_ name: String?) -> Bool { name?.lowercased() == "hero-qb" }

  /// The types that only `AppDefine.json` has.
  private static let oldNames: [String: ComponentKind] = ["composite": .group]

  /// The family sections that have the cell styles of this kind, preferred section first.
  package var familySections: [String] {
    switch self {
    case .list: ["list", "list_cell"]
    case .grid: ["grid", "grid_cell"]
    case .hero: ["hero_cell", "hero"]
    case .horizontalList: ["horizontal_list_cell", "horizontal_list"]
    case .banner: ["banner"]
    case .htmlTicker: ["html_ticker"]
    case .tabBar: ["tab_bar_cell", "tabs_cell", "tab_bar", "tabs"]
    case .tabs: ["tabs_cell", "tabs"]
    case .sectionPicker: ["section_picker_cell", "section_picker"]
    case .screenPicker: ["screen_picker_cell", "screen_picker"]
    case .webview: ["webview"]
    case .group: ["group"]
    case .custom(let name): [name.lowercased(), "ui_component"]
    }
  }

  /// Whether a plugin draws the component, or nothing knows it.
  var isCustom: Bool {
    switch self {
    case .custom: true
    case .list, .grid, .hero, .horizontalList, .banner, .htmlTicker, .tabBar, .tabs,
      .sectionPicker, .screenPicker, .webview, .group:
      false
    }
  }

  /// Whether a component of this kind can have another one under its cells.
  var hasBody: Bool { self == .tabBar || self == .tabs }

  /// Whether a component of this kind shows nothing unless a data source fills it.
  package var needsData: Bool {
    switch self {
    case .list, .grid, .hero, .horizontalList, .htmlTicker, .tabBar, .tabs, .sectionPicker,
      .screenPicker, .webview:
      true
    case .banner, .group, .custom: false
    }
  }
}
