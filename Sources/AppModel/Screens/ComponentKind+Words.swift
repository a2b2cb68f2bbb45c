extension ComponentKind {
  /// The kind in words that people outside the builder understand.
  package var words: String {
    switch self {
    case .list: "list"
    case .grid: "grid"
    case .hero: "hero"
    case .horizontalList: "row"
    case .banner: "banner"
    case .htmlTicker: "ticker"
    case .tabBar, .tabs: "tabs"
    case .sectionPicker: "section picker"
    case .screenPicker: "screen picker"
    case .webview: "web page"
    case .group: "group"
    case .custom(let name): name.readable
    }
  }
}
