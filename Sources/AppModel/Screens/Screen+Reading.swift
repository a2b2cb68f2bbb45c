extension Screen {
  /// Reads a screen of `rivers.json`.
  init(_ reader: inout ObjectReader) {
    self.init(&reader, keyedBy: nil)
  }

  /// Reads a screen of `rivers.json`, which may stand under its id instead of having one.
  init(_ reader: inout ObjectReader, keyedBy name: String?) {
    reader.knows(
      "home_offline", "supports_offline", "position", "plugin_type", "localizations",
      "content_types", "screen_picker", "created_at", "updated_at", "assets", "nav_bar_id")
    location = reader.location
    origin = .rivers
    id = reader.text("id", else: "the screen has no id") ?? name ?? ""
    key = id
    slug = ""
    self.name = reader.text("name")
    let type = reader.locatedText("type", else: "the app shows a general screen")
    kind = Kind(type?.value)
    typeLocation = type?.location
    isMarkedHome = reader.bool("home") ?? false
    data = reader.object("data", DataReference.init)
    let isPlugin = kind.isPlugin
    styles = reader.object("styles") { ScreenStyles(&$0, ofPlugin: isPlugin) }
    components = Component.keyed(reader.list("ui_components", Component.init))
    navigations = reader.list("navigations") { Navigation(&$0) }
    (hooks, hookNames) = reader.object("hooks") { (Hook.preloads(&$0), Hook.names(&$0)) }
    showsBanner = reader.object("advertising") { advertising in
      advertising.mayHaveOtherKeys()
      advertising.knows("interstitial_ad_unit_id", "display_interstitial_once")
      return advertising.text("banner_ad_unit_id") != nil
    }
    reader.object("general") { $0.knowsAnyKey() }
    reader.object("rules") { rules in
      rules.mayHaveOtherKeys()
      rules.knows("refresh", "refresh_rate", "pull_to_refresh_style")
      rules.checkColors()
    }
  }
}
