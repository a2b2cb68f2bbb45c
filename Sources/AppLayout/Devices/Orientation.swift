/// The way a device is held.
package enum Orientation: String, Hashable, Sendable, CaseIterable {
  case portrait
  case landscape
}
