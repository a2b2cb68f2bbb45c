import AppLayout
import AppModel

extension Device {
  /// How much larger than on a phone letters and icons are, because people watch televisions from
  /// across the room.
  var lettering: Double {
    switch family {
    case .iphone, .ipad: 1
    case .appletv: 2
    }
  }
}
