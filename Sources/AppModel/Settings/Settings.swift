/// The app version's settings, with defaults for those that are missing.
package struct Settings: Hashable, Sendable {
  /// Whether the screens come from the builder; otherwise from `AppDefine.json` and collections.
  package let usesBuilder: Bool
  /// Whether the bar takes the status bar's space, and its plugin comes from the home screen.
  package let usesBuilderNavigationBar: Bool
  /// Whether the root plugin comes from the home screen's menu.
  package let usesBuilderRoot: Bool
  /// Whether the app is a Quick Brick app, in which each screen brings its own menu.
  package let isQuickBrick: Bool
  package let isRightToLeft: Bool
  package let deviceTarget: DeviceTarget
  package let statusBar: StatusBarSettings
  /// The bar of apps that configure it separately from their screens.
  package let navigationBar: Navigation?
  /// The location of the settings; nil if there is no such file.
  package let location: Location?
  /// Whether the settings could not be read, or their template is unreadable or misspelled.
  let isUnread: Bool
  /// The flags missing from the file, each with the default that applies.
  let absent: [AbsentFlag]

  /// Reads the settings, which may be inside `build_params`.
  init(_ reader: inout ObjectReader, isMissing: Bool) {
    reader.knowsAnyKey()
    guard reader.value("build_params") != nil else {
      self.init(parameters: &reader, isMissing: isMissing)
      return
    }
    self = reader.object("build_params") { Settings(parameters: &$0, isMissing: isMissing) }
  }

  /// Reads the settings object. If the file exists, a missing flag is false; otherwise the
  /// builder's defaults apply. If the file cannot be read, the builder's template is assumed.
  private init(parameters: inout ObjectReader, isMissing: Bool) {
    parameters.mayHaveOtherKeys()
    parameters.knows("support_tablet_portrait_mode", "store", "build_version", "purchase_enabled")
    let template = parameters.word(near: ["ui_builder"], "template")
    isUnread = !isMissing && (!parameters.isPresent || template.isUnclear)
    location = isMissing ? nil : parameters.location
    let assumed = parameters.isPresent ? "" : Self.builder
    usesBuilder = (template.text ?? assumed) == Self.builder
    usesBuilderNavigationBar = parameters.bool("ui_builder_navigation_bar_api") ?? isMissing
    usesBuilderRoot = parameters.bool("ui_builder_root_api") ?? isMissing
    isQuickBrick = parameters.bool("quick_brick_enabled") ?? false
    isRightToLeft = parameters.bool("rtl") ?? false
    deviceTarget = DeviceTarget(
      parameters.word(near: DeviceTarget.Kind.allCases.map(\.rawValue), "device_target").text)
    _ = parameters.word(near: ["tv", "mobile"], "flavor")
    absent = parameters.absentFlags
    statusBar = parameters.object("status_bar", StatusBarSettings.init)
    let bar = parameters.object("navigation_bar") { bar in
      bar.isPresent ? Navigation(barOf: &bar) : nil
    }
    navigationBar = bar
  }

  /// Whether the status bar looks as these settings say, and not as the builder's bars do.
  package var stylesStatusBar: Bool { !usesBuilderBars }

  /// Whether the builder's bars apply, and not the one that these settings may have.
  package var usesBuilderBars: Bool { usesBuilder && usesBuilderNavigationBar }

  private static let builder = "ui_builder"
}
