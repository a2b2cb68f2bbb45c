/// The app version's settings, with defaults for those that are missing.
package struct Settings: Hashable, Sendable {
  /// Whether the screens come from the builder; otherwise from `AppDefine.json` and collections.
  package private(set) var usesBuilder: Bool
  /// Whether the bar takes the status bar's space, and its plugin comes from the home screen.
  package private(set) var usesBuilderNavigationBar: Bool
  /// Whether the root plugin comes from the home screen's menu.
  package private(set) var usesBuilderRoot: Bool
  /// Whether the app is for the client of today, Quick Brick, in which each screen has its own menu.
  package private(set) var isQuickBrick: Bool
  package let isRightToLeft: Bool
  package let deviceTarget: DeviceTarget
  /// Whether the app is the flavor for TVs.
  let isForTVs: Bool
  package let statusBar: StatusBarSettings
  /// The bar of apps that configure it separately from their screens.
  package let navigationBar: Navigation?
  /// The location of the settings; nil if there is no such file.
  package let location: Location?
  /// Whether the settings could not be read, or their template is unreadable or misspelled.
  let isUnread: Bool
  /// The flags missing from the file, each with the default that applies.
  private(set) var absent: [AbsentFlag]
  /// What people notice of the settings besides what pictures show.
  let undrawn: UndrawnValues

  /// What applies where there is no such file: the builder's defaults.
  package static let missing = Settings(
    usesBuilder: true, usesBuilderNavigationBar: true, usesBuilderRoot: true, isQuickBrick: false,
    isRightToLeft: false, deviceTarget: DeviceTarget(nil), isForTVs: false,
    statusBar: .standard, navigationBar: nil, location: nil, isUnread: false, absent: [],
    undrawn: UndrawnValues())

  /// Returns what applies where the file, or the object in it, cannot be read: the builder's
  /// template without its flags.
  static func unread(at location: Location) -> Settings {
    Settings(
      usesBuilder: true, usesBuilderNavigationBar: false, usesBuilderRoot: false,
      isQuickBrick: false, isRightToLeft: false, deviceTarget: DeviceTarget(nil), isForTVs: false,
      statusBar: .standard, navigationBar: nil, location: location, isUnread: true, absent: [],
      undrawn: UndrawnValues())
  }

  /// Returns the settings of an app whose layout is for the client of today, which always has the
  /// builder: flags that are not written are on.
  func ofToday() -> Settings {
    var settings = self
    let absent = Set(absent.map(\.name))
    settings.isQuickBrick = true
    settings.usesBuilder = usesBuilder || absent.contains(AbsentFlag.template)
    settings.usesBuilderNavigationBar = usesBuilderNavigationBar || absent.contains(AbsentFlag.bar)
    settings.usesBuilderRoot = usesBuilderRoot || absent.contains(AbsentFlag.root)
    settings.absent = []
    return settings
  }

  /// Whether the status bar looks as these settings say, and not as the builder's bars do.
  package var stylesStatusBar: Bool { !usesBuilderBars }

  /// Whether the builder's bars apply, and not the one that these settings may have.
  package var usesBuilderBars: Bool { usesBuilder && usesBuilderNavigationBar }

  /// The words that the settings distinguish: a template, and flavors.
  package static let builder = "ui_builder"
  static let television = "tv"
  static let flavors = [television, "mobile"]
}

extension Settings {
  /// Reads the settings, which may be inside `build_params`.
  init(_ reader: inout ObjectReader) {
    reader.knowsAnyKey()
    guard reader.value("build_params") != nil else {
      self.init(parameters: &reader)
      return
    }
    self = reader.object("build_params") { Settings(parameters: &$0) }
  }

  /// Reads the settings object, in which a missing flag is false.
  private init(parameters: inout ObjectReader) {
    guard parameters.isPresent else {
      self = .unread(at: parameters.location)
      return
    }
    parameters.mayHaveOtherKeys()
    parameters.knows("store", "build_version")
    undrawn = parameters.undrawn("support_tablet_portrait_mode", "purchase_enabled")
    let template = parameters.word(near: [Self.builder], "template")
    isUnread = template.isUnclear
    location = parameters.location
    usesBuilder = template.text == Self.builder
    usesBuilderNavigationBar = parameters.bool("ui_builder_navigation_bar_api") ?? false
    usesBuilderRoot = parameters.bool("ui_builder_root_api") ?? false
    isQuickBrick = parameters.bool("quick_brick_enabled") ?? false
    isRightToLeft = parameters.bool("rtl") ?? false
    deviceTarget = DeviceTarget(
      parameters.word(near: DeviceTarget.Kind.allCases.map(\.rawValue), "device_target").text)
    isForTVs = parameters.word(near: Self.flavors, "flavor").text == Self.television
    absent = parameters.absentFlags
    statusBar = parameters.object("status_bar", StatusBarSettings.init)
    let bar = parameters.object("navigation_bar") { bar in
      bar.isPresent ? Navigation(barOf: &bar) : nil
    }
    navigationBar = bar
  }
}

/// The devices that an app is made for.
package struct DeviceTarget: Hashable, Sendable {
  /// The word in the settings; nil if it is missing or empty.
  package let word: String?
  /// What the word means; nil for one that clients do not know.
  let kind: Kind?

  /// The words that clients know.
  enum Kind: String, Hashable, Sendable, CaseIterable {
    case universal, tablet, smartphone, phone
  }

  package init(_ word: String?) {
    self.word = word.flatMap { $0.isEmpty ? nil : $0 }
    kind = word.flatMap(Kind.init(rawValue:))
  }

  /// Whether the app is made for tablets too.
  package var includesTablets: Bool {
    switch kind {
    case .universal, .tablet: true
    case .smartphone, .phone, nil: false
    }
  }

  /// The devices in words.
  package var words: String { includesTablets ? "phones and tablets" : "phones" }
}
