/// The classes of devices that families distinguish. A TV uses the universal values.
package enum DeviceClass: String, Hashable, Sendable, CaseIterable {
  case iphone, ipad, tv
}

extension DeviceFamily {
  /// The class of devices that selects a family's measures.
  package var deviceClass: DeviceClass {
    switch self {
    case .iphone: .iphone
    case .ipad: .ipad
    case .appletv: .tv
    }
  }
}
