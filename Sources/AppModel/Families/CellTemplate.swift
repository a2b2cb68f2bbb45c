/// The ways to draw a cell.
package enum CellTemplate: String, Hashable, Sendable, CaseIterable {
  case imageTop = "image_top"
  case imageLeft = "image_left"
  case imageRight = "image_right"
  case imageOverlay = "image_overlay"
  case textOnly = "text_only"
  case hero, banner, ticker, tabs, header, web, placeholder
}
