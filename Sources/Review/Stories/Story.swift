import AppModel

/// Edits that their author would call one change.
struct Story: Hashable, Sendable {
  let kind: Kind
  /// What the others only follow: one edit, the two of a replacement and of a new home screen, or
  /// those of several things of which the same is said.
  let main: Explanations.Group
  /// All of its edits, in ascending order.
  fileprivate(set) var edits: Explanations.Group
  /// The stories that are this one because the same is said of them, or because they are most of
  /// what happened to one thing.
  private(set) var parts: [Story] = []
  /// The rule that joined its edits last; nil for one edit, or one thing in the place of another.
  fileprivate(set) var joined: Cause.Join?
  /// What no longer works because of it.
  var harm = StoryHarm()

  /// What makes edits one story.
  enum Kind: Hashable, Sendable {
    /// Something was removed, and something of the same role was added in its place.
    case replacement
    /// Something was removed from one list and added to another.
    case transfer
    /// Components came out of a group that was removed, or went into one that was added.
    case regrouping
    /// A thing that other edits make or remove ways to was added or removed.
    case arrival, departure
    /// A list has a new order.
    case order
    /// A name changed, with all references to it, or a mark moved from one thing to another.
    case name
    /// Another screen is the home screen.
    case home
    /// Two things have each other's values.
    case exchange
    /// Something about one thing changed.
    case thing
    /// A data source has another format, with the same items.
    case format
    /// The same measure of several styles grew, or shrank.
    case measure
    /// All ads of the app went.
    case ads

    /// The rule that joins edits of which none only follows.
    fileprivate var join: Cause.Join? {
      switch self {
      case .replacement, .transfer, .order: nil
      case .regrouping, .arrival, .departure, .format: .follows
      case .name, .home, .exchange: .exchange
      case .thing: .thing
      case .measure: .same
      case .ads: .most
      }
    }
  }
}

/// Finds the stories that edits tell. The first rule that fits an edit wins.
struct StoryFinder {
  let list: EditList
  /// The stories so far, in the order in which they were found.
  private(set) var found: [Story] = []
  private(set) var taken: Set<ElementIndex<Edit>> = []

  init(of list: EditList) {
    self.list = list
    findFormats()
    findMoves()
    findFlags()
    findScreenKinds()
    findReplacements()
    findBelongings()
    findArrivals()
    findNewOrders()
    findExchanges()
    findNames()
    findMarks()
    findTypes()
    findHome()
    findSameChanges()
    findThings()
    joinManifest()
    joinSame()
    joinAds()
    joinMost()
    findNumbers()
  }

  /// All stories, in the order of their first edits.
  var stories: [Story] { found.sorted { $0.edits[0] < $1.edits[0] } }

  /// The edits without a story so far, apart from numbers of places.
  var rest: [(index: ElementIndex<Edit>, element: Edit)] {
    list.edits.withIndices.filter { !taken.contains($0.index) && !$0.element.isOfNumber }
      .map { ($0.index, $0.element) }
  }

  /// Adds a story of some edits; those that it only follows, if any, are among the others.
  mutating func add(_ kind: Story.Kind, _ main: Explanations.Group, with others: Explanations.Group)
  {
    let edits = Set(main + others).subtracting(taken).sorted()
    guard !edits.isEmpty else { return }
    taken.formUnion(edits)
    let joined: Cause.Join? =
      edits.count > main.count ? .follows : edits.count > 1 ? kind.join : nil
    found.append(Story(kind: kind, main: main, edits: edits, joined: joined))
  }

  /// Adds edits to a story that was found.
  mutating func join(_ edits: Explanations.Group, to place: Int) {
    taken.formUnion(edits)
    found[place].edits = (found[place].edits + edits).sorted()
    if found[place].joined == nil { found[place].joined = .follows }
  }

  /// Takes stories apart, so that another one can have their edits.
  mutating func dissolve(where isMeant: (Story) -> Bool) -> Explanations.Group {
    let edits = found.filter(isMeant).flatMap(\.edits)
    guard !edits.isEmpty else { return [] }
    found.removeAll(where: isMeant)
    taken.subtract(edits)
    return edits
  }

  /// Makes stories one that have something in common, in the place of the first of them: an index of
  /// a rule.
  mutating func unite<Common: Hashable>(
    _ rule: Cause.Join, as kind: Story.Kind? = nil, where areOne: ([Story]) -> Bool = { _ in true },
    by common: (Story) -> Common?
  ) {
    var groups: [Common: [Int]] = [:]
    for (place, story) in found.enumerated() {
      if let common = common(story) { groups[common, default: []].append(place) }
    }
    var joined: Set<Int> = []
    for group in groups.values where group.count > 1 {
      let parts = group.map { found[$0] }
      guard areOne(parts) else { continue }
      found[group[0]] = Story(
        kind: kind ?? parts[0].kind, main: parts.flatMap(\.main),
        edits: parts.flatMap(\.edits).sorted(),
        parts: parts, joined: rule)
      joined.formUnion(group.dropFirst())
    }
    found = found.enumerated().filter { !joined.contains($0.offset) }.map(\.element)
  }

