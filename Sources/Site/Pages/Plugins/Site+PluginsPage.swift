import AppModel
import Markup
import PageParts
import SiteFiles

extension Site {
  /// The page about what each plugin is used for, and which are missing or unused.
  var pluginsPage: Page {
    let references = References(site: self, path: SitePart.plugins.path)
    let uses = PluginUses(in: app)
    return Page(
      at: SitePart.plugins.path, "Plugins", of: name, in: .plugins,
      lead: [
        .text(
          "The plugins that the app is built with, what each one is used for, and which ones are "
            + "missing.")
      ]
    ) {
      [
        PluginSummary(references).chapter, PluginTable(references, uses).chapter,
        MissingPlugins(references, uses).chapter,
      ].nodes
    }
  }
}
