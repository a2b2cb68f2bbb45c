import AppModel

/// Several edits of one thing as one sentence.
struct ThingWords {
  private let edits: [Edit]
  private let names: AuthorNames

  private let isHeadline: Bool
  private let misspelled: MisspelledKey?

  init(_ edits: [Edit], _ names: AuthorNames, isHeadline: Bool = false) {
    self.isHeadline = isHeadline
    let misspelled = MisspelledKey(in: edits, names)
    self.misspelled = misspelled
    self.edits = Self.telling(edits, names).filter { $0.path != misspelled?.edit.path }
    self.names = names
  }

  var sentence: String {
    Self.joined(parts.map(\.text), isHeadline) + (misspelled?.reason ?? "")
  }

  /// Joins the first clauses, and says how many more there are if they are several: in a headline so
  /// that they are not taken for causes.
  static func joined(_ all: [String], _ isHeadline: Bool) -> String {
    let words = all.prefix(.mostNamed(of: all.count))
    let left = all.count - words.count
    guard left > 0 else { return words.joined(separator: "; ") }
    return isHeadline
      ? "\(words.joined(separator: "; ")), \(left.andMore("change"))"
      : (words + [left.andMore()]).joined(separator: "; ")
  }

  /// What is said about each thing.
  var parts: [EditClause] {
    if let order = HookOrderWords(edits, names) { return [EditClause(whole: order.sentence)] }
    if let movedWay { return [movedWay] }
    if edits.count == 1 { return [EditWords(edits[0], names).clause] }
    return measures.map { [EditClause(whole: $0)] } ?? others.map { [$0] } ?? clauses
  }

  /// By which part of a component people go on now.
  private var movedWay: EditClause? {
    guard let way = MovedWay(edits), let edit = edits.first else { return nil }
    let words = EditWords(edit, names)
    let its = words.subject.isPlural ? "their" : "its"
    return EditClause(
      words.subject.phrase, words.subject.isPlural ? "open" : "opens",
      "\(words.target(way.target) ?? "a screen") by \(its) \(way.parts.new)",
      .insteadOf("\(its) \(way.parts.old)"))
  }

  /// Which groups of values are others: `has other colors and corners`; nil for few values.
  private var others: EditClause? {
    let subjects = edits.map { EditSubject(of: $0, names) }
    guard edits.count > .mostNamed,
      subjects.allSatisfy({ $0.sort == .part && $0.keys.count == 2 && $0.keys[0].isPluralNoun })
    else { return nil }
    let nouns = Set(subjects.map(\.keys[0])).sorted().map { EditWords.noun($0) }
    return EditClause(subjects[0].phrase, "has", "other \(nouns.listed())")
  }

  /// Returns the edits without those that only follow from another type: a component's styles are
  /// those of its type, and the name of a menu is what its type is called.
  static func telling(_ edits: [Edit], _ names: AuthorNames) -> [Edit] {
    let words = edits.map { EditWords($0, names) }
    let leaders = words.filter { $0.isOfType || !$0.followingKeys.isEmpty }
    guard !leaders.isEmpty else { return edits }
    return words.filter { own in !leaders.contains(where: own.follows) }.map(\.edit)
  }

  /// What happened to measures of a style: `HARBOUR's insets: left and right 24 instead of 16`; nil
  /// for anything else.
  private var measures: String? {
    var values: [Sides<String>] = []
    var keys: [Sides<String>: [String]] = [:]
    var owner: String?
    for edit in edits {
      let words = EditWords(edit, names)
      guard [.family, .style].contains(words.subject.sort), words.styleUse == nil,
        let old = words.old, let new = words.new
      else { return nil }
      let own = words.subject.owner
      guard owner.map({ $0 == own }) ?? true else { return nil }
      owner = own
      let value = Sides(old: old, new: new)
      if keys[value] == nil { values.append(value) }
      keys[value, default: []].append(words.subject.keys.last ?? "")
    }
    guard let owner else { return nil }
    let areInsets = keys.values.joined().allSatisfy { EditWords.insetSide($0) != nil }
    let parts = values.map { value in
      let all = (keys[value] ?? []).map { key in
        areInsets ? EditWords.insetSide(key) ?? key : EditWords.noun(key)
      }
      return "\(all.listed()) \(value.new) instead of \(value.old)"
    }
    return "\(owner)\(areInsets ? "'s insets" : ""): "
      + parts.shortened().joined(separator: ", ")
  }

