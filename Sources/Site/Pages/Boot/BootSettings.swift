import AppModel
import Markup
import PageParts

/// The settings that affect how the app starts and looks, and what each one does.
struct BootSettings {
  private let references: References
  private let settings: Settings

  init(_ references: References) {
    self.references = references
    settings = references.site.app.settings
  }

  var chapter: Chapter {
    Chapter("settings", "Settings") {
      Node("p") {
        settings.location == nil
          ? "There is no settings.json, so the app works like one made with the builder."
          : "These come from settings.json. A flag that is not there is off."
      }
      sheet.node
    }
  }

  private var sheet: DataTable {
    var sheet = DataTable("Settings", columns: ["Setting", "Value", "Effect"])
    for (name, value, effect) in flags + looks {
      sheet.add([[Node("code") { name }], [.appText(value)], [.text(effect)]])
    }
    return sheet
  }

  private var flags: [(String, String, String)] {
    [
      (
        "template", settings.usesBuilder ? "ui_builder" : "not ui_builder",
        settings.usesBuilder
          ? "screens come from rivers.json" : "screens come from AppDefine.json and collections"
      ),
      (
        "ui_builder_navigation_bar_api", word(settings.usesBuilderNavigationBar),
        settings.usesBuilderNavigationBar
          ? "home names the bar’s plugin, and the bar covers the status bar’s space"
          : "the app uses its own bar, with a status bar container above it"
      ),
      (
        "ui_builder_root_api", word(settings.usesBuilderRoot),
        settings.usesBuilderRoot
          ? "home’s menu names the root plugin" : "the first menu of the manifest is the root"
      ),
      (
        "quick_brick_enabled", word(settings.isQuickBrick),
        settings.isQuickBrick
          ? "each screen can have its own menu" : "all screens share home’s menu"
      ),
    ]
  }

  private var looks: [(String, String, String)] {
    let device = settings.deviceTarget
    return [
      (
        "rtl", word(settings.isRightToLeft),
        settings.isRightToLeft ? "everything is mirrored" : "everything runs from left to right"
      ),
      (
        "device_target", device.word ?? "not given",
        device.includesTablets ? "phones and tablets" : "phones"
      ),
      (
        "status_bar.hidden", word(settings.statusBar.isHidden),
        settings.statusBar.isHidden ? "no status bar is shown" : "the status bar is shown"
      ),
    ]
  }

  private func word(_ isOn: Bool) -> String { isOn ? "on" : "off" }
}
