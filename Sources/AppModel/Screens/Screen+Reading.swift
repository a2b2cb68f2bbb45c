extension Screen {
  /// The stored parts of a screen, shared by all copies of it. `Screen` documents each part.
  struct Parts: Hashable, Sendable {
    let id: String
    let name: String?
    let kind: Kind
    let typeLocation: Location?
    let origin: Origin
    /// The name of the file of screens.
    fileprivate(set) var file = AppFile.rivers.name
    let isMarkedHome: Bool
    let isUnclearHome: Bool
    let data: DataReference
    let styles: ScreenStyles
    var components: [Component]
    /// Those that are written in the screen.
    fileprivate(set) var navigations: [Navigation]
    /// What the screen has of the layout, because it does not have its own.
    fileprivate(set) var sharedMenu: Navigation?
    fileprivate(set) var sharedBar: Navigation?
    /// The id of the navigation of the layout that is the screen's bar.
    let barID: String?
    /// The first menu and the first navigation bar among them.
    let menuIndex: ElementIndex<Navigation>?
    let barIndex: ElementIndex<Navigation>?
    /// Whether the file marks the screen as a player, or as one that covers the whole window.
    let isMarkedPlayer: Bool
    let isMarkedFullScreen: Bool
    /// Whether the client of today shows it without a menu, and without a bar.
    fileprivate(set) var hidesMenu = false
    fileprivate(set) var hidesBar = false
    let hooks: [Hook]
    let laterHooks: [Hook]
    let hookNames: [String]
    let showsBanner: Bool
    let localizations: Localizations
    /// What people notice of the screen besides what pictures show.
    let undrawn: [UndrawnValues]
    let location: Location
  }

  /// Reads a screen of `rivers.json`.
  init(_ reader: inout ObjectReader) {
    self.init(&reader, keyedBy: nil)
  }

  /// Reads a screen of `rivers.json`, which may be written under its id instead of containing it.
  init(_ reader: inout ObjectReader, keyedBy name: String?) {
    self.init(Parts(&reader, keyedBy: name))
  }
}

extension Screen.Parts {
  fileprivate init(_ reader: inout ObjectReader, keyedBy name: String?) {
    reader.knows(
      "position", "content_types", "screen_picker", "created_at", "updated_at")
    isMarkedPlayer = reader.value("plugin_type")?.plainText == "player"
    let barID = reader.value("nav_bar_id")?.plainText
    location = reader.location
    origin = .rivers
    let written = reader.locatedText("id", else: "the screen has no id")
    id = written?.value ?? name ?? ""
    if let name, let written, written.value != name {
      reader.report(.otherKey(name, written.value), at: written.location)
    }
    self.name = reader.text("name")
    let type = reader.locatedText("type", else: "the app shows a general screen")
    kind = Screen.Kind(type?.value)
    typeLocation = type?.location
    let home = reader.bool("home")
    isMarkedHome = home ?? false
    isUnclearHome = home == nil && reader.value("home") != nil
    data = reader.object("data", DataReference.init)
    let isPlugin = kind.isPlugin
    styles = reader.object("styles") { ScreenStyles(&$0, ofPlugin: isPlugin) }
    components = Component.list("ui_components", in: origin, &reader)
    let navigations = reader.list("navigations") { Navigation(&$0) }
    self.navigations = navigations
    menuIndex = navigations.firstElementIndex { $0.category == .menu }
    barIndex = navigations.firstElementIndex { $0.category == .navigationBar }
    (hooks, laterHooks, hookNames) = reader.object("hooks") { hooks in
      (Hook.preloads(&hooks), Hook.postloads(&hooks), Hook.names(&hooks))
    }
    let ads = reader.object("advertising") { advertising in
      advertising.mayHaveOtherKeys()
      return (
        hasBanner: advertising.text("banner_ad_unit_id") != nil,
        undrawn: advertising.undrawn(
          "banner_ad_unit_id", "interstitial_ad_unit_id", "display_interstitial_once")
      )
    }
    showsBanner = ads.hasBanner
    localizations = reader.object("localizations", Localizations.init)
    let general = reader.object("general") { general in
      general.mayHaveOtherKeys()
      return (
        barID: general.value("nav_bar_id")?.plainText,
        isFullScreen: general.value("allow_screen_plugin_presentation")?.isTrue ?? false,
        undrawn: isPlugin
          ? general.undrawnOfPlugin()
          : general.undrawn("is_flow_blocker", "allow_screen_plugin_presentation")
      )
    }
    self.barID = barID ?? general.barID
    isMarkedFullScreen = general.isFullScreen
    let rules = reader.object("rules") { rules in
      rules.mayHaveOtherKeys()
      rules.checkColors()
      return rules.undrawn("refresh", "refresh_rate", "pull_to_refresh_style")
    }
    undrawn = [
      ads.undrawn, general.undrawn, rules,
      reader.undrawn("home_offline", "supports_offline", "assets"),
    ]
  }
}

extension Screen.Parts {
  /// Notes in which file the screen is written, in an app of today.
  mutating func belong(to file: String) { self.file = file }

  /// Adds the menu and the bar that the screen does not have itself.
  mutating func complete(from shared: SharedNavigations) {
    navigations = navigations.map { $0.ordered() }
    sharedMenu = menuIndex == nil ? shared.menu : nil
    sharedBar = barIndex == nil ? shared.bar(barID) : nil
  }

  /// Hides what the client of today does not show around the screen.
  mutating func hideAround(knowing plugins: PluginManifest) {
    hidesBar = isMarkedFullScreen
    hidesMenu = isMarkedFullScreen || isMarkedPlayer || plugins.coversWindow(kind)
  }
}

extension Diagnostic.Message {
  fileprivate static func otherKey(_ key: String, _ id: String) -> Self {
    Self(
      .riversShape, .warning,
      "the screen under the key '\(name: key, of: .screen)' has the id "
        + "'\(name: id, of: .screen)', which counts")
  }
}
