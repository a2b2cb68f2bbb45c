import AppModel
import PageParts

extension DocumentKind {
  static let plugins = DocumentKind("plugins", .plugins, page: \.pluginsPage)
}

extension Site {
  /// The page about what each plugin is used for, and which are missing or unused.
  var pluginsPage: Page {
    let references = References(site: self, path: SitePart.plugins.path)
    let uses = PluginUses(in: app)
    return Page(
      at: SitePart.plugins.path, SitePart.plugins.title, of: name, in: .plugins,
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

/// The plugins that affect the whole app: root and navigation bar.
struct PluginSummary {
  private let references: References
  private let app: App

  init(_ references: References) {
    self.references = references
    app = references.site.app
  }

  var chapter: Chapter {
    var facts = Facts()
    facts.add("Root") { root }
    facts.add("What the root can do") { capabilities }
    facts.add("Navigation bar") { bar }
    facts.add("Manifest") {
      app.plugins.isPresent
        ? app.plugins.plugins.count.counted(as: "plugin")
        : "there is none, so plugins are not checked"
    }
    return Chapter("root", "Root and navigation bar") {
      facts.nodes
      Node("p", ["class": "muted"]) {
        "Why these are used: "
        references.link("the start of the app", to: SitePart.boot.path)
        "."
      }
    }
  }

  private var root: [Node] {
    switch app.rootPlugin {
    case .named(let match): [.appText(match.plugin.identifier)]
    case .firstMenu(let plugin, _):
      [.appText(plugin.identifier), .text(" (the first menu of the manifest)")]
    case .builtIn: [.text("the app’s own side menu")]
    }
  }

  private var capabilities: [Node] {
    let found = Plugin.Capability.allCases.filter(app.rootCapabilities.contains)
    guard !found.isEmpty else { return [.text("draw its menu, and nothing else")] }
    return found.enumerated().flatMap { index, capability in
      (index > 0 ? [Node("br")] : []) + [
        .text(capability.term.word),
        Node("span", ["class": "muted"]) { ": " + capability.term.meaning },
      ]
    }
  }

  private var bar: [Node] {
    app.navigationBarPlugin.map { [.appText($0.plugin.identifier)] } ?? [.text("the app’s own bar")]
  }
}

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
