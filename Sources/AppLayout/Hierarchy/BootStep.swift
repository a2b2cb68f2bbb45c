package import AppModel

/// A step of the app's start: what was decided, and why.
package struct BootStep: Hashable, Sendable {
  package let number: Int
  package let decision: String
  package let reason: String
  /// Where the reason is written, if it is written anywhere.
  package let location: Location?
  /// The classes and protocols of the apps that do it, in a sentence for developers; nil where the
  /// decision and its reason name all of them.
  package let details: String?
}

extension App {
  /// Returns the seven steps from the app's launch to its first screen, in sentences for a terminal
  /// or a page.
  package func bootFlow(_ quotes: QuoteStyle) -> [BootStep] {
    BootDecisions(app: self, quotes: quotes).steps
  }
}

/// Decides the steps of an app's start.
private struct BootDecisions {
  let app: App
  let quotes: QuoteStyle

  var steps: [BootStep] {
    let decisions = [
      (
        "\(ControllerName.rootHelper) creates \(ControllerName.rootContainer) in root state",
        "\(ControllerName.appManager), which \(ControllerName.appDelegate) helps, runs "
          + "didFinishLaunchingWithOptions; all apps start this way", nil
      ),
      rootPluginStep, sideMenuStep, rootDataStep, placedBarStep,
      ("the root container is ready", firstScreenReason, app.home?.location),
      (
        "the root container is added to the window as its rootViewController", "it is ready now",
        nil
      ),
    ]
    return decisions.enumerated().map { index, step in
      BootStep(
        number: index + 1, decision: step.0, reason: step.1, location: step.2,
        details: details(of: index + 1))
    }
  }

  private func details(of step: Int) -> String? {
    switch step {
    case 2:
      "the app looks in the plugin manifest for the \(quotes.possessive("root")) adapter, which "
        + "implements \(ControllerName.rootAdapter)"
    case 4:
      "\(ControllerName.rootHelper), which \(ControllerName.appManager) calls, creates "
        + "\(ControllerName.rootContainer) with init(rootPluginAdapter:), and the adapter takes "
        + "this data"
    case 5:
      "\(ControllerName.navigationBarManager) creates the \(quotes.possessive("bar")) adapter, "
        + "which is a \(ControllerName.barAdapter)"
    default: nil
    }
  }

  private typealias Decision = (String, String, Location?)

  private var rootPluginStep: Decision {
    switch app.rootPlugin {
    case .named(let match):
      let spelling = match.isExact ? "" : " in another spelling"
      return (
        "the root plugin is \(quotes.quoted(match.plugin.identifier.readable))",
        "\(quotes.possessive("home")) menu names it\(spelling)",
        app.home?.navigation(.menu)?.type?.location
      )
    case .firstMenu(let plugin, let wanted):
      return (
        "the root plugin is \(quotes.quoted(plugin.identifier.readable)), the first menu of the "
          + "manifest",
        reasonForNoNamedMenu(wanted), wanted?.location ?? plugin.location
      )
    case .builtIn(let wanted):
      let why = app.plugins.isPresent ? "the manifest has no menu" : "there is no plugin manifest"
      return ("no root plugin is found", why, wanted?.location)
    }
  }

  private func reasonForNoNamedMenu(_ wanted: Located<String>?) -> String {
    if let wanted { return "no menu plugin is named \(quotes.quoted(wanted.value.readable))" }
    guard app.settings.usesBuilder else { return "the app is not made with the builder" }
    guard app.settings.usesBuilderRoot else { return "the flag ui_builder_root_api is off" }
    return app.home?.navigation(.menu) == nil
      ? "home has no menu" : "\(quotes.possessive("home")) menu does not name a plugin"
  }

  private var sideMenuStep: Decision {
    switch app.rootPlugin {
    case .named, .firstMenu:
      (
        "the \(quotes.possessive("app")) own side menu is not created", "there is a root plugin",
        nil
      )
    case .builtIn: ("\(ControllerName.sideMenu) is the root", "there is no root plugin", nil)
    }
  }

  private var rootDataStep: Decision {
    guard !app.settings.usesBuilder else {
      guard let menu = app.home?.navigation(.menu) else {
        return ("the root has no data", "home has no menu in rivers.json", app.home?.location)
      }
      return (
        "the \(quotes.possessive("root")) data is \(quotes.possessive("home")) menu in rivers.json",
        templateReason, menu.location
      )
    }
    return (
      "the \(quotes.possessive("root")) data is the collection "
        + quotes.quoted(Collections.menuTag),
      templateReason,
      app.collections[Collections.menuTag]?.location ?? app.settings.location
    )
  }

  /// The step of the bar, with the call by which a root plugin that wants to places it.
  private var placedBarStep: Decision {
    let step = navigationBarStep
    guard app.rootCapabilities.contains(.placeNavBar) else { return step }
    return (
      "\(step.0); the root plugin places it with placeNavBarToContainer", step.1, step.2
    )
  }

  private var navigationBarStep: Decision {
    guard app.settings.usesBuilder else {
      let name =
        app.navigationBarPlugin.map { quotes.quoted($0.plugin.identifier.readable) }
        ?? "the \(quotes.possessive("app")) own"
      return (
        "the navigation bar is \(name), filled by \(quotes.quoted(Collections.barTag))",
        templateReason,
        app.collections[Collections.barTag]?.location ?? app.settings.location
      )
    }
    guard app.settings.usesBuilderNavigationBar else {
      return (
        "the navigation bar is the \(quotes.possessive("app")) own, below a status bar container",
        "the flag ui_builder_navigation_bar_api is off", app.settings.location
      )
    }
    let bar = app.home?.navigation(.navigationBar)
    let wanted = bar?.type
    if let match = app.navigationBarPlugin {
      return (
        "the navigation bar is \(quotes.quoted(match.plugin.identifier.readable))", "home names it",
        wanted?.location
      )
    }
    let reason =
      if let wanted {
        "no plugin is named \(quotes.quoted(wanted.value.readable))"
      } else if bar == nil {
        "home has no navigation bar"
      } else {
        "\(quotes.possessive("home")) navigation bar does not name a plugin"
      }
    return (
      "the navigation bar is the \(quotes.possessive("app")) own", reason,
      wanted?.location ?? bar?.location
    )
  }

  private var templateReason: String {
    let builder = quotes.quoted("ui_builder")
    guard app.settings.location != nil else { return "there are no settings, so it is \(builder)" }
    return app.settings.usesBuilder
      ? "the template is \(builder)" : "the template is not \(builder)"
  }

  private var firstScreenReason: String {
    guard let home = app.home else { return "there is no screen to show in it" }
    let title = quotes.quoted(home.title)
    guard app.settings.usesBuilder else {
      return "\(title) is the \(quotes.possessive("menu")) first screen"
    }
    return home.isMarkedHome
      ? "\(title) is the home screen" : "no screen is home, so it is \(title)"
  }
}

/// The quotes and apostrophes of sentences: straight in a terminal and in JSON, as in diagnostics,
/// and typographic on pages and in drawings.
package enum QuoteStyle: Hashable, Sendable {
  case straight, typographic

  func quoted(_ text: String) -> String {
    switch self {
    case .straight: "'\(text)'"
    case .typographic: "“\(text)”"
    }
  }

  func possessive(_ owner: String) -> String {
    switch self {
    case .straight: "\(owner)'s"
    case .typographic: "\(owner)’s"
    }
  }
}
