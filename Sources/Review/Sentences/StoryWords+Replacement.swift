import AppModel

extension StoryWords {
  /// What replaces what, or what changed about the same thing with another id.
  var replacement: String {
    guard main.count == 2 else { return thing }
    let (old, new) = (subject(main[0]), subject(main[1]))
    switch new.sort {
    case .component:
      let (before, after) = (ComponentWords(main[0], names), ComponentWords(main[1], names))
      if let type = after.type, before.title == after.title, before.type != after.type {
        let end = before.title == nil ? new.end : ""
        return "\(before.phrase)\(end) \(old.isPlural ? "are" : "is") \(type.withArticle) now"
      }
      return before.phrase == after.phrase
        ? otherID(of: new.phrase) : "\(after.phrase) replaces \(before.phrase)\(new.end)"
    case .plugin:
      return ([pluginReplacement] + losses).joined(separator: "; ")
    case .screen:
      let isSame = new.label == old.label || haveSameContents
      let words = isSame ? otherID(of: old.label) : "\(new.label) replaces \(old.label)"
      let dead = names.deadWays(to: main[0].name)
      let all = [words] + otherChangesOfWays + (dead.isEmpty ? [] : [dead.clause])
      return all.joined(separator: "; ")
    case .barItem, .menuItem:
      return old.label == new.label
        ? otherID(of: new.label) : "\(new.label) replaces \(old.word)"
    case .feed where main.allSatisfy(\.isOfFeedLine):
      let users = names.users(ofSource: main[0].name)
      let source =
        users.isEmpty
        ? old.label : "the data source of \(users.listed(atMost: .mostNamed))"
      return "\(source) is called \(EditWords.nameOrQuoted(main[1].name)) now"
    case .bar, .menu, .feed, .item, .note, .journey, .family, .style, .file:
      return new.phrase == old.phrase
        ? otherID(of: new.phrase) : "\(new.phrase) replaces \(old.phrase)"
    }
  }

  /// Which plugin replaces which. Plugins with the same name are known by what they make of the app.
  private var pluginReplacement: String {
    let plugins = Sides(old: PluginWords(main[0]).name, new: PluginWords(main[1]).name)
    guard RootWords.describe(main[1]) else {
      return plugins.old == plugins.new
        ? "\(plugins.new) has another identifier now" : "\(plugins.new) replaces \(plugins.old)"
    }
    let own = Sides(old: RootWords(main[0]).noun, new: RootWords(main[1]).noun)
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
    let others = followers.filter { edit in
      guard edit.kind == .changed, let names = edit.names else { return false }
      return (names.old, names.new) != (main[0].name, main[1].name)
    }
    return others.isEmpty ? [] : [Self.words(of: others, names)]
  }

  /// Whether most components of two screens are the same, so that one with another name is still
  /// the same one.
  private var haveSameContents: Bool {
    let all = main.map { $0.trail.steps.last?.node.components ?? [] }
    let depth = main[1].trail.steps.count
    let changed = Set(
      inner.compactMap { edit in
        EditSubject.componentLists.contains(edit.trail.names.dropFirst(depth).first ?? "")
          ? edit.trail.names.dropFirst(depth + 1).first : nil
      })
    let same = Set(all[0]).intersection(all[1]).subtracting(changed)
    return 2 * same.count > all.map(\.count).reduce(0, max)
  }

  /// Returns what else changed about something that has another id.
  private func otherID(of name: String) -> String {
    let parts = ThingWords(inner, names).parts
    let haveIDs = main.allSatisfy { edit in
      ListIdentity.keys.contains { edit.trail.steps.last?.node.text(under: $0) != nil }
    }
    // Where nothing has an id, the type and the data source distinguish components.
    guard haveIDs || parts.isEmpty else { return Self.joined(parts.map(\.text)) }
    let beginning = "\(name) has another id now"
    guard let first = parts.first else { return beginning }
    let all =
      first.subject == name
      ? ["\(beginning), and \(first.nextPredicate)"] : [beginning, first.text]
    return Self.joined(all + parts.dropFirst().map(\.text))
  }

  /// What differs inside what was replaced, apart from its id.
  var inner: [Edit] {
    guard let old = main[0].trail.steps.last?.node else { return [] }
    return EditFinder(from: old, toAdded: main[1]).edits.filter { edit in
      !edit.isOfNumber
        && !(edit.trail.steps.count == main[1].trail.steps.count + 1
          && ListIdentity.keys.contains(edit.name))
    }
  }
}

extension FileNode {
  /// The names of a screen's components.
  fileprivate var components: [String] {
    children.filter { EditSubject.componentLists.contains($0.name) }
      .flatMap { $0.node.children.map(\.name) }
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
