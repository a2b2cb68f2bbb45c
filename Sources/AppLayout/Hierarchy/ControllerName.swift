/// The class names of the client's own view controllers, from its documentation.
package enum ControllerName {
  package static let window = "UIWindow"
  package static let appContainer = "GARootViewContainerController"
  static let sideMenu = "GASideMenuViewController"
  static let navigationController = "ZPNavigationController"
  static let statusBar = "StatusBarBackgroundView"
  static let navigationBar = "DefaultNavigationBar"
  static let sectionComposite = "CASectionCompositeViewController"
  static let component = "CAComponentViewController"
  static let pluginArea = "PluginContainerView"
  static let banner = "BannerContainerView"
  static let tabBar = "UITabBar"
  /// The class that looks a screen up before one of the others shows it.
  package static let screenLookup = "ZLGenericViewController"
  static let rootHelper = "GARootHelper"
  static let appManager = "ZAZappAppManager"
  static let appDelegate = "ZAAppDelegateConnector"
  static let navigationBarManager = "GANavigationBarManager"
  static let rootAdapter = "ZPAdapterRootProtocol"
  static let barAdapter = "NavigationBarBaseAdapter"

  /// Returns the class name of the view controller that shows a screen.
  fileprivate static func screen(_ screen: Screen) -> String {
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
  fileprivate var controllerName: String { (className ?? identifier).readable }
}

extension HierarchyNode.Role {
  /// Returns the class of the controller or view that has the role around a screen.
  package func className(around screen: Screen, in app: App) -> String {
    switch self {
    case .window: ControllerName.window
    case .appContainer, .presentationContainer: ControllerName.appContainer
    case .statusBar: ControllerName.statusBar
    case .navigationBar:
      app.navigationBarPlugin?.plugin.controllerName ?? ControllerName.navigationBar
    case .rootPlugin: app.root(of: screen).plugin.plugin?.controllerName ?? ControllerName.sideMenu
    case .navigationController, .innerNavController: ControllerName.navigationController
    case .screen: ControllerName.screen(screen)
    case .pluginArea: ControllerName.pluginArea
    case .banner: ControllerName.banner
    case .tabBar: ControllerName.tabBar
    case .sectionComposite: ControllerName.sectionComposite
    case .component: ControllerName.component
    }
  }
}
