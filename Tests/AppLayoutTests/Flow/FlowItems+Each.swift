@testable import AppLayout

extension FlowItems {
  static let none = FlowItems(pattern: [], count: 0)

  /// Returns one cell for each size.
  static func each(_ sizes: [Size]) -> FlowItems {
    FlowItems(pattern: sizes, count: sizes.count)
  }
}
