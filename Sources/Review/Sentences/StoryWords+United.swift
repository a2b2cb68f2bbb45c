import AppModel

/// What is said of several things at once.
extension StoryWords {
  /// Which entries came or went; nil for anything else, and for a single one.
  var entries: String? {
    guard main.count > 1, main.allSatisfy({ $0.isOfEntry && $0.kind == main[0].kind }) else {
      return nil
    }
    let all = main.map(subject)
    let words = all.map(\.word).listed(atMost: .mostNamed)
    return "\(all[0].beginning.plural) \(words) were \(main[0].kind.rawValue)"
  }

  /// Which components of one screen came or went in some stories; nil for anything else, and for a
  /// few, each of which can be said.
  static func components(of stories: [StoryWords]) -> String? {
    let edits = stories.compactMap { $0.main.count == 1 ? $0.main[0] : nil }
    guard stories.count > .mostNamed, edits.count == stories.count,
      edits.allSatisfy({ $0.isOfComponent && $0.kind == edits[0].kind }),
      [.added, .removed].contains(edits[0].kind)
    else { return nil }
    let subjects = zip(stories, edits).map { $0.subject($1) }
    guard let holder = subjects[0].holder, subjects.allSatisfy({ $0.holder == holder }) else {
      return nil
    }
    let preposition = edits[0].kind == .added ? "to" : "from"
    return "\(subjects.map(\.label).listed(atMost: .mostNamed)) were \(edits[0].kind.rawValue) "
      + "\(preposition) \(holder.name)"
  }

  /// How many things of each sort have other ids, with the names of a few.
  var otherIDs: String {
    let all = main.map(subject)
    let things =
      all.count > .mostNamed
      ? counts(of: all) : all.map(\.phrase).listed()
    let references = followers.count
    let rest =
      references > 0 ? ", and so in \(references.of("reference")) to them" : ""
    return "\(things) have other ids now\(rest)"
  }

  /// Returns how many components, buttons and other things there are, and where, if that is one
  /// screen.
  private func counts(of subjects: [EditSubject]) -> String {
    let nouns = subjects.map(noun)
    let counts = nouns.firstOfEach { $0 }.map { noun in
      nouns.count { $0 == noun }.of(noun)
    }
    let screens = Set(main.map(\.screenKey))
    let place = screens.count == 1 ? " on \(EditSubject.screen(of: main[0], names))" : ""
    return counts.listed() + place
  }

  private func noun(of subject: EditSubject) -> String {
    switch subject.sort {
    case .component: "component"
    case .bar: "bar"
    case .menu: "menu"
    case .barItem: "button"
    case .menuItem: names.menuWord()
    case .screen, .feed, .item, .note, .journey, .family, .style, .plugin, .file: "thing"
    }
  }

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
}
