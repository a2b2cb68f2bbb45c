import AppLayout
import AppModel
import Disk

/// What does not work, or no longer does.
extension StoryWords {
  /// Returns a deed after what can no longer be left because of it.
  func stuckFirst(_ deed: String) -> String {
    let reason = !stuck.isEmpty && deed.hasSuffix(" now") ? String(deed.dropLast(4)) : deed
    return stuck + reason
  }

  /// Which screens cannot be left any more, before the reason; empty without any.
  var stuck: String {
    let all = edits.filter(\.hidesBar).compactMap(\.screenKey).filter(names.ways.stuck.contains)
    return all.isEmpty
      ? "" : "\(all.map(names.screen).named(as: "screen")) cannot be left any more: "
  }

  /// Which screens are no longer reached because of some harm, with others that are gone, and which are
  /// now.
  static func reach(
    of harm: [StoryHarm], besides gone: [String], _ names: AuthorNames
  ) -> [String] {
    let lost = harm.flatMap(\.lost).map(names.screen) + gone
    let found = harm.flatMap(\.found).map(names.screen)
    return [
      lost.isEmpty
        ? nil
        : harm.allSatisfy(\.isLostAlone)
          ? "nothing leads to \(lost.listed(atMost: .mostNamed(of: lost.count))) now"
          : "\(lost.doing("is", "are")) no longer reached",
      found.isEmpty
        ? nil : "\(found.listed(atMost: .mostNamed(of: found.count))) can be reached now",
    ].compactMap(\.self)
  }

  /// Which entry of the menu still opens the screen that was the home screen.
  var staleEntry: [String] {
    guard edits.contains(where: { $0.takesHome || $0.makesHome }), let homes = names.otherHome,
      let entry = names.ways.staleEntry
    else { return [] }
    return ["the \(names.menuWord()) \(entry) still opens \(names.screen(homes.old))"]
  }

  /// What the other components of a connected screen show, where one came or went, or where other
  /// items fill it.
  var sent: [String] {
    guard let edit = main.only, edit.kind != .changed else { return [] }
    if edit.isOfItem { return names.sent.value.clauses(filledBy: edit.file) }
    guard edit.kind != .moved, edit.isOfComponent, let screen = edit.screenKey else { return [] }
    let inGroup = edit.trail.names.count(where: EditSubject.componentLists.contains) > 1
    return [names.sent.value.clause(on: screen, inGroup: inGroup)].compactMap(\.self)
  }

  /// What does not work in what was added: parts that lead nowhere, and components without a source.
  var flaws: [String] {
    guard let edit = main.only, edit.kind == .added else { return brokenJourneys }
    if edit.isOfEntry || edit.isOfItem, leadsNowhere(edit) { return ["it leads nowhere"] }
    guard edit.isOfScreen || edit.isOfComponent else { return brokenJourneys }
    let all = story.harm.ownProblems.compactMap { problem -> (isOfPart: Bool, words: String)? in
      guard let found = names.places.value.component(of: problem) else { return nil }
      let isIt = edit.isOfComponent && found.component.name == edit.name
      let name = names.component(found.component, on: found.screen)
      let owner = isIt ? "it" : name.asOwned
      switch (problem.rule, problem.keys.last(where: EditSubject.parts.contains)) {
      case (.missingDataSource, _): return (false, "\(owner) has no source")
      case (.unknownTarget, let part?):
        return (true, isIt ? "its \(part) leads nowhere" : "the \(part) of \(owner) leads nowhere")
      case (_, _): return nil
      }
    }
    let words = (all.filter(\.isOfPart) + all.filter { !$0.isOfPart }).map(\.words)
    return words.isEmpty ? [] : [words.joinedClauses(atMost: .mostNamed)]
  }

  /// Whether what was added leads to a missing screen itself, rather than something inside it.
  private func leadsNowhere(_ way: Edit) -> Bool {
    let depth = { (keys: [String]) in keys.count { $0 == way.listName } }
    return story.harm.ownProblems.contains { problem in
      [.unknownTarget, .unknownScreenType].contains(problem.rule)
        && depth(problem.keys) == depth(way.trail.names)
    }
  }

  /// Which journeys that were added have no way.
  private var brokenJourneys: [String] {
    let all = main.flatMap(\.addedJourneys)
    return all.compactMap { name in
      names.brokenJourneys.value[name].map { flaw in
        "\(all.count == 1 ? "it" : EditWords.quoted(name)) \(flaw)"
      }
    }
  }

