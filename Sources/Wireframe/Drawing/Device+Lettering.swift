import AppLayout
import AppModel

extension Device {
  /// How much larger than on a telephone letters and signs are, as one looks at a television from
  /// afar.
  var lettering: Double {
    switch family {
    case .iphone, .ipad: 1
    case .appletv: 2
    }
  }
}
