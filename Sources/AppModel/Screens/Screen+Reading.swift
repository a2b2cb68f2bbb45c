extension Screen {
  /// The stored parts of a screen, shared by all copies of it. `Screen` documents each part.
  struct Parts: Hashable, Sendable {
    let id: String
    let name: String?
    let kind: Kind
    let typeLocation: Location?
    let origin: Origin
    let isMarkedHome: Bool
    let isUnclearHome: Bool
    let data: DataReference
    let styles: ScreenStyles
    let components: [Component]
    let navigations: [Navigation]
    /// The first menu and the first navigation bar among them.
    let menuIndex: ElementIndex<Navigation>?
    let barIndex: ElementIndex<Navigation>?
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
      "position", "plugin_type", "content_types", "screen_picker", "created_at", "updated_at",
      "nav_bar_id")
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
      general.knows("nav_bar_id")
      return isPlugin
        ? general.undrawnOfPlugin()
        : general.undrawn("is_flow_blocker", "allow_screen_plugin_presentation")
    }
    let rules = reader.object("rules") { rules in
      rules.mayHaveOtherKeys()
      rules.checkColors()
      return rules.undrawn("refresh", "refresh_rate", "pull_to_refresh_style")
    }
    undrawn = [
      ads.undrawn, general, rules, reader.undrawn("home_offline", "supports_offline", "assets"),
    ]
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
