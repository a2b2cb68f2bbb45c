/// The ways to draw a cell.
package enum CellTemplate: String, Hashable, Sendable, CaseIterable {
  case imageTop = "image_top"
  case imageLeft = "image_left"
  case imageRight = "image_right"
  case imageOverlay = "image_overlay"
  case textOnly = "text_only"
  case hero, banner, ticker, tabs, header, web, placeholder
}

extension CellStyle {
  /// Returns how cells of this style are drawn in components of a kind, which decides it where the
  /// family does not say.
  package func template(for kind: ComponentKind) -> CellTemplate { template ?? kind.template }
}

extension ComponentKind {
  /// The template for cells of this kind where a family does not say.
  fileprivate var template: CellTemplate {
    switch self {
    case .list: .imageLeft
    case .grid, .horizontalList: .imageTop
    case .hero: .hero
    case .banner: .banner
    case .htmlTicker: .ticker
    case .tabBar, .tabs, .sectionPicker, .screenPicker: .tabs
    case .webview: .web
    case .group, .custom: .placeholder
    }
  }
}
