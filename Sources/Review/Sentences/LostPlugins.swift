import AppModel

/// What no longer works because plugins and families are gone that a new app still uses.
struct LostPlugins: Sendable {
  /// What each plugin is missing for, by its identifier.
  private var losses: [String: Loss] = [:]
  /// The titles of the screens that still name a family, by its name.
  private var users: [String: [String]] = [:]

  /// What a plugin was used for.
  private struct Loss: Sendable {
    /// The components that it draws, and the screens that it is, or runs before.
    var components: [String] = []
    var screens: [String] = []
    var hooked: [String] = []
    /// What the app shows instead of its bar or its menu.
    var replacement: String?
  }

  init() {}

  init(from old: App, to new: App, _ names: ComponentNames) {
    for screen in new.screens where screen.isWritten {
      guard let family = screen.styles.family?.value, old.families[family] != nil,
        new.families[family] == nil
      else { continue }
      users[family, default: []].append(screen.title.quotable)
    }
    let gone = old.plugins.plugins.map(\.identifier).filter { identifier in
      !identifier.isEmpty && new.plugins.plugin(identifier) == nil
    }
    guard !gone.isEmpty, new.plugins.isPresent else { return }
    losses = Dictionary(uniqueKeysWithValues: Set(gone).map { ($0, Loss()) })
    for screen in new.screens where screen.isWritten { add(screen, old.plugins, names) }
    if let bar = old.navigationBarPlugin?.plugin.identifier, new.navigationBarPlugin == nil {
      losses[bar]?.replacement = "the app shows its own bar now"
    }
    if let menu = old.rootPlugin.plugin?.identifier, new.rootPlugin.plugin == nil {
      losses[menu]?.replacement = "the app shows its own side menu now"
    }
  }

  private mutating func add(_ screen: Screen, _ old: PluginManifest, _ names: ComponentNames) {
    let title = screen.title.quotable
    let identifier = { (name: String) in old.plugin(name)?.plugin.identifier ?? name }
    if case .plugin(let name) = screen.kind { losses[identifier(name)]?.screens.append(title) }
    for hook in screen.hooks { losses[identifier(hook.identifier.value)]?.hooked.append(title) }
    for component in screen.allComponents {
      guard case .custom(let name) = component.kind else { continue }
      let known = names.name(of: component.key, on: screen.key)
      let plugin = old.plugin(name)?.plugin.name.map { "the \($0.quotable)" }
      let label = known?.title ?? plugin ?? known?.phrase ?? "a component"
      losses[identifier(name)]?.components.append("\(label) on \(title)")
    }
  }

  /// Returns what no longer works without a plugin: `Live opens empty now`; nothing if it is not used,
  /// or not gone.
  func clauses(without identifier: String, called name: String = "it") -> [String] {
    guard let loss = losses[identifier] else { return [] }
    let clauses = [
      (loss.components, "is", "are", "no longer shown"),
      (loss.screens, "opens", "open", "empty now"),
      (loss.hooked, "opens", "open", "without \(name) now"),
    ].filter { !$0.0.isEmpty }.map { things, one, many, end in
      "\(things.firstOfEach { $0 }.doing(one, many)) \(end)"
    }
    return clauses + [loss.replacement].compactMap(\.self)
  }

  /// Returns which screens a family is missing for: `Home still names HARBOUR, which is missing`; nil
  /// if it is not named, or not gone.
  func clause(withoutFamily family: String) -> String? {
    users[family].map { screens in
      let users = screens.firstOfEach { $0 }.doing("still names", "still name")
      return "\(users) \(family.quotable), which is missing"
    }
  }
}
