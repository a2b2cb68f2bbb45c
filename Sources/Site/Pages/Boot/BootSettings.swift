import AppLayout
import PageParts

/// The settings that affect how the app starts and looks, and what each one does.
struct BootSettings {
  private let app: App

  init(_ app: App) {
    self.app = app
  }

  private var settings: Settings { app.settings }

  var chapter: Chapter {
    Chapter("settings", "Settings") {
      Node("p") {
        settings.location == nil
          ? "There is no settings.json, so the app works like one made with the builder."
          : "These come from settings.json. A setting that the file does not have is off."
      }
      sheet.node
      Node.details("Developer details") { keys.node }
    }
  }

  /// A setting, in the words of the page and under its key in the file.
  private struct Setting {
    let name: String
    let key: String
    let value: String
    let effect: String
  }

  private var sheet: DataTable {
    var sheet = DataTable("Settings", columns: ["Setting", "Value", "Effect"])
    for setting in flags + looks {
      sheet.add([[.text(setting.name)], [.appText(setting.value)], [.text(setting.effect)]])
    }
    return sheet
  }

  private var keys: DataTable {
    var sheet = DataTable("Keys of the settings", columns: ["Setting", "Key"])
    for setting in flags + looks {
      sheet.add([[.text(setting.name)], [Node("code") { setting.key }]])
    }
    return sheet
  }

  private var flags: [Setting] {
    [
      Setting(
        name: "Made with the builder", key: "template", value: word(settings.usesBuilder),
        effect: settings.usesBuilder
          ? "screens come from the builder" : "screens come from before the builder"),
      Setting(
        name: "Home chooses the bar", key: "ui_builder_navigation_bar_api",
        value: word(settings.usesBuilderNavigationBar),
        effect: barEffect),
      Setting(
        name: "Home chooses the root", key: "ui_builder_root_api",
        value: word(settings.usesBuilderRoot),
        effect: rootEffect),
      Setting(
        name: "Menus of single screens", key: "quick_brick_enabled",
        value: word(settings.isQuickBrick),
        effect: menuEffect),
    ]
  }

  /// Which bar the app has and what is behind the status bar, as the fifth step of the start decides.
  private var barEffect: String {
    let choice = app.barChoice
    let own = "the app uses its own bar"
    let bar =
      switch choice.bar {
      case .named: "home names the bar’s plugin"
      case .collected(let plugin): plugin == nil ? own : "the first bar of the manifest is used"
      case .own(.flagIsOff): own
      case .own(let reason): "\(reason.plainWords(.typographic)), so \(own)"
      }
    return "\(bar), \(choice.statusBar.phrase)"
  }

  /// Which menu the screens have, as the fourth step of the start decides.
  private var menuEffect: String {
    guard !app.hasMenusOfScreens else { return "each screen can have its own menu" }
    guard settings.usesBuilder else { return "all screens share the collection for menus" }
    return app.home?.navigation(.menu) == nil
      ? "home has no menu that all screens could share" : "all screens share home’s menu"
  }

  /// What draws the root, as the second and third steps of the start decide.
  private var rootEffect: String {
    switch app.rootPlugin {
    case .named: "home’s menu names the root plugin"
    case .firstMenu: "the first menu of the manifest is the root"
    case .builtIn: "the app’s own side menu is the root"
    }
  }

  private var looks: [Setting] {
    let device = settings.deviceTarget
    return [
      Setting(
        name: "Right to left", key: "rtl", value: word(settings.isRightToLeft),
        effect: settings.isRightToLeft
          ? "everything is mirrored" : "everything runs from left to right"),
      Setting(
        name: "Devices", key: "device_target", value: device.word ?? "not given",
        effect: device.words),
      Setting(
        name: "Status bar hidden", key: "status_bar.hidden",
        value: word(settings.statusBar.isHidden),
        effect: settings.statusBar.isHidden
          ? "no status bar is shown" : "the status bar is shown"),
    ]
  }

  private func word(_ isOn: Bool) -> String { isOn ? "on" : "off" }
}