  /// What is said about each subject, with one subject for what is about the same.
  private var clauses: [EditClause] {
    var topics: [String] = []
    var all: [String: [EditClause]] = [:]
    let destination = WayDestination(edits, names)
    if let destination {
      topics = [destination.topic]
      all[destination.topic] = [destination.clause]
    }
    let others = edits.filter { destination?.says($0) != true }.sorted { $0.rank < $1.rank }
      .map { EditWords($0, names) }
    // What is said of the ground of a whole is not said of that of its parts again.
    let said = Set(others.map(\.clause.text))
    for words in others
    where !words.edit.name.contains("background") || !said.contains(words.clause.text.after(" of "))
    {
      let topic = words.topic
      if all[topic] == nil { topics.append(topic) }
      all[topic, default: []].append(words.clause)
    }
    return topics.compactMap { topic in
      all[topic].flatMap { EditClause(joining: $0, about: $0[0].subject) }
    }
  }
}

extension Edit {
  /// The order in which changes of one thing are said: its name and version first, then what was
  /// there before, and classes last.
  fileprivate var rank: Int {
    switch name {
    case _ where isOfName: 0
    case "manifest_version": 1
    case "class_name", "taps", "connected": 4
    default: old == nil ? 3 : 2
    }
  }
}

extension EditWords {
  /// Whether the edit gives a component, a bar or a menu another type.
  fileprivate var isOfType: Bool {
    edit.kind == .changed && ["component_type", "navigation_type"].contains(subject.keys.last)
      && subject.keys.count == 1
  }

  /// The keys of values that only another one decides about: with another value of it they are what
  /// that uses.
  fileprivate var followingKeys: Set<String> {
    switch (subject.sort, subject.keys.last) {
    case (.bar, "presentation_style"): ["app_logo"]
    case (.bar, "background_type"): ["background_color", "background_image"]
    case (.plugin, "class_name"): ["modules"]
    case (.menuItem, EditSubject.entryList): ["type"]
    case (.part, "@kind"):
      ["@modalPresentationStyle", "@popoverAnchorBarButtonItem", "@popoverAnchorView"]
    default: []
    }
  }

  /// Whether the edit is of something that depends on the value that another one changes.
  fileprivate func follows(_ type: EditWords) -> Bool {
    guard !isOfType, subject.sort == type.subject.sort, subject.phrase == type.subject.phrase else {
      return false
    }
    if !type.followingKeys.isDisjoint(with: subject.keys) {
      // Another type of an entry says more than that it has a submenu.
      return subject.sort != .menuItem
        || [old, new].contains("nested_menu") && [old, new].contains("label")
    }
    guard type.isOfType else { return false }
    switch subject.sort {
    case .component: return subject.keys.contains("cell_styles") || subject.keys.last == "layout"
    case .bar, .menu: return subject.keys == ["name"]
    case .screen, .barItem, .menuItem, .feed, .item, .note, .journey, .family, .style, .plugin,
      .file, .part:
      return false
    }
  }
}

extension EditSubject {
  /// A family, or a style of one, as the owner of what changed.
  fileprivate var owner: String {
    sort == .style ? holder.map { "\($0.name.possessive) \(label)" } ?? label : label + end
  }
}

extension String {
  /// What comes after the first of some words; nothing without them.
  fileprivate func after(_ words: String) -> String {
    firstRange(of: words).map { String(self[$0.upperBound...]) } ?? ""
  }
}
