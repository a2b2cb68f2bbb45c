/// Decides the steps of an app's start.
struct BootDecisions {
  let app: App
  let quotes: QuoteStyle

  /// What was decided, why, and where that is written: in the words of the code, and in plain ones
  /// where these are not plain.
  private struct Decision {
    let words: (decision: String, reason: String)
    let plain: (decision: String, reason: String)
    let location: Location?

    init(
      _ decision: String, because reason: String, plainly plainDecision: String? = nil,
      plainReason: String? = nil, at location: Location? = nil
    ) {
      words = (decision, reason)
      plain = (plainDecision ?? decision, plainReason ?? reason)
      self.location = location
    }
  }

  var steps: [BootStep] {
    let decisions = [
      containerStep, rootPluginStep, sideMenuStep, rootDataStep, navigationBarStep, readyStep,
      windowStep,
    ]
    return decisions.enumerated().map { index, step in
      BootStep(
        number: index + 1, decision: step.words.decision, reason: step.words.reason,
        plainDecision: step.plain.decision, plainReason: step.plain.reason,
        location: step.location, details: details(of: index + 1))
    }
  }

  private var container: String { HierarchyNode.Role.appContainer.words }

  private var containerStep: Decision {
    Decision(
      "\(ControllerName.rootHelper) creates \(ControllerName.appContainer) in root state",
      because: "\(ControllerName.appManager), which \(ControllerName.appDelegate) helps, runs "
        + "didFinishLaunchingWithOptions; all apps start this way",
      plainly: "the app creates its \(container), an empty frame for everything else",
      plainReason: "all apps start this way")
  }

  private var readyStep: Decision {
    Decision(
      "the \(container) is ready", because: firstScreenReason, at: app.home?.location)
  }

  private var windowStep: Decision {
    Decision(
      "the \(container) is added to the window as its rootViewController",
      because: "it is ready now", plainly: "the \(container) is put into the window")
  }

  private func spokenName(of plugin: Plugin) -> String {
    app.plugins.spokenName(of: plugin.identifier)
  }

  private func details(of step: Int) -> String? {
    switch step {
    case 2:
      "the app looks in the plugin manifest for the \(quotes.possessive("root")) adapter, which "
        + "implements \(ControllerName.rootAdapter)"
    case 4:
      "\(ControllerName.rootHelper), which \(ControllerName.appManager) calls, creates "
        + "\(ControllerName.appContainer) with init(rootPluginAdapter:), and \(dataTaker)"
    case 5:
      "\(ControllerName.navigationBarManager) creates the \(quotes.possessive("bar")) adapter, "
        + "which is a \(ControllerName.barAdapter)"
    default: nil
    }
  }

  /// Who takes the root's data: the adapter of the root plugin, or the side menu where there is none.
  private var dataTaker: String {
    let taker = app.rootPlugin.plugin == nil ? ControllerName.sideMenu : "the adapter"
    let hasData = !app.settings.usesBuilder || app.home?.navigation(.menu) != nil
    return "\(taker) \(hasData ? "takes this data" : "gets no data")"
  }

  private var rootPluginStep: Decision {
    switch app.rootPlugin {
    case .named(let match):
      let spelling = match.isExact ? "" : " in another spelling"
      return Decision(
        "the root plugin is \(quotes.quoted(match.plugin.identifier.readable))",
        because: "\(quotes.possessive("home")) menu names it\(spelling)",
        plainly: "the root plugin is \(quotes.quoted(spokenName(of: match.plugin)))",
        at: app.home?.navigation(.menu)?.type?.location)
    case .firstMenu(let plugin, let wanted):
      let isFirst = ", the first menu of the manifest"
      return Decision(
        "the root plugin is \(quotes.quoted(plugin.identifier.readable))\(isFirst)",
        because: reasonForNoNamedMenu(wanted),
        plainly: "the root plugin is \(quotes.quoted(spokenName(of: plugin)))\(isFirst)",
        plainReason: plainReasonForNoNamedMenu(wanted), at: wanted?.location ?? plugin.location)
    case .builtIn(let wanted):
      let why = app.plugins.isPresent ? "the manifest has no menu" : "there is no plugin manifest"
      return Decision("no root plugin is found", because: why, at: wanted?.location)
    }
  }

