import AppLayout
import AppModel

extension NavigationItem.Kind {
  /// The sign of a menu's entry: the file has an image, of which a wireframe tells the kind.
  var icon: Icon {
    switch self {
    case .feed: .feed
    case .crossmates: .people
    case .programGuide: .guide
    case .settings: .settings
    case .liveDrawer: .live
    case .chromecast: .cast
    case .nestedMenu: .list
    case .ad: .more
    case .button, .label, .header, .tvLeftButton, .tvRightButton, .unknown: .screen
    }
  }
}