  /// What leads nowhere as screens are gone, and which screens have another bar, as
  /// they still name one by its former id.
  var deadWays: [String] {
    let bars = main.filter { $0.isOfNavigation && $0.kind == .renamed }.compactMap(\.names)
    return deadScreens.clauses
      + bars.flatMap { names.bars.value.clauses(without: $0, names) }
  }

  /// What still leads to scenes that are gone.
  var staleSegues: [String] { main.compactMap(names.segues.value.clause) }

  /// What no longer works because a plugin was removed.
  var losses: [String] {
    main.filter { $0.isOfPlugin && $0.kind == .removed }.flatMap { edit in
      names.lostPlugins.clauses(without: edit.name, called: "it")
    } + (lostPlugin.map { [$0] } ?? [])
  }

  /// What no longer works because a plugin has another identifier than what names it; nil where nothing
  /// is lost.
  var lostPlugin: String? {
    guard let edit = edits.first(where: { $0.isOfPluginIdentifier && $0.kind == .changed }),
      let former = edit.old?.text
    else { return nil }
    let name = edits.first { $0.isOfName && $0.isInside(of: edit) }
    let title = name?.old?.text?.quotable ?? names.plugin(edit.new?.text ?? former)
    let losses = names.lostPlugins.clauses(without: former, called: title)
    guard !losses.isEmpty else { return nil }
    let new = (name?.new?.text).map { " and is called \($0.quotable)" } ?? ""
    return "\(Self.all(losses)): the plugin has another identifier\(new)"
  }

  /// What routers no longer prepare, what fails for the same reason together.
  var failures: [String] {
    let known = main.only.map { EditWords($0, names).clause.subject }
    let failures = Dictionary(grouping: story.harm.failures, by: \.reason)
    return story.harm.failures.map(\.reason).firstOfEach { $0 }.map { reason in
      let all = (failures[reason] ?? []).map { $0.subject == known ? "it" : $0.subject }
      let reasons = all.count > 1 && reason.hasSuffix(" it") ? "\(reason.dropLast(2))them" : reason
      return "\(all.doing("fails", "fail")) now: \(reasons)"
    }.shortened()
  }
}

extension StoryWords {
  /// What no longer prepares a scene, as its class has another name now, which no router knows.
  var unprepared: [String] {
    let routers = names.routers
    return main.filter { $0.name == "@customClass" && $0.kind == .changed }.flatMap { edit in
      let sources = Sides(old: edit.old?.text, new: edit.new?.text)
      let before = sources.old.flatMap { routers.value.old[$0] }?.preparing ?? []
      let now = sources.new.flatMap { routers.value.new[$0] }?.preparing ?? []
      let gone = before.filter { !now.contains($0) }.map(\.quotable)
      return gone.isEmpty ? [] : ["\(gone.doing("no longer prepares", "no longer prepare")) it"]
    }
  }
}

extension App {
  /// Returns what is wrong with the journeys that another app lacks, by their names.
  func brokenJourneys(besides old: App) -> [String: String] {
    let known = Set(old.site.journeys.map(\.name.value))
    let stops = brokenStops(of: journeys.filter { !known.contains($0.name) })
    return Dictionary(
      stops.map { ($0, "has no way to \($1.title.quotable)") }, uniquingKeysWith: { $1 })
  }
}

extension Edit {
  /// Whether the edit is of the same object as another one.
  fileprivate func isInside(of other: Edit) -> Bool {
    file == other.file && trail.names.dropLast().elementsEqual(other.trail.names.dropLast())
  }

  /// The names of the journeys that the edit adds, alone or with all around them.
  fileprivate var addedJourneys: [String] {
    guard AppFile(named: file) == .riverbed, kind == .added else { return [] }
    let isListed = trail.names.first == "journeys"
    let whole = content?.children.first { $0.name == "journeys" }?.node
    let all =
      switch trail.steps.count {
      case 0: whole?.children ?? []
      case 1: isListed ? trail.steps[0].node.children : []
      case 2: isListed ? [trail.steps[1]] : []
      default: [FileNode.Child]()
      }
    return all.compactMap { $0.node.text(under: "name") }
  }

  /// Whether the edit hides the bar of a screen.
  var hidesBar: Bool {
    name == "state" && new?.text == "hidden" && trail.names.contains("navigations")
      || name == "force_nav_bar_hidden" && new?.text == "true"
  }
}
