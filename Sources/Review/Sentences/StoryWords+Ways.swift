import AppModel

extension StoryWords {
  /// Before which screens a plugin runs now, and before which it no longer does; nil if nothing but a
  /// plugin was moved.
  var movedHook: String? {
    guard let edit = main.first, let origin = edit.atOrigin,
      let now = edit.hookedPlugins.first, let before = origin.hookedPlugins.first
    else { return nil }
    let screens = { (edits: [Edit]) in
      edits.map { subject($0).phrase }.firstOfEach { $0 }.listed(atMost: .mostNamed)
    }
    let moved = main.filter { $0.kind == .moved }
    let places = Sides(old: screens(moved.compactMap(\.atOrigin)), new: screens(moved))
    let plugin = names.plugin(now.identifier)
    return places.old == places.new
      ? "\(plugin) runs \(now.preposition) \(places.new) instead of \(before.preposition) it now"
      : "\(plugin) runs \(now.preposition) \(places.new) instead of \(places.old) now"
  }

  /// What was added, and what leads to it.
  var arrival: String {
    var ways: [String] = []
    var users: [String] = []
    var hooked: [String] = []
    var menus: [String] = []
    var places: [String?] = []
    /// What ways opened before.
    var formers: [String: String] = [:]
    var openers: [(key: String, way: NamedWay)] = []
    let retitled = retitledWays
    // The same button of several bars is one way.
    let buttons = Dictionary(
      grouping: followers.filter { subject($0).isNewButton }, by: { subject($0).ownName }
    ).compactMapValues { EditSubject(several: $0, names)?.phrase }
    for edit in followers {
      switch WayWords(edit, names) {
      case .menu(let menu):
        menus.append(menu)
        places.append(EditWords(edit, names).placeAmongEntries)
      case .opener(let way) where edit.opensPage: formers[way] = "a web page"
      case .opener(let way):
        let subject = subject(edit)
        let button = subject.isNewButton ? buttons[subject.ownName] : nil
        let title = retitled[way].map { "\($0.old), called \($0.new) now" }
        if let former = edit.formerTarget.flatMap(names.formerScreen) { formers[way] = former }
        let feed = subject.sort == .item ? subject.holder?.name : nil
        openers.append((way, NamedWay(words: button ?? title ?? way, feed: feed)))
      case .hook(let screen): hooked.append(screen)
      case .user(let user): users.append(user)
      case .scene(let words): ways.append(words)
      case nil: break
      }
    }
    /// What many ways open, which is said by itself.
    var opened: [String] = []
    let groups = Dictionary(grouping: openers) { formers[$0.key] }
    for former in openers.map({ formers[$0.key] }).firstOfEach({ $0 }) {
      let all = (groups[former] ?? []).map(\.way).firstOfEach(\.words)
      let before = former.map { " instead of \($0)" } ?? ""
      if all.count > .mostNamed {
        opened.append("\(all.words) open it\(before)")
      } else {
        ways.append("is opened by \(all.words)\(before)")
      }
    }
    if let edit = main.first, edit.name == names.otherHome?.new, let old = names.otherHome?.old,
      followers.contains(where: \.takesHome)
    {
      ways.insert("is the home screen instead of \(names.removedScreen(old))", at: 0)
    }
    let menu = listed(menus, removed: false)
    // Each screen may have a menu of its own.
    let isOnly = Set(menus).count == 1 && names.totals.ownMenus > 1
    let place = Set(places).count == 1 ? places[0].map { ", \($0)" } ?? "" : ""
    if !menus.isEmpty, !isOnly {
      let isLast = ways.isEmpty && users.isEmpty && hooked.isEmpty
      ways.insert("is in \(menu)\(place)\(place.isEmpty || isLast ? "" : ",")", at: 0)
    }
    let isOne = main.first.map { $0.families.count < 2 } ?? true
    for (verb, things) in [(isOne ? "is used by" : "are used by", users), ("runs before", hooked)]
    where !things.isEmpty {
      ways.append("\(verb) \(things.firstOfEach { $0 }.listed(atMost: .mostNamed))")
    }
    let all = ways.firstOfEach { $0 }
    let left = all.count - .mostNamed
    let more = left > 0 ? ["has \(left.of("other way"))"] : []
    let parts = takenParts.map { ", with \($0)\(all.isEmpty ? "" : ",")" } ?? ""
    let arrival = ([whole + parts] + all.prefix(.mostNamed) + more).listed()
    let rest = (isOnly ? ["only \(menu) has it"] : []) + revivedWays
    return ([arrival] + opened + rest).joined(separator: "; ")
  }

  /// What leads to a screen that was missing before.
  private var revivedWays: [String] {
    main.filter(\.isOfScreen).compactMap { names.ways.revived[$0.name] }.filter { !$0.isEmpty }
      .map(\.revivedClause)
  }

  private func listed(_ menus: [String], removed isRemoved: Bool) -> String {
    let all = menus.firstOfEach { $0 }
    let noun = names.areTabs(removed: isRemoved) ? "tab bar" : "menu"
    guard all.count > .mostNamed else { return all.listed() }
    // A new screen comes with its own menu.
    let own = main.count { $0.isOfScreen && $0.kind == .added && $0.hasMenu }
    return names.totals.areOnEveryScreen(all.count + own)
      ? "the \(noun) of every screen" : "the \(noun.plural) of \(all.count.of("screen"))"
  }

