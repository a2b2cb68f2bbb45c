/// The kinds of boxes in a wireframe, as its SVG names them.
package enum BoxKind: String, Hashable, Sendable, CaseIterable {
  case window
  case statusBar = "status-bar"
  case navigationBar = "navigation-bar"
  case contextButton = "context-button"
  case barTitle = "bar-title"
  case barButton = "bar-button"
  case root
  case section, header, footer, cell, strip
  case pluginArea = "plugin-area"
  case banner
  case tabBar = "tab-bar"
  case tab
  case menu
  case menuRow = "menu-row"
  case notice
  case safeArea = "safe-area"
  case fold
  case legend

  private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// Reads the name of a kind. A table is faster than to compare the name with all others.
  init?(named name: String) {
    guard let kind = Self.named[name] else { return nil }
    self = kind
  }
}
