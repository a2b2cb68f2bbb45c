import AppModel
import Disk

/// What the check finds because of the story.
extension StoryWords {
  /// What no longer works in other places, each in a clause, or what the app does with a value that it
  /// does not know. What still has a former name is apart: it was so before.
  var problems: (asBefore: [String], new: [String]) {
    let others = story.harm.problems.map(\.message).compactMap(clause).firstOfEach { $0 }
    let components = ofComponents
    return (
      components.filter(\.isAsBefore).map(\.words).shortened(),
      (components.filter { !$0.isAsBefore }.map(\.words) + others + ownConsequence).shortened()
    )
  }

  /// What the story says itself of the problems that it makes.
  var toldProblems: [Diagnostic.Message] {
    story.harm.problems.map(\.message).filter {
      Self.predicates[$0.rule] != nil || clause($0) != nil
    } + (ownConsequence.isEmpty ? [] : story.harm.ownProblems.prefix(1).map(\.message))
  }

  /// The components with problems, with what that means for them.
  private var ofComponents: [(isAsBefore: Bool, words: String)] {
    var parts: [(components: [Component], predicate: Predicate)] = []
    for problem in story.harm.problems {
      guard let (component, predicate) = component(of: problem),
        problem.rule != .connectedChildren || sent.isEmpty,
        problem.rule != .missingDataSource || lostSource == nil,
        problem.rule != .missingSnapshot || !isOfSnapshot
      else { continue }
      if let place = parts.firstIndex(where: { $0.predicate == predicate }) {
        parts[place].components.append(component)
      } else {
        parts.append(([component], predicate))
      }
    }
    // Who sees placeholders does not count headers.
    let hasMany = parts.contains { $0.predicate == .placeholders }
    return parts.filter { !hasMany || $0.predicate != .placeholder }.map { components, predicate in
      let all = components.firstOfEach { $0 }
      let screens = all.map(\.screen).firstOfEach { $0 }
      let words =
        screens.count == 1
        ? all.map(\.name)
          .doing("on \(screens[0]) \(predicate.one)", "on \(screens[0]) \(predicate.many)")
        : all.map { "\($0.name) on \($0.screen)" }.doing(predicate.one, predicate.many)
      return (predicate.isAsBefore, words)
    }
  }

  /// That a component shows nothing instead of something, as its data source went; nil for anything
  /// else.
  var lostSource: String? {
    guard let edit = main.only, edit.name == "source", edit.new?.text?.isEmpty ?? true,
      let former = edit.old?.text.flatMap(names.users.title(ofSource:)),
      story.harm.problems.contains(where: { $0.rule == .missingDataSource })
    else { return nil }
    let subject = subject(edit)
    let (show, they) = subject.isPlural ? ("show", "they have") : ("shows", "it has")
    return "\(subject.phrase) \(show) nothing instead of \(former): \(they) no data source now"
  }

  /// Whether the story says itself what shows a feed that is gone.
  private var isOfSnapshot: Bool { main.contains { EditWords($0, names).snapshot != nil } }

  /// A component as people know it, or its header or footer, and the title of its screen.
  private struct Component: Hashable {
    let name: String
    let screen: String
  }

  /// How many letters a misspelt word has more or fewer at most; another one is a choice.
  private static let mostLetters = 2

  /// That a word of the files is misspelt, where it was spelled right before; nil for any other edit.
  var misspelling: String? {
    guard let edit = main.only, edit.kind == .changed, let old = edit.old?.text,
      let new = edit.new?.text, abs(old.count - new.count) <= Self.mostLetters,
      let problem = (story.harm.ownProblems + story.harm.problems).map(\.message).first(where: {
        $0.suggestion == .name(old) && $0.sentence.names.contains(new.quotable)
      }), case let clause = EditWords(edit, names).clause, !clause.hasReason
    else { return nil }
    let subject = clause.subject
    let isOfType = edit.name.hasSuffix("_type") || edit.listName == "type"
    let noun = isOfType ? "type" : EditWords.noun(edit.name)
    let start = "the \(noun) of "
    let owner = subject.hasPrefix(start) ? String(subject.dropFirst(start.count)) : subject
    guard problem.rule == .unknownScreenType else {
      return "\(start)\(owner) is misspelt ('\(new.quotable)')"
    }
    return "\(owner) opens a missing screen: its \(noun) is misspelt ('\(new.quotable)')"
  }

  /// What still leads to the ids that screens had before, or that were theirs.
  var deadScreens: DeadWays {
    let renamed = main.filter { $0.isOfScreen && $0.kind == .renamed }.compactMap { $0.names?.old }
    let missing = story.harm.problems.filter {
      [.unknownTarget, .unknownScreenType].contains($0.rule)
    }.compactMap(\.message.sentence.names.first)
    let all = (renamed + missing).firstOfEach { $0 }
    return DeadWays(joining: all.filter { !isTold($0) }.map(names.deadWays))
  }

  /// Which screens still name families that are gone.
  var lostFamilies: [String] {
    let gone = main.filter { AppFile(named: $0.file) == .families }.flatMap { edit -> [String] in
      switch edit.kind {
      case .renamed: [edit.names?.old].compactMap(\.self)
      case .removed: edit.families + [edit.name]
      case .added, .changed, .moved: []
      }
    }
    let missing = story.harm.problems.filter { $0.rule == .unknownFamily }
      .compactMap(\.message.sentence.names.first)
    return (gone + missing).firstOfEach { $0 }.compactMap {
      names.lostPlugins.clause(withoutFamily: $0)
    }
  }