  private func reasonForNoNamedMenu(_ wanted: Located<String>?) -> String {
    if let wanted { return "no menu plugin is named \(quotes.quoted(wanted.value.readable))" }
    guard app.settings.usesBuilder else { return "the app is not made with the builder" }
    guard app.settings.usesBuilderRoot else { return "the flag ui_builder_root_api is off" }
    return app.home?.navigation(.menu) == nil
      ? "home has no menu" : "\(quotes.possessive("home")) menu does not name a plugin"
  }

  /// The same without the names of flags and plugins; nil where there are none.
  private func plainReasonForNoNamedMenu(_ wanted: Located<String>?) -> String? {
    if wanted != nil {
      return "the manifest does not have the menu that \(quotes.possessive("home")) menu names"
    }
    return app.settings.usesBuilder && !app.settings.usesBuilderRoot
      ? "the settings do not let home choose it" : nil
  }

  private var sideMenuStep: Decision {
    switch app.rootPlugin {
    case .named, .firstMenu:
      Decision(
        "the \(quotes.possessive("app")) own side menu is not created",
        because: "there is a root plugin")
    case .builtIn:
      Decision(
        "\(ControllerName.sideMenu) is the root", because: "there is no root plugin",
        plainly: "the \(quotes.possessive("app")) own side menu is the root")
    }
  }

  private var rootDataStep: Decision {
    let data = "the \(quotes.possessive("root")) data is"
    guard !app.settings.usesBuilder else {
      guard let menu = app.home?.navigation(.menu) else {
        return Decision(
          "the root has no data", because: "home has no menu in rivers.json",
          plainReason: "home has no menu", at: app.home?.location)
      }
      return Decision(
        "\(data) \(quotes.possessive("home")) menu in rivers.json", because: templateReason,
        plainly: "\(data) \(quotes.possessive("home")) menu", plainReason: plainTemplateReason,
        at: menu.location)
    }
    return Decision(
      "\(data) the collection \(quotes.quoted(Collections.menuTag))", because: templateReason,
      plainly: "\(data) the collection for menus", plainReason: plainTemplateReason,
      at: app.collections[Collections.menuTag]?.location ?? app.settings.location)
  }

  /// The step of the bar, with the call by which a root plugin that wants to places it.
  private var navigationBarStep: Decision {
    let choice = app.barChoice
    let container =
      choice.statusBar == .separate ? ", below a \(HierarchyNode.Role.statusBar.words)" : ""
    let isPlaced = app.rootCapabilities.contains(.placeNavBar)
    func decision(_ name: String?, _ collection: String, _ call: String) -> String {
      let bar = name.map(quotes.quoted) ?? "the \(quotes.possessive("app")) own"
      let filling = app.settings.usesBuilder ? "" : ", filled by \(collection)"
      let placing = isPlaced ? "; the root plugin places it\(call)" : ""
      return "the navigation bar is \(bar)\(filling)\(container)\(placing)"
    }
    let why = reason(for: choice.bar)
    return Decision(
      decision(
        choice.plugin?.identifier.readable, quotes.quoted(Collections.barTag),
        " with placeNavBarToContainer"),
      because: why.words,
      plainly: decision(choice.plugin.map(spokenName), "the collection for bars", ""),
      plainReason: why.plain, at: why.location)
  }

  private func reason(
    for bar: BarChoice.Bar
  ) -> (words: String, plain: String, location: Location?) {
    let written = app.home?.navigation(.navigationBar)
    let place = written?.type?.location ?? written?.location
    return switch bar {
    case .named: ("home names it", "home names it", place)
    case .collected:
      (
        templateReason, plainTemplateReason,
        app.collections[Collections.barTag]?.location ?? app.settings.location
      )
    case .own(let reason):
      (
        reason.words(quotes), reason.plainWords(quotes),
        reason == .flagIsOff ? app.settings.location : place
      )
    }
  }

  private var templateReason: String {
    let builder = quotes.quoted("ui_builder")
    guard app.settings.location != nil else { return "there are no settings, so it is \(builder)" }
    return app.settings.usesBuilder
      ? "the template is \(builder)" : "the template is not \(builder)"
  }

  private var plainTemplateReason: String {
    guard app.settings.location != nil else {
      return "there are no settings, so the app counts as made with the builder"
    }
    return app.settings.usesBuilder
      ? "the app is made with the builder" : "the app was made before the builder"
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
