import AppModel

extension StoryWords {
  /// Which entries are in a submenu now, or are no longer; nil for a story of anything else.
  var submenu: String? {
    guard let whole = main.first, whole.isOfSubmenu || whole.isOfNavigation else { return nil }
    let titles = followers.filter(\.isOfNavigation).map { edit in
      (edit.trail.steps.last?.node.text(under: "title") ?? edit.name).quotable
    }
    let (noun, be) = titles.count == 1 ? ("entry", "is") : ("entries", "are")
    let entries = "the menu \(noun) \(titles.listed(atMost: .mostNamed)) \(be)"
    guard whole.isOfSubmenu else {
      let outer = followers.first(where: \.isOfNavigation)?.outerEntries?.last
      let place = outer.map { "in the submenu \($0.quotable) itself" } ?? "in the menu itself"
      let former = followers.lazy.compactMap { $0.atOrigin?.outerEntries?.last }.first
      let before = whole.kind == .added ? former.map { " instead of in \($0.quotable)" } : nil
      return "\(words(whole)); \(entries) \(whole.kind == .added ? "in it" : place) now"
        + (before ?? "")
    }
    let title = whole.sibling("title")
    let name = title.map { "the submenu \($0.quotable)" } ?? "a submenu"
    return whole.kind == .added
      ? "\(entries) in \(name) now" : "\(entries) in the menu itself now, and not in \(name)"
  }

  /// Where an entry was moved within one menu; nil where it was moved to another one, or to a bar.
  func move(within old: Edit, _ new: Edit) -> String? {
    guard old.screenKey == new.screenKey, let before = old.outerEntries,
      let after = new.outerEntries
    else { return nil }
    switch (before.last, after.last) {
    case (_, let title?): return "into the submenu \(title.quotable)"
    case (let title?, nil): return "out of the submenu \(title.quotable)"
    case (nil, nil): return nil
    }
  }
}

extension Edit {
  /// The titles of the entries around an entry, from the outside in; nil for anything else.
  fileprivate var outerEntries: [String]? {
    guard isOfNavigation else { return nil }
    let steps = trail.steps.dropLast()
    return zip(steps, steps.dropFirst()).filter { $0.0.name == EditSubject.entryList }.map {
      $0.1.node.text(under: "title") ?? $0.1.name
    }
  }
}
