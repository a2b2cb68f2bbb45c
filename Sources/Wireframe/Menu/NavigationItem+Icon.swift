import AppLayout
import AppModel

extension NavigationItem.Kind {
  /// The icon of a menu's entry: the file has an image, and a wireframe shows only its kind.
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

extension MenuRow {
  /// The icon of the entry; everything that opens an address has the same.
  var icon: Icon { opensAddress && kind.icon == .screen ? .link : kind.icon }
}
