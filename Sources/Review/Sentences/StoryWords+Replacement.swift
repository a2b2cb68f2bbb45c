import AppModel

extension StoryWords {
  /// What replaces what.
  var replacement: String {
    guard let edit = main.first, let before = edit.atOrigin else { return thing }
    let (old, new) = (subject(before), subject(edit))
    switch new.sort {
    case .component:
      let phrases = Sides(old: before, new: edit).map(componentPhrase)
      // What people see of a list is what it shows.
      let feed =
        names.known(edit.name, on: edit.screenKey)?.title == nil
        ? newFeed(of: edit).map { " of \($0)" } : nil
      let both = Sides(old: phrases.old, new: phrases.new + (feed ?? ""))
      return Self.replacing(both, new.phrase, new.end)
    case .plugin:
      return ([replacement(ofPlugin: before, by: edit)] + losses).joined(separator: "; ")
    case .screen:
      let first =
        new.label == old.label
        ? "\(new.label) is another screen now" : "\(new.label) replaces \(old.label)"
      return ([first] + otherChangesOfWays + names.deadWays(to: before.name).clauses)
        .joined(separator: "; ")
    case .barItem, .menuItem:
      var alone = names
      alone.several = nil
      let old = EditSubject(of: before, alone)
      return old.label == new.label
        ? "\(new.phrase) is another one now" : "\(new.label) replaces \(old.word)\(new.end)"
    case .bar, .menu, .feed, .item, .note, .journey, .family, .style, .file, .part:
      return Self.replacing(Sides(old: old.phrase, new: new.phrase), new.phrase)
    }
  }

  /// Says what replaces what; of two that are called the same it is only known that they differ.
  private static func replacing(
    _ names: Sides<String>, _ phrase: String, _ end: String = ""
  ) -> String {
    names.old == names.new
      ? "\(phrase) is another one now" : "\(names.new) replaces \(names.old)\(end)"
  }

  /// Returns the title of the feed that a component shows, if it came with it.
  private func newFeed(of component: Edit) -> String? {
    let files = followers.filter { $0.kind == .added && $0.trail.steps.isEmpty }.map(\.file)
    guard let source = component.trail.steps.last?.node.text(under: ["data", "source"]),
      let title = names.users.title(ofSource: source)
    else { return nil }
    return files.compactMap(names.feed).contains(title) ? title : nil
  }

  /// Returns the type and the title of a component where another one replaces it: `the grid Top
  /// stories`.
  private func componentPhrase(_ edit: Edit) -> String {
    let type = edit.trail.steps.last?.node.text(under: "component_type")?.spoken
    guard let type, let title = names.known(edit.name, on: edit.screenKey)?.title else {
      return subject(edit).label
    }
    return "the \(type) \(title)"
  }

  /// Which plugin replaces which. Plugins with the same name are known by what they make of the app.
  private func replacement(ofPlugin old: Edit, by new: Edit) -> String {
    let plugins = Sides(old: old.pluginName, new: new.pluginName)
    guard new.isOfRoot else {
      return plugins.old == plugins.new
        ? "\(plugins.new) has another identifier now" : "\(plugins.new) replaces \(plugins.old)"
    }
    let own = Sides(old: old.rootNoun, new: new.rootNoun)
    let nouns =
      own.old != own.new
      ? own
      : Sides(old: true, new: false).map { names.areTabs(removed: $0) ? "tab bar" : "side menu" }
    return nouns.old == nouns.new
      ? "\(plugins.new) has another identifier now"
      : "\(nouns.new.withArticle) replaces the \(nouns.old)"
  }

  /// Which plugin replaces which, where the name, the identifier and the version of one are others
  /// now, and which screens are its; nil for anything else.
  var renamedPlugin: String? {
    guard let name = main.only, name.isOfName, let titles = name.names,
      followers.contains(where: \.isOfPluginIdentifier),
      followers.contains(where: { $0.name.hasSuffix("_version") })
    else { return nil }
    let screens = followers.filter { $0.isOfScreen(named: "type") }.map { subject($0).label }
    let made =
      screens.isEmpty
      ? "" : ", which made the \(screens.count.form("screen")) \(screens.named(as: "screen"))"
    return "\(titles.new.quotable) replaces the plugin \(titles.old.quotable)\(made)"
  }

  /// What else changed about ways that lead to the other screen now.
  private var otherChangesOfWays: [String] {
    let known = main.first.map { [$0.atOrigin?.name, $0.name] } ?? []
    let others = followers.filter { edit in
      guard edit.kind == .changed, let names = edit.names else { return false }
      return [names.old, names.new] != known
    }
    return others.isEmpty ? [] : [ThingWords(others, names).sentence]
  }

  /// What was added or removed, and that it was.
  var whole: String {
    guard let edit = main.first else { return "" }
    let screens = followers.filter { $0.isOfScreen && $0.kind == edit.kind }
    guard subject(edit).sort == .plugin, !screens.isEmpty else { return words(edit) }
    let name = names.plugin(edit.name)
    // People know the screen of a plugin, and not the plugin.
    if edit.kind == .added, let screen = screens.only, subject(screen).label != name {
      return "\(subject(screen).label) was added, with the plugin \(name)"
    }
    return "\(name) was \(edit.kind.rawValue)"
  }
}

extension Edit {
  /// The name that a manifest gives to a plugin.
  fileprivate var pluginName: String {
    (trail.steps.last?.node.text(under: ["plugin", "name"]) ?? name).quotable
  }

  /// Whether the edit is of the plugin at the root of an app.
  fileprivate var isOfRoot: Bool {
    trail.steps.last?.node.text(under: ["plugin", "type"]) == "menu"
  }

  /// What the plugin at the root of an app is.
  fileprivate var rootNoun: String {
    let own = pluginName.lowercased()
    return own.hasSuffix("tab bar") ? "tab bar" : own
  }
}
