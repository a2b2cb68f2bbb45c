import AppModel
import Markup
import PageParts

/// The plugins that screens name but the manifest does not list.
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
        Node("p") { "Nothing. Every plugin that a screen names is in the manifest." }
      } else {
        if !references.site.app.plugins.isPresent {
          Node("p") {
            "There is no plugin_configurations.json, so there is no way to know which of these are "
            "really missing."
          }
        }
        table.node
      }
    }
  }

  private var table: DataTable {
    var table = DataTable(
      "Plugins that are named but not found",
      columns: ["Name", "Needed as", "By", "Named in"])
    for missing in missing {
      table.add([
        [.appText(missing.name)], [.text(missing.role.rawValue)],
        references.links(to: missing.screens), references.place(missing.location),
      ])
    }
    return table
  }
}
