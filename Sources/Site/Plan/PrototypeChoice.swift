import AppLayout

/// The devices that have a prototype.
package enum PrototypeChoice: Hashable, Sendable {
  /// The site's first phone, its first tablet and its first TV.
  case firstOfEachClass
  case all
  case none
  /// Some of the site's devices, by their ids.
  case devices([String])

  /// Returns the chosen ones among a site's devices, in every orientation that it shows.
  func devices(among devices: [HeldDevice]) -> [HeldDevice] {
    switch self {
    case .firstOfEachClass:
      let first = Set(devices.map(\.device).firstOfEach(\.deviceClass).map(\.id))
      return devices.filter { first.contains($0.device.id) }
    case .all: return devices
    case .none: return []
    case .devices(let ids):
      let chosen = Set(ids)
      return devices.filter { chosen.contains($0.device.id) }
    }
  }

  /// The choice as one of the values that a site is made from.
  var text: String {
    switch self {
    case .firstOfEachClass: "first of each class"
    case .all: "all"
    case .none: "none"
    case .devices(let ids): "devices \(Set(ids).sorted().joined(separator: ","))"
    }
  }
}
