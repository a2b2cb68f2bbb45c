import AppLayout
import AppModel

/// The devices that have a prototype.
package enum PrototypeChoice: Hashable, Sendable {
  /// The site's first device.
  case first
  case all
  case none
  /// One of the site's devices, by its id.
  case device(String)

  /// Returns the chosen ones among a site's devices, in every orientation that it shows.
  func devices(among devices: [HeldDevice]) -> [HeldDevice] {
    switch self {
    case .first: devices.filter { $0.device.id == devices.first?.device.id }
    case .all: devices
    case .none: []
    case .device(let id): devices.filter { $0.device.id == id }
    }
  }

  /// The choice as one of the values that a site is made from.
  var text: String {
    switch self {
    case .first: "first"
    case .all: "all"
    case .none: "none"
    case .device(let id): "device \(id)"
    }
  }
}
