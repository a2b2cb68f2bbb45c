import AppLayout
import PageParts

/// The two ways an app can get its data, and which one this app uses.
struct BootData {
  private let references: References
  private let app: App

  init(_ references: References) {
    self.references = references
    app = references.site.app
  }

  var chapter: Chapter {
    Chapter("data", "Where the data comes from") {
      Node("p") {
        "This app "
        Node("strong") {
          app.settings.usesBuilder ? "is made with the builder" : "was made before the builder"
        }
        ", so the other column does not apply."
      }
      sheet.node
      Node.details("Developer details") { developerDetails }
    }
  }

  private var developerDetails: [Node] {
    var sentences = [
      Node("p", ["class": "small"]) {
        "The template in "
        Node("code") { AppFile.settings.name }
        " decides: "
        Node("code") { "ui_builder" }
        " means that screens, menu and bar come from "
        Node("code") { AppFile.rivers.name }
        "; any other template is from before the builder."
      },
      Node("p", ["class": "small"]) {
        Node("code") { ControllerName.screenLookup }
        " looks a screen up by its id, which is the value of "
        Node("code") { "screen_type" }
        " or "
        Node("code") { "ui_tag" }
        ", among the models of "
        Node("code") { AppFile.rivers.name }
        ". Where none has it, the class falls back to the old definition in "
        Node("code") { "AppDefine.json" }
        "."
      },
    ]
    if !app.settings.usesBuilder {
      sentences.append(
        Node("p", ["class": "small"]) {
          "Screens come from "
          Node("code") { "AppDefine.json" }
          ", and everything else from collections, which are found by their "
          Node("code") { "ui_tag" }
          ": the root’s menu is "
          Node("code") { Collections.menuTag }
          ", and the navigation bar is "
          Node("code") { Collections.barTag }
          "."
        })
    }
    return sentences
  }

  private var sheet: DataTable {
    let (builder, legacy) = ("Made with the builder", "Made before the builder")
    let isBuilder = app.settings.usesBuilder
    var sheet = DataTable(
      "The two data paths",
      columns: ["What", isBuilder ? "✓ \(builder)" : builder, isBuilder ? legacy : "✓ \(legacy)"])
    sheet.add([[.text("Screens")], screens, legacyScreens])
    sheet.add([[.text("Home")], isBuilder ? home : unused, isBuilder ? unused : home])
    sheet.add([[.text("Root’s menu")], menu, collection(Collections.menuTag)])
    sheet.add([[.text("Navigation bar")], bar, collection(Collections.barTag)])
    sheet.add([[.text("Content")], snapshots, collections])
    return sheet
  }

  private var unused: [Node] { [.text("—")] }

  private var screens: [Node] {
    guard app.settings.usesBuilder else { return unused }
    return [.text(app.screens.count { $0.origin == .rivers }.counted(as: "screen"))]
  }

  /// The screens of AppDefine.json. An app made with the builder also takes a screen from there if
  /// a link names one it does not have itself.
  private var legacyScreens: [Node] {
    let screens = app.screens.filter { $0.origin == .appDefine }
    let missing = app.screens.filter(\.isMissing)
    guard !screens.isEmpty || !missing.isEmpty else { return unused }
    let found = references.links(to: screens)
    let lost = missing.isEmpty ? [] : [.text("not in any file: ")] + references.links(to: missing)
    return found + (found.isEmpty || lost.isEmpty ? [] : [Node("br")]) + lost
  }

  /// The snapshot files of data sources; collections are counted separately.
  private var snapshots: [Node] {
    guard app.settings.usesBuilder else { return unused }
    let files = Set(app.feeds.entries.map(\.file)).filter(AppFile.isInFeeds)
    return [
      .text(
        "data sources of the components; \(files.count.counted(as: "snapshot")) of their answers")
    ]
  }

  private var collections: [Node] {
    guard !app.settings.usesBuilder || !app.collections.all.isEmpty else { return unused }
    return [.text(app.collections.all.count.counted(as: "collection"))]
  }

  private var home: [Node] {
    guard let home = app.home else { return [.text("none")] }
    let why =
      !app.settings.usesBuilder
      ? " (the menu’s first screen)"
      : home.isMarkedHome ? "" : " (the first screen; none is marked as home)"
    return [references.link(to: home), .text(why)]
  }

  private var menu: [Node] {
    guard app.settings.usesBuilder else { return unused }
    guard let menu = app.home?.navigation(.menu) else { return [.text("home has none")] }
    return [.text("home’s menu, \(menu.allItems.count.counted(as: "entry"))")]
  }

  private var bar: [Node] {
    guard app.settings.usesBuilder else { return unused }
    guard let bar = app.home?.navigation(.navigationBar) else {
      return [.text("home has none")]
    }
    return [.text("each screen’s own, or home’s with \(bar.items.count.counted(as: "button"))")]
  }

  private func collection(_ tag: String) -> [Node] {
    guard let collection = app.collections[tag] else {
      return app.settings.usesBuilder ? unused : [.text("a collection that no file has")]
    }
    return [
      .text("a collection with \(collection.children.count.counted(as: "entry"))")
    ]
  }
}
