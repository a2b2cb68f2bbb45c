import AppModel

extension StoryWords {
  /// What replaces what.
  var replacement: String {
    guard let edit = main.first, let before = edit.atOrigin else { return thing }
    let (old, new) = (subject(before), subject(edit))
    let words: String
    switch new.sort {
    case .component:
      let phrases = Sides(old: before, new: edit).map { ComponentWords($0, names).phrase }
      words =
        phrases.old == phrases.new
        ? "\(new.phrase) is another one now"
        : "\(phrases.new) replaces \(phrases.old)\(new.end)"
    case .plugin:
      return ([replacement(ofPlugin: before, by: edit)] + losses).joined(separator: "; ")
    case .screen:
      let isSame = new.label == old.label
      let dead = names.deadWays(to: before.name)
      let first =
        isSame ? "\(new.label) is another screen now" : "\(new.label) replaces \(old.label)"
      return ([first] + otherChangesOfWays + (dead.isEmpty ? [] : [dead.clause]))
        .joined(separator: "; ")
    case .barItem, .menuItem:
      words =
        old.label == new.label
        ? "\(new.label) is another one now" : "\(new.label) replaces \(old.word)"
    case .bar, .menu, .feed, .item, .note, .journey, .family, .style, .file, .part:
      words =
        new.phrase == old.phrase
        ? "\(new.phrase) is another one now" : "\(new.phrase) replaces \(old.phrase)"
    }
    return words
  }

  /// Which plugin replaces which. Plugins with the same name are known by what they make of the app.
  private func replacement(ofPlugin old: Edit, by new: Edit) -> String {
    let plugins = Sides(old: PluginWords(old).name, new: PluginWords(new).name)
    guard RootWords.describe(new) else {
      return plugins.old == plugins.new
        ? "\(plugins.new) has another identifier now" : "\(plugins.new) replaces \(plugins.old)"
    }
    let own = Sides(old: RootWords(old).noun, new: RootWords(new).noun)
    let nouns =
      own.old != own.new
      ? own
      : Sides(old: true, new: false).map { names.areTabs(removed: $0) ? "tab bar" : "side menu" }
    return nouns.old == nouns.new
      ? "\(plugins.new) has another identifier now"
      : "\(nouns.new.withArticle) replaces the \(nouns.old)"
  }

  /// What else changed about ways that lead to the other screen now.
  private var otherChangesOfWays: [String] {
    let known = main.first.map { [$0.atOrigin?.name, $0.name] } ?? []
    let others = followers.filter { edit in
      guard edit.kind == .changed, let names = edit.names else { return false }
      return [names.old, names.new] != known
    }
    return others.isEmpty ? [] : [Self.words(of: others, names)]
  }
}

/// What a component is called where another one replaces it.
private struct ComponentWords {
  let title: String?
  let type: String?
  private let label: String

  init(_ edit: Edit, _ names: AuthorNames) {
    let subject = EditSubject(of: edit, names)
    title = names.known(edit.name, on: edit.screenKey)?.title
    type = edit.trail.steps.last?.node.text(under: "component_type")?.spoken
    label = subject.label
  }

  /// The type and the title: `the grid Top stories`.
  var phrase: String {
    guard let title, let type else { return label }
    return "the \(type) \(title)"
  }
}

/// The name that a manifest gives to a plugin.
private struct PluginWords {
  let name: String

  init(_ edit: Edit) {
    let own = edit.trail.steps.last?.node.text(under: ["plugin", "name"])
    name = (own ?? edit.name).quotable
  }
}

/// What the plugin at the root of an app is.
private struct RootWords {
  let noun: String

  /// Whether an edit is of such a plugin.
  static func describe(_ edit: Edit) -> Bool {
    edit.trail.steps.last?.node.text(under: ["plugin", "type"]) == "menu"
  }

  init(_ edit: Edit) {
    let own = PluginWords(edit).name.lowercased()
    noun = own.hasSuffix("tab bar") ? "tab bar" : own
  }
}
