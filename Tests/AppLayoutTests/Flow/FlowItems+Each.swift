@testable import AppLayout

extension FlowItems {
  static let none = FlowItems(cycle: [], count: 0)

  /// Returns one cell for each size.
  static func each(_ sizes: [Size]) -> FlowItems {
    FlowItems(cycle: sizes, count: sizes.count)
  }
}
