import AppModel

/// What a story says, in the words of its author.
struct StoryWords {
  let story: Story
  let edits: [Edit]
  let main: [Edit]
  /// The edits that only follow.
  let followers: [Edit]
  let names: AuthorNames
  /// Whether the sentence is only for a headline, where long lists are too long.
  private(set) var isHeadline: Bool
  /// The stories that this one joins.
  let parts: [StoryWords]
  /// The ids and names that things had before, where the story is about these.
  let formerNames: Set<String>

  init(
    _ story: Story, among edits: [Edit], _ names: AuthorNames, isHeadline: Bool = false
  ) {
    self.isHeadline = isHeadline
    self.story = story
    main = story.main.map { edits[$0] }
    formerNames = Set(story.kind == .name ? main.compactMap { $0.names?.old.quotable } : [])
    var (own, names) = (names, names)
    if story.joined == .same, story.kind != .measure, names.several == nil {
      // An entry is the same in each of several menus, and so known by all of them.
      let isOfMenus = main.allSatisfy { $0.isOfEntry && EditSubject(of: $0, own).sort == .menuItem }
      let edits = isOfMenus ? main : story.parts.map { edits[$0.main[0]] }
      names.several = EditSubject(several: edits, names)
    } else if story.kind == .thing, main.contains(where: \.hidesBar),
      main.allSatisfy({ names.ways.stuck.contains($0.screenKey ?? "") })
    {
      names.several = EditSubject(called: "its bar", main[0], names)
    }
    own = names
    let isNamed = story.parts.contains { $0.kind == .name }
    parts = story.parts.map { part in
      var own = own
      if isNamed, part.kind == .thing {
        let edit = edits[part.main[0]]
        own.several = EditSubject(called: EditSubject(of: edit, own).asOnlyOne, edit, own)
      }
      return StoryWords(part, among: edits, own, isHeadline: isHeadline)
    }
    let main = Set(story.main)
    followers = story.edits.filter { !main.contains($0) }.map { edits[$0] }
      .filter { !$0.isOfNumber }
    self.edits = self.main + followers
    self.names = names
  }

  /// What the author did, without a capital letter and with marks around code.
  var deed: String { deed(reaching: []) }

  /// The same, with which screens are reached now or no longer.
  func deed(reaching reach: [String]) -> String {
    let done =
      [stuckFirst(lostPlugin ?? lostSource ?? plain)] + sent + staleEntry + flaws + staleSegues
      + lostFamilies + problems.asBefore
    return done.joined(separator: "; ")
      + Self.following(deadWays + problems.new + unprepared + failures + reach)
  }

  /// All that is said, if it is one clause.
  var onlyClause: EditClause? {
    guard story.kind == .thing, [nil, .same, .thing].contains(story.joined) else { return nil }
    let clause = parts.isEmpty ? ThingWords(main, names).parts.only : parts[0].onlyClause
    return clause?.text == deed ? clause : nil
  }

  /// Returns what follows from a deed, after its words.
  static func following(_ clauses: [String]) -> String {
    clauses.isEmpty ? "" : ", so \(all(clauses))"
  }

  /// Joins clauses of which each is said.
  static func all(_ clauses: [String]) -> String {
    clauses.joined(separator: clauses.count == 2 ? ", and " : "; ")
  }

  /// Its rank in a sentence: what broke comes first, then what is gone; a new order or ids last.
  var rank: Int {
    if story.kind == .order || isSlight { return Self.lastRank }
    if isBreaking { return 0 }
    return main.allSatisfy { $0.kind == .removed } ? 1 : 2
  }

  static let lastRank = 3

  /// Whether it is only that things have other ids, or the order of scenes in a file.
  var isSlight: Bool {
    let ids = Set(main.filter(\.isOfOwnID).compactMap(\.names))
    return !isBreaking
      && edits.allSatisfy { edit in
        edit.isOfOwnID || edit.isOfSceneOrder || edit.names.map(ids.contains) ?? false
      }
  }

  /// The same without long lists.
  var short: StoryWords {
    var words = self
    words.isHeadline = true
    return words
  }

  /// Whether something that worked no longer does.
  var isBreaking: Bool {
    !story.harm.isEmpty || !stuck.isEmpty || !losses.isEmpty || !lostFamilies.isEmpty
      || !deadWays.isEmpty || !staleSegues.isEmpty || !toldProblems.isEmpty
      || edits.contains { edit in
        edit.isOfScreen && edit.kind == .removed && !names.deadWays(to: edit.name).isEmpty
          || edit.new?.text.map(names.isDead) ?? false
      }
  }

  var plain: String {
    if let misspelling { return misspelling }
    switch story.joined {
    case .same: return same
    case .most: return most
    case .thing where !parts.isEmpty: return named ?? renamedFeed
    case .follows where !parts.isEmpty: return exchangedWay
    case .follows, .exchange, .thing, .together, nil: break
    }
    switch story.kind {
    case .replacement: return replacement
    case .transfer: return transfer
    case .regrouping: return regrouping
    case .arrival: return arrival
    case .departure: return departure
    case .order: return order
    case .name: return name
    case .home: return home
    case .exchange: return retyped ?? tradedPlaces ?? thing
    case .thing, .measure, .format, .ads: return thing
    }
  }

  func subject(_ edit: Edit) -> EditSubject { EditSubject(of: edit, names) }

  func words(_ edit: Edit) -> String { EditWords(edit, names).plain }

  /// Joins clauses, of which only some are said.
  static func joined(_ clauses: [String]) -> String { ThingWords.joined(clauses, false) }

  private var order: String {
    main.first.map { OrderWords($0, names, isHeadline: isHeadline)?.sentence ?? words($0) } ?? ""
  }

  private var home: String {
    guard let new = main.first(where: \.isMeantAsHome), let old = main.first(where: \.takesHome)
    else { return thing }
    if let types = EditWords(new, names).types, let home = names.homes.new {
      // Without any mark the first screen is the one.
      let isFirst = home == old.screenKey
      return (isFirst ? "no screen is marked as the home screen any more: " : "")
        + "\(subject(new).label.possessive) mark is \(types.new) instead of true, so the app "
        + "\(isFirst ? "still " : "")opens with \(names.screen(home))\(isFirst ? ", the first" : "")"
    }
    return "\(subject(new).label) is the home screen instead of \(subject(old).label)"
  }

  var thing: String { ThingWords(main, names, isHeadline: isHeadline).sentence }
}

extension Collection {
  /// The element, if it is the only one.
  var only: Element? { count == 1 ? first : nil }
}
