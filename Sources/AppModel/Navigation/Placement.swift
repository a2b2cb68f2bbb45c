/// Where the navigation bar is in relation to the content.
package enum Placement: String, Hashable, Sendable, CaseIterable {
  case onTop = "on_top"
  case overlay
  case hidden
}