  /// What the ways to a new screen were called before, and what they are called now, by their
  /// labels.
  private var retitledWays: [String: (old: String, new: String)] {
    var titles: [String: (old: String, new: String)] = [:]
    for edit in followers where edit.kind == .changed && edit.isOfName {
      let subject = subject(edit)
      guard case .opener(let way)? = WayWords(edit, names), let new = edit.new?.text,
        let old = subject.named(by: edit.old?.text)
      else { continue }
      titles[way] = (old, subject.isQuoted ? "'\(new.quotable)'" : new.quotable)
    }
    return titles
  }

  /// What was removed, with its ways, and where ways that are left lead now.
  var departure: String {
    var menus: [String] = []
    var ways = followers.compactMap { edit -> String? in
      guard edit.kind == .removed, !isOfWay(edit) else { return nil }
      switch WayWords(edit, names) {
      case .menu(let menu):
        menus.append(menu)
        return nil
      case .opener where subject(edit).sort == .component:
        return "the way of \(subject(edit).part.phrase)"
      case .opener where subject(edit).sort == .item:
        return "\(subject(edit).label), which led to it"
      case .opener: return "\(subject(edit).beginningOrLabel) to it"
      case .hook(let screen): return "its hook on \(screen)"
      case .user, .scene: return nil
      case nil:
        let subject = subject(edit)
        if edit.isOfScreen { return "its screen \(subject.label)" }
        return subject.sort == .component
          ? "\(subject.holder.map(\.name.possessive) ?? "the") component that used it" : nil
      }
    }
    if !menus.isEmpty {
      let entries = menus.count.form(names.areTabs(removed: true) ? "tab" : "entry")
      ways.insert("its \(entries) in \(listed(menus, removed: true))", at: 0)
    }
    let with =
      main.first?.isOfPlugin == true && edits.contains(where: \.isOfScreen) ? "with" : "and"
    let first =
      whole
      + (ways.isEmpty ? "" : ", \(with) \(ways.firstOfEach { $0 }.named(as: "way"))")
    let home = followers.first(where: \.makesHome).map {
      "\(subject($0).label) is the home screen now"
    }
    let dead = DeadWays(joining: main.map { names.deadWays(to: $0.name) })
    return
      ([first] + unreached + [home].compactMap(\.self) + leftParts + dead.clauses + losses
      + retargeted).joined(separator: "; ")
  }

  /// Whether a removed screen was out of reach, in words.
  private var unreached: [String] {
    main.filter { $0.isOfScreen && names.ways.lost.old.contains($0.name) }
      .map { _ in "nobody could reach it" }
  }

  /// Whether an edit is of a value of a way that is still there.
  private func isOfWay(_ edit: Edit) -> Bool {
    let subject = subject(edit)
    return [.menuItem, .barItem, .item].contains(subject.sort) && !subject.keys.isEmpty
  }

  /// Where ways that led to what was removed lead now.
  private var retargeted: [String] {
    var ways: [[Edit]] = []
    var places: [ChangedThing: Int] = [:]
    for edit in followers
    where (edit.kind == .changed || isOfWay(edit)) && WayWords(edit, names) != nil {
      guard !(edit.new?.text.map(names.isDead) ?? false), let thing = ChangedThing(of: edit) else {
        continue
      }
      if let place = places[thing] {
        ways[place].append(edit)
      } else {
        places[thing] = ways.count
        ways.append([edit])
      }
    }
    let clauses = ways.map { edits in
      edits.count > 1
        ? EditClause(whole: ThingWords(edits, names).sentence)
        : EditWords(edits[0], names).clause.news
    }
    return EditClause.together(clauses).map(\.text).shortened()
  }
}

extension Edit {
  /// Whether a whole screen has a menu of its own.
  fileprivate var hasMenu: Bool {
    let list = trail.steps.last?.node.children.first { $0.name == "navigations" }
    return list?.node.children.contains { $0.node.text(under: "category") == "menu" } ?? false
  }

  /// What a way that is there on both sides opened before.
  fileprivate var formerTarget: String? {
    kind == .changed && ["target", "screen_type", "type"].contains(name) ? old?.text : nil
  }

  /// Whether the edit only takes away the web page that a way opened.
  fileprivate var opensPage: Bool {
    kind == .removed && trail.names.suffix(2).elementsEqual(["data", "source"])
  }
}

extension EditSubject {
  /// Whether the thing is a button as a whole.
  fileprivate var isNewButton: Bool { sort == .barItem && keys.isEmpty }

  /// What a button is without its title; for anything else its label.
  fileprivate var beginningOrLabel: String { sort == .barItem ? beginning : label }
}

extension AuthorNames {
  /// Returns what a screen is called that something opened before: one of the app's own as such; nil
  /// where it is not known.
  fileprivate func formerScreen(_ key: String) -> String? {
    Screen.WhiteLabel.isOwn(key) ? "the app's own \(screen(key))" : knownScreen(key)
  }
}

extension Screen.WhiteLabel {
  /// Whether a screen is one of the app's own.
  static func isOwn(_ key: String) -> Bool { allCases.contains { $0.key == key } }
}
