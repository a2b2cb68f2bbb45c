import AppModel

/// What a story says, in the words of its author.
struct StoryWords {
  private let story: Story
  private let edits: [Edit]
  private let main: [Edit]
  private let names: AuthorNames

  init(_ story: Story, among edits: [Edit], _ names: AuthorNames) {
    self.story = story
    self.edits = story.edits.map { edits[$0] }
    main = story.main.map { edits[$0] }
    self.names = names
  }

  /// The sentence, with marks around code.
  var sentence: String { plain.withCapitalArticle }

  /// Whether something that worked no longer does.
  var isBreaking: Bool {
    edits.contains { edit in
      edit.isOfScreen && edit.kind == .removed && !names.deadWays(to: edit.name).isEmpty
        || edit.new?.text.map(names.isDead) ?? false
    }
  }

  private var plain: String {
    switch story.kind {
    case .replacement: replacement
    case .transfer: transfer
    case .arrival: arrival
    case .departure: departure
    case .order: order
    case .name: name
    case .home: home
    case .thing: thing
    }
  }

  private func subject(_ edit: Edit) -> EditSubject { EditSubject(of: edit, names) }

  private func words(_ edit: Edit) -> String { EditWords(edit, names).plain }

  private var replacement: String {
    guard main.count == 2 else { return thing }
    let (old, new) = (subject(main[0]), subject(main[1]))
    switch new.sort {
    case .component:
      let (before, after) = (ComponentWords(main[0], names), ComponentWords(main[1], names))
      if let type = after.type, before.title == after.title, before.type != after.type {
        let end = before.title == nil ? new.end : ""
        return "\(before.phrase)\(end) is \(Self.article(type)) now"
      }
      return "\(after.phrase) replaces \(before.phrase)\(new.end)"
    case .plugin:
      guard RootWords.describe(main[1]) else {
        return "\(PluginWords(main[1]).name) replaces \(PluginWords(main[0]).name)"
      }
      return "\(Self.article(RootWords(main[1]).noun)) replaces the \(RootWords(main[0]).noun)"
    case .screen where new.label == old.label:
      return "\(new.label) has another id now, and other contents"
    case .screen, .bar, .menu, .barItem, .menuItem, .feed, .item, .family, .style, .file:
      return "\(new.phrase) replaces \(old.phrase)"
    }
  }

  private var transfer: String {
    guard main.count == 2 else { return thing }
    let (old, new) = (subject(main[0]), subject(main[1]))
    return "\(new.label) was moved from \(old.holder?.name ?? "there") to "
      + (new.holder?.name ?? "another screen")
  }

  /// The name of what was added or removed.
  private var mainLabel: String {
    main.first.map { edit in
      subject(edit).sort == .plugin ? PluginWords(edit).name : subject(edit).label
    } ?? ""
  }

  private var arrival: String {
    var ways: [String] = []
    var users: [String] = []
    for edit in edits where !main.contains(where: { $0.path == edit.path }) {
      switch WayWords(edit, names) {
      case .menu(let menu): ways.append("is in \(menu)")
      case .opener(let opener): ways.append("is opened by \(opener)")
      case .hook(let screen): users.append(screen)
      case nil: break
      }
    }
    if !users.isEmpty { ways.append("runs before \(users.listed())") }
    return ([whole] + ways.firstOfEach { $0 }).listed()
  }

  private var whole: String {
    guard let edit = main.first else { return "" }
    return subject(edit).sort == .plugin ? "\(mainLabel) was \(edit.kind.rawValue)" : words(edit)
  }

  private var departure: String {
    let followers = edits.filter { edit in !main.contains { $0.path == edit.path } }
    let ways = followers.compactMap { edit -> String? in
      guard edit.kind == .removed else { return nil }
      switch WayWords(edit, names) {
      case .menu(let menu): return "its entry in \(menu)"
      case .opener(let opener): return "\(opener.withoutQuotedName) to it"
      case .hook(let screen): return "its hook on \(screen)"
      case nil:
        let subject = subject(edit)
        return subject.sort == .component
          ? "\(subject.holder.map { "\($0.name)'s" } ?? "the") component that used it" : nil
      }
    }
    let dead = main.flatMap { names.deadWays(to: $0.name) }
    return
      ([whole] + (ways.isEmpty ? [] : [", and \(ways.firstOfEach { $0 }.listed())"])
      + (dead.isEmpty
        ? []
        : ["; \(dead.listed()) \(dead.count == 1 ? "leads" : "lead") nowhere now"]))
      .joined()
  }

  private var order: String {
    main.first.map { OrderWords($0, names).sentence } ?? ""
  }

  private var name: String {
    guard let first = main.first else { return "" }
    let others = edits.count - 1
    guard first.kind == .renamed, others > 0 else { return words(first) }
    return "\(words(first)), and so in \(others.of("reference")) to it"
  }

  private var home: String {
    guard let new = main.first(where: \.makesHome), let old = main.first(where: \.takesHome) else {
      return thing
    }
    return "\(subject(new).label) is the home screen instead of \(subject(old).label)"
  }

  private var thing: String {
    edits.count == 1 ? words(edits[0]) : ThingWords(edits, names).sentence
  }

  static func article(_ noun: String) -> String {
    if noun.isPluralNoun { return noun }
    return "\("aeiou".contains(noun.first ?? "x") || noun.hasPrefix("hour") ? "an" : "a") \(noun)"
  }
}

/// What a component is called where another one replaces it.
private struct ComponentWords {
  let title: String?
  let type: String?
  private let label: String

  init(_ edit: Edit, _ names: AuthorNames) {
    let subject = EditSubject(of: edit, names)
    title = names.known(edit.name)?.title
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

/// How an edit makes a way to something, or takes it away.
private enum WayWords {
  case menu(String)
  case opener(String)
  case hook(String)

  init?(_ edit: Edit, _ names: AuthorNames) {
    let subject = EditSubject(of: edit, names)
    if edit.trail.names.contains("hooks") {
      self = .hook(subject.label)
      return
    }
    switch subject.sort {
    case .menuItem:
      let screen = EditSubject.screen(of: edit, names)
      self = .menu("\(screen)'s menu")
    case .barItem: self = .opener(subject.label)
    case .item: self = .opener(subject.phrase)
    case .component where !subject.keys.isEmpty && subject.keys.last != "source":
      self = .opener(subject.part.phrase)
    case .screen, .component, .bar, .menu, .feed, .family, .style, .plugin, .file: return nil
    }
  }
}

extension String {
  /// The words before a name in quotes: `Home's button 'Explore'` is Home's button.
  fileprivate var withoutQuotedName: String {
    guard hasSuffix("'"), let start = dropLast().lastIndex(of: "'") else { return self }
    return String(self[..<start].dropLast())
  }
}