  private mutating func findNewOrders() {
    for (index, edit) in rest where edit.kind == .moved { add(.order, [index], with: []) }
  }

  /// Joins new names with everything that used the old ones.
  private mutating func findNames() {
    let rest = rest
    var uses = usesOfNames
    for (index, edit) in rest
    where edit.isOfScreen(named: "name") || edit.isOfScreen(named: "title") {
      guard let names = edit.names else { continue }
      let own = journeyStops(following: [names], among: uses)
      // Ways to a screen most often have its name.
      let ways = (uses[names] ?? []).filter {
        let edit = list.edits[$0]
        return edit.isOfName && ChangedThing(of: edit)?.isWay ?? false
      }
      if !(own + ways).isEmpty { add(.name, [index], with: own + ways) }
    }
    let newIDs = newIDs
    let ids = rest.count(where: \.element.isOfOwnID)
    let inside = changesInside(renamed: rest)
    let changes = changesOfThings
    let notesOfScreens = notesOfScreens
    // What names a plugin or a file says more than another name in a hook, or of the file.
    let following = { (edit: Edit) in
      edit.trail.steps.isEmpty || edit.trail.names.contains("hooks")
    }
    for (index, edit) in rest.filter({ !following($0.element) })
      + rest.filter({ following($0.element) })
    where edit.kind == .renamed
      || (edit.isOfMark || edit.isOfSourceName || edit.isOfPluginIdentifier)
        && edit.kind == .changed
    {
      guard let names = edit.names, let own = uses.removeValue(forKey: names) else {
        continue
      }
      let notes = edit.isOfScreen ? notesOfScreens : [:]
      let short = edit.trail.steps.isEmpty ? uses.removeValue(forKey: names.ofFiles) : nil
      let place = edit.kind == .renamed ? ThingPath(edit) : ChangedThing(of: edit)?.place
      // A reference to something else with another name belongs to that. Where several things have
      // other ids, these are said once, and what else changed about each is news itself.
      let isOfMany = edit.isOfOwnID && ids > .mostNamed
      let changes =
        isOfMany
        ? []
        : ((inside[edit.trail.names] ?? []) + (place.flatMap { changes[$0] } ?? []))
          .filter { list.edits[$0].names.map { !newIDs.contains($0) } ?? true }
      let inner = changes.compactMap { list.edits[$0].names }
        .flatMap { [$0, $0.inFeeds] }.flatMap { uses.removeValue(forKey: $0) ?? [] }
      // A plugin is known by its name rather than by its identifier.
      let name = edit.isOfPluginIdentifier ? changes.first { list.edits[$0].isOfName } : nil
      add(
        .name, [name ?? index],
        with: [index] + own + (short ?? []) + changes + inner
          + [names.old, names.new].flatMap { notes[$0] ?? [] })
    }
  }

  /// Returns the edits that only follow new names of screens in journeys.
  func journeyStops(
    following changes: [Sides<String>], among uses: [Sides<String>: Explanations.Group]
  ) -> Explanations.Group {
    changes.flatMap { [$0, $0.ofSlugs] }.flatMap { uses[$0] ?? [] }
      .filter { list.edits[$0].isOfJourneyStop }
  }

  /// Returns what changed inside families and styles that have another name now, by their paths.
  private func changesInside(
    renamed edits: [(index: ElementIndex<Edit>, element: Edit)]
  ) -> [[String]: Explanations.Group] {
    let own = edits.filter { AppFile(named: $0.element.file) == .families }
    let renamed = Set(own.filter { $0.element.kind == .renamed }.map(\.element.trail.names))
    guard !renamed.isEmpty else { return [:] }
    var inside: [[String]: Explanations.Group] = [:]
    for (index, edit) in own {
      let names = edit.trail.names
      for depth in names.indices where renamed.contains(Array(names[..<depth])) {
        inside[Array(names[..<depth]), default: []].append(index)
      }
    }
    return inside
  }

  /// The edits of whole notes, by the screens that they are about.
  var notesOfScreens: [String: Explanations.Group] {
    var notes: [String: Explanations.Group] = [:]
    for (index, edit) in rest where edit.isOfNote {
      if let screen = edit.trail.steps.last?.node.text(under: "screen") {
        notes[screen, default: []].append(index)
      }
    }
    return notes
  }
}
