/// The way a device is held.
package enum Orientation: String, Hashable, Sendable, CaseIterable {
  case portrait
  case landscape

  /// The ending of a device's name in paths.
  package var ending: String {
    switch self {
    case .portrait: ""
    case .landscape: "-landscape"
    }
  }
}