  /// Whether something still has the name that another thing, or the same under another name, had.
  var isHalf: Bool { !deadWays.isEmpty || story.harm.problems.contains(where: namesOld) }

  /// Whether a problem is about what still has the old name of something.
  private func namesOld(_ problem: PlacedDiagnostic) -> Bool {
    !formerNames.isDisjoint(with: problem.message.sentence.names)
  }

  /// What is said of one component, and of several.
  private struct Predicate: Hashable {
    let one: String
    let many: String
    /// Whether it is so although something else has another name now.
    var isAsBefore = false

    static let placeholders = Predicate(
      one: "shows placeholders now", many: "show placeholders now")
    static let placeholder = Predicate(one: "is a placeholder now", many: "are placeholders now")
    static let empty = Predicate(one: "shows nothing now", many: "show nothing now")

    /// The same of what still has a name that is another one now.
    var ofLeft: Predicate {
      Predicate(
        one: "still names the old one and \(one)", many: "still name the old one and \(many)",
        isAsBefore: true)
    }
  }

  /// What it means for a component that it has a problem.
  private static let predicates: [Rule: Predicate] = [
    .missingSnapshot: .placeholders, .unknownCellStyle: .placeholders,
    .missingDataSource: .empty, .connectedChildren: .empty,
  ]

  private func component(of problem: PlacedDiagnostic) -> (Component, Predicate)? {
    guard let predicate = Self.predicates[problem.rule],
      let found = names.places.value.component(of: problem)
    else { return nil }
    let name = names.component(found.component, on: found.screen)
    let screen = names.screen(found.screen)
    guard problem.rule == .unknownCellStyle else {
      return (
        Component(name: name, screen: screen), namesOld(problem) ? predicate.ofLeft : predicate
      )
    }
    if let part = problem.keys.last(where: EditSubject.parts.contains) {
      return (Component(name: "the \(part) of \(name)", screen: screen), .placeholder)
    }
    let type = problem.message.sentence.names.last?.spoken ?? ""
    let isBelow = problem.keys.contains("cell_body_styles")
    return (
      Component(name: isBelow ? "the \(type) below \(name)" : name, screen: screen), predicate
    )
  }

  /// The rules about what a component lacks.
  static let rulesOfComponents = Set<Rule>(predicates.keys)

  private func clause(_ problem: Diagnostic.Message) -> String? {
    guard Self.predicates[problem.rule] == nil else { return nil }
    guard let name = problem.sentence.names.first else {
      // It only has titles, which are the app's words.
      let isOfReach = problem.rule == .unreachableScreen
      return isOfReach || problem.sentence.titled.isEmpty
        ? nil : problem.sentence.consequence ?? problem.text
    }
    switch problem.rule {
    case .unusedPlugin:
      // Where a screen went, its plugins are not missed.
      let isOfSettings = main.allSatisfy { AppFile(named: $0.file) == .settings }
      return isOfSettings && !names.isNewPlugin(name)
        && names.menuPlugins.old?.identifier == names.menuPlugins.new?.identifier
        ? "nothing uses \(names.plugin(name)) now" : nil
    case .unmappedType:
      let isOfItem = edits.contains { $0.new?.text == name }
      return isTold(name)
        ? nil : isOfItem ? "it opens nothing now" : "\(name.spoken.plural) open nothing now"
    case .journeyScreen:
      return isTold(name) || isRenamed(name)
        ? "the journey '\(problem.sentence.names.last ?? "")' does not find it any more" : nil
    case .noteWithoutPlace:
      let known = names.known(name, on: edits.first?.screenKey)?.title ?? names.knownScreen(name)
      let isIt = main.count == 1 && deadScreens.isEmpty && (isTold(name) || isRenamed(name))
      guard let thing = isIt ? "it" : known else { return nil }
      return "the note on \(thing) has no place now"
    default: return nil
    }
  }

  /// What the app does with a value that the story sets, and that it does not know.
  private var ownConsequence: [String] {
    guard let edit = main.only, edit.kind == .changed, edit.trail.steps.last?.key != nil,
      !EditWords(edit, names).clause.hasReason,
      let problem = story.harm.ownProblems.first
    else { return [] }
    // The words of the edit say that two screens share an id, or that a menu is off.
    guard problem.rule != .duplicateID, edit.new?.text != "no_menu",
      let consequence = problem.message.sentence.consequence,
      consequence.hasPrefix("the app")
    else { return [] }
    return [consequence]
  }

  /// Whether the story itself says what became of something with a name.
  private func isTold(_ name: String) -> Bool {
    main.contains { edit in
      edit.kind == .removed && edit.name == name
        || edit.kind == .renamed && edit.names?.old == name && !edit.isOfScreen
        || edit.isOfName && edit.old?.text == name
    }
  }

  /// Whether a screen had an id before.
  private func isRenamed(_ id: String) -> Bool {
    main.contains { $0.kind == .renamed && $0.isOfScreen && $0.names?.old == id }
  }
}
