import AppLayout
import AppModel

extension DeviceClass {
  /// How much larger than on a phone letters and icons are, because people watch televisions from
  /// across the room.
  var lettering: Double {
    switch self {
    case .iphone, .ipad: 1
    case .tv: 2
    }
  }

  /// Whether one item at a time has the focus, which people move with a remote.
  var hasFocus: Bool {
    switch self {
    case .iphone, .ipad: false
    case .tv: true
    }
  }
}

extension Device {
  /// How much larger than on a phone letters and icons are.
  var lettering: Double { deviceClass.lettering }
}
