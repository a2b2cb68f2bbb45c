extension AppLoader {
  /// Adds notes that say which defaults apply because something was left out.
  mutating func noteDefaults(of app: App) {
    let isMissing = { [files] (file: AppFile) in file.names.allSatisfy { files[$0] == nil } }
    var applied: [String] = []
    if isMissing(.settings) {
      applied.append(
        "no settings.json: the template is 'ui_builder', and both builder flags are on")
    }
    // The unused screens of rivers.json are reported with the template already.
    let isReported = app.unusedScreens > 0
    applied += app.settings.absent.filter { !isReported || $0.name != "template" }
      .map { "no '\($0.name)' in settings.json: \($0.effect)" }
    applied += Self.barDefaults(of: app)
    diagnostics += Self.ignoredSettings(of: app)
    if isMissing(.plugins) {
      applied.append("no plugin_configurations.json: plugins are not checked")
    }
    if isMissing(.families) {
      applied.append("no families file: Riverbed's own families apply")
    }
    let hasOtherFeeds =
      app.isUnread(.feedIndex, .collections) || !app.settings.usesBuilder
    if isMissing(.feedIndex), app.feeds.entries.isEmpty, !hasOtherFeeds {
      applied.append("no feeds/index.json: components show placeholders")
    }
    if !app.isUnread(.riverbed) { applied += Self.siteDefaults(of: app) }
    diagnostics += applied.map { Diagnostic(.applied($0), at: app.location) }
    if app.settings.isQuickBrick {
      diagnostics.append(
        Diagnostic(
          .ofToday(saidByLayout: app.versionOfToday != nil),
          at: app.versionOfToday ?? app.settings.location ?? app.location))
    }
    diagnostics += app.screens.compactMap { screen in
      guard screen.origin == .rivers, screen.key != app.home?.key,
        screen.navigations.allSatisfy({ $0.category == .menu }),
        screen.navigation(.navigationBar) == nil
      else { return nil }
      return Diagnostic(.noBar(screen), at: screen.location)
    }
  }

  /// Returns which defaults of the bars apply because `settings.json` leaves them out.
  private static func barDefaults(of app: App) -> [String] {
    let settings = app.settings
    guard settings.location != nil, settings.stylesStatusBar, !app.isUnread(.settings) else {
      return []
    }
    let bar =
      settings.navigationBar == nil && settings.usesBuilder
      ? ["no 'navigation_bar' in settings.json: the bars of rivers.json apply"] : []
    return bar + statusBarDefaults(of: settings.statusBar)
  }

  private static func statusBarDefaults(of settings: StatusBarSettings) -> [String] {
    guard settings.location != nil else {
      return ["no 'status_bar' in settings.json: its glyphs are dark, on the default color"]
    }
    guard !settings.isHidden else { return [] }
    return [
      settings.hasStyle
        ? nil : "no 'style' in the status_bar of settings.json: its glyphs are dark",
      settings.hasBackground
        ? nil
        : "no 'background_color' in the status_bar of settings.json: the default color applies",
    ].compactMap(\.self)
  }

  /// Notes on what the settings configure although the builder's bar is used.
  private static func ignoredSettings(of app: App) -> [Diagnostic] {
    let settings = app.settings
    guard settings.usesBuilderBars else { return [] }
    let isStyled = settings.statusBar.backgroundColor != nil || settings.statusBar.glyphs != nil
    let hasBar = app.home?.navigation(.navigationBar) != nil
    return [
      isStyled ? settings.statusBar.location.map { ("status_bar", $0) } : nil,
      hasBar ? settings.navigationBar.map { ("navigation_bar", $0.location) } : nil,
    ].compactMap(\.self).map { Diagnostic(.ignored($0), at: $1) }
  }

  private static func siteDefaults(of app: App) -> [String] {
    var applied: [String] = []
    if app.site.devices == nil {
      let devices = app.standardDevices.joined(separator: ", ")
      applied.append("no devices in riverbed.json: \(devices)")
    }
    if app.site.themes.isEmpty {
      applied.append("no themes in riverbed.json: \(app.standardThemes.joined(separator: ", "))")
    }
    if app.site.orientations.isEmpty {
      applied.append("no orientations in riverbed.json: portrait")
    }
    return applied
  }
}

extension Rule {
  /// The rules about what a file leaves out, or says where it does not count.
  static let ofDefaults: [Rule] = [.defaultApplied, .ignoredSetting]

  package static let defaultApplied = Rule(
    "default-applied",
    means: "Something was left out, so the default that the message names applies, or one key "
      + "decides for the whole app, such as which client it is for. Nothing is wrong.",
    matters: "What you see may come from a default rather than a choice.",
    fix: "Nothing is wrong. Write the file or key if you want something else.",
    isExplanation: true)

  static let ignoredSetting = Rule(
    "ignored-setting",
    means: "settings.json configures the navigation bar or the status bar, but the flag "
      + "ui_builder_navigation_bar_api is on. Nothing is wrong.",
    matters:
      "With the flag on, the bars of rivers.json apply, and the status bar takes its look from "
      + "them; what is configured separately is not used.",
    fix: "Remove the configuration, or turn the flag off.",
    plainMeaning: "settings.json configures the navigation bar or the status bar, but the flag for "
      + "the builder's own bars is on. Nothing is wrong.")
}

extension Diagnostic.Message {
  fileprivate static func ignored(_ key: String) -> Self {
    Self(
      .ignoredSetting, .note,
      "'\(key)' is not used, because ui_builder_navigation_bar_api is on",
      plainText:
        "what the settings say about the \(key.spoken) is not used, because the screens have "
        + "bars of their own")
  }

  fileprivate static func ofToday(saidByLayout: Bool) -> Self {
    let key = saidByLayout ? "'api_version' is \"2\"" : "'quick_brick_enabled' is true"
    return Self(.defaultApplied, .note, "the app is for the client of today, because \(key)")
  }

  fileprivate static func applied(_ words: String) -> Self {
    Self(.defaultApplied, .note, "\(words)")
  }

  fileprivate static func noBar(_ screen: Screen) -> Self {
    Self(
      .defaultApplied, .note,
      "'\(title: screen)' has no navigation bar of its own: home's applies")
  }
}
