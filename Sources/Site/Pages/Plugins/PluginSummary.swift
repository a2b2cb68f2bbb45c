import AppModel
import Markup
import PageParts
import SiteFiles

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
        Node("code") { capability.term.word },
        Node("span", ["class": "muted"]) { " " + capability.term.meaning },
      ]
    }
  }

  private var bar: [Node] {
    app.navigationBarPlugin.map { [.appText($0.plugin.identifier)] } ?? [.text("the app’s own bar")]
  }
}
