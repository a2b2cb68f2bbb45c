import AppLayout
import AppModel

extension DeviceClass {
  /// The everyday name of devices of the class.
  var name: String {
    switch self {
    case .iphone: "iPhone"
    case .ipad: "iPad"
    case .tv: "TV"
    }
  }
}
