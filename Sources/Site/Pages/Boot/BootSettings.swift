import AppModel
import Markup
import PageParts

/// The settings that decide about the start and the looks of the app, and what each does.
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
          ? "There is no settings.json, so everything is the builder’s."
          : "Read from settings.json; a flag that is not there is off."
      }
      sheet.node
    }
  }

  private var sheet: DataTable {
    var sheet = DataTable("Settings", columns: ["Setting", "Value", "Effect"])
    for (name, value, effect) in flags + looks {
      sheet.add([[Node("code") { name }], [.own(value)], [.text(effect)]])
    }
    return sheet
  }

  private var flags: [(String, String, String)] {
    [
      (
        "template", settings.usesBuilder ? "ui_builder" : "another one",
        settings.usesBuilder
          ? "screens come from rivers.json" : "screens come from AppDefine.json and collections"
      ),
      (
        "ui_builder_navigation_bar_api", word(settings.usesBuilderNavigationBar),
        settings.usesBuilderNavigationBar
          ? "home names the bar’s plugin, and the bar takes the status bar’s space"
          : "the bar is the app’s own, above it a status bar container"
      ),
      (
        "ui_builder_root_api", word(settings.usesBuilderRoot),
        settings.usesBuilderRoot
          ? "home’s menu names the root plugin" : "the first menu of the manifest is the root"
      ),
      (
        "quick_brick_enabled", word(settings.isQuickBrick),
        settings.isQuickBrick
          ? "each screen may bring its own menu" : "home’s menu is everybody’s"
      ),
    ]
  }

  private var looks: [(String, String, String)] {
    let device = settings.deviceTarget
    return [
      (
        "rtl", word(settings.isRightToLeft),
        settings.isRightToLeft ? "everything is mirrored" : "from left to right"
      ),
      (
        "device_target", device.isEmpty ? "not given" : device,
        settings.isForTablets ? "telephones and tablets" : "telephones"
      ),
      (
        "status_bar.hidden", word(settings.statusBar.isHidden),
        settings.statusBar.isHidden ? "no status bar is shown" : "the status bar is shown"
      ),
    ]
  }

  private func word(_ isOn: Bool) -> String { isOn ? "on" : "off" }
}
