import AppModel

/// The class names of the client's own view controllers, from its documentation.
package enum ControllerName {
  static let window = "UIWindow"
  package static let rootContainer = "GARootViewContainerController"
  static let sideMenu = "GASideMenuViewController"
  static let navigationController = "ZPNavigationController"
  static let statusBar = "StatusBarBackgroundView"
  static let navigationBar = "DefaultNavigationBar"
  static let sectionComposite = "CASectionCompositeViewController"
  static let component = "CAComponentViewController"
  static let pluginArea = "PluginContainerView"
  static let banner = "BannerContainerView"
  static let tabBar = "UITabBar"
  static let rootHelper = "GARootHelper"
  static let appManager = "ZAZappAppManager"
  static let appDelegate = "ZAAppDelegateConnector"
  static let navigationBarManager = "GANavigationBarManager"
  static let rootAdapter = "ZPAdapterRootProtocol"
  static let barAdapter = "NavigationBarBaseAdapter"

  /// Returns the class name of the view controller that shows a screen.
  static func screen(_ screen: Screen) -> String {
    switch (screen.origin, screen.kind) {
    case (.whiteLabel, _): "GAWhiteLabelViewController"
    case (.appDefine, _), (.nowhere, _): "CALegacyScreenViewController"
    case (.rivers, .general): "GAGenericViewController"
    case (.rivers, .favorites): "GAFavoritesViewController"
    case (.rivers, .plugin): "GAScreenPluginGenericViewController"
    }
  }
}

extension Plugin {
  /// The class name of the plugin's controller, shortened for people to read.
  var controllerName: String { (className ?? identifier).readable }
}
