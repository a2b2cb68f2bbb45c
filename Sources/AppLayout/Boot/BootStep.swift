package import AppModel

/// A step of the app's start: what was decided, and why.
package struct BootStep: Hashable, Sendable {
  package let number: Int
  package let decision: String
  package let reason: String
  /// Where the reason is written, if it is written anywhere.
  package let location: Location?
}

extension App {
  /// The seven steps from the app's launch to its first screen.
  package var bootFlow: [BootStep] {
    let decisions = [
      (
        "\(ControllerName.rootHelper) creates \(ControllerName.rootContainer) in root state",
        "\(ControllerName.appManager), which \(ControllerName.appDelegate) helps, runs "
          + "didFinishLaunchingWithOptions; all apps start this way", nil
      ),
      rootPluginStep, sideMenuStep, rootDataStep, placedBarStep,
      ("the root container is ready", firstScreenReason, home?.location),
      (
        "the root container is added to the window as its rootViewController", "it is ready now",
        nil
      ),
    ]
    return decisions.enumerated().map { index, step in
      BootStep(number: index + 1, decision: step.0, reason: step.1, location: step.2)
    }
  }

  private typealias Decision = (String, String, Location?)

  private var rootPluginStep: Decision {
    switch rootPlugin {
    case .named(let match):
      let how = match.isExact ? "home's menu names it" : "home's menu names it in another spelling"
      return (
        "the root plugin is '\(match.plugin.identifier.readable)'", how,
        home?.navigation(.menu)?.type?.location
      )
    case .firstMenu(let plugin, let wanted):
      return (
        "the root plugin is '\(plugin.identifier.readable)', the first menu of the manifest",
        reasonForNoNamedMenu(wanted), wanted?.location ?? plugin.location
      )
    case .builtIn(let wanted):
      let why = plugins.isPresent ? "the manifest has no menu" : "there is no plugin manifest"
      return ("no root plugin is found", why, wanted?.location)
    }
  }

  private func reasonForNoNamedMenu(_ wanted: Located<String>?) -> String {
    if let wanted { return "no menu plugin is named '\(wanted.value.readable)'" }
    guard settings.usesBuilder else { return "the app is not made with the builder" }
    return settings.usesBuilderRoot
      ? "home has no menu" : "the flag ui_builder_root_api is off"
  }

  private var sideMenuStep: Decision {
    switch rootPlugin {
    case .named, .firstMenu:
      ("the app's own side menu is not created", "there is a root plugin", nil)
    case .builtIn: ("\(ControllerName.sideMenu) is the root", "there is no root plugin", nil)
    }
  }

  private var rootDataStep: Decision {
    guard !settings.usesBuilder else {
      guard let menu = home?.navigation(.menu) else {
        return ("the root has no data", "home has no menu in rivers.json", home?.location)
      }
      return ("the root's data is home's menu in rivers.json", templateReason, menu.location)
    }
    return (
      "the root's data is the collection '\(Collections.menuTag)'", templateReason,
      collections[Collections.menuTag]?.location ?? settings.location
    )
  }

  /// The step of the bar, with the call by which a root plugin that wants to places it.
  private var placedBarStep: Decision {
    let step = navigationBarStep
    guard rootCapabilities.contains(.placeNavBar) else { return step }
    return (
      "\(step.0); the root plugin places it with placeNavBarToContainer", step.1, step.2
    )
  }

  private var navigationBarStep: Decision {
    guard settings.usesBuilder else {
      let name = navigationBarPlugin.map { "'\($0.plugin.identifier.readable)'" } ?? "the app's own"
      return (
        "the navigation bar is \(name), filled by '\(Collections.barTag)'", templateReason,
        collections[Collections.barTag]?.location ?? settings.location
      )
    }
    guard settings.usesBuilderNavigationBar else {
      return (
        "the navigation bar is the app's own, below a status bar container",
        "the flag ui_builder_navigation_bar_api is off", settings.location
      )
    }
    let wanted = home?.navigation(.navigationBar)?.type
    if let match = navigationBarPlugin {
      return (
        "the navigation bar is '\(match.plugin.identifier.readable)'", "home names it",
        wanted?.location
      )
    }
    let reason =
      wanted.map { "no plugin is named '\($0.value.readable)'" } ?? "home has no navigation bar"
    return ("the navigation bar is the app's own", reason, wanted?.location)
  }

  private var templateReason: String {
    guard settings.location != nil else { return "there are no settings, so it is 'ui_builder'" }
    return settings.usesBuilder
      ? "the template is 'ui_builder'" : "the template is not 'ui_builder'"
  }

  private var firstScreenReason: String {
    guard let home else { return "there is no screen to show in it" }
    guard settings.usesBuilder else { return "'\(home.title)' is the menu's first screen" }
    return home.isMarkedHome
      ? "'\(home.title)' is the home screen" : "no screen is home, so it is '\(home.title)'"
  }
}
