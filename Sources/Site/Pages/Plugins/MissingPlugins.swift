import AppModel
import Markup
import PageParts

/// What the screens name as a plugin and the manifest has not.
struct MissingPlugins {
  private let references: References
  private let missing: [PluginUses.Missing]

  init(_ references: References, _ uses: PluginUses) {
    self.references = references
    missing = uses.missing
  }

  var chapter: Chapter {
    Chapter("missing", "Missing", hint: "\(missing.count)") {
      if missing.isEmpty {
        Node("p") { "Nothing: every plugin that a screen names is in the manifest." }
      } else {
        if !references.site.app.plugins.isPresent {
          Node("p") {
            "There is no plugin_configurations.json, so it cannot be told which of these the app "
            "really lacks."
          }
        }
        table.node
      }
    }
  }

  private var table: DataTable {
    var table = DataTable(
      "Plugins that are named and not there",
      columns: ["Name", "Wanted as", "By", "Written at"])
    for missing in missing {
      table.add([
        [.own(missing.name)], [.text(missing.role.rawValue)],
        references.links(to: missing.screens), references.place(missing.location),
      ])
    }
    return table
  }
}
