import AppModel

/// What is in another place now.
extension StoryWords {
  /// What was moved, and from where to where, with what else changed about it.
  var transfer: String {
    guard let edit = main.first, let origin = edit.atOrigin else { return thing }
    if let movedHook { return movedHook }
    let (old, new) = (subject(origin), subject(edit))
    let words: String
    switch new.sort {
    case .barItem:
      let screen = EditSubject.screen(of: edit, names)
      words = "\(old.label) was moved to \(screen.possessive) bar"
    case .menuItem:
      let menu = names.menu(of: EditSubject.screen(of: edit, names))
      words = "\(old.label) was moved \(move(within: origin, edit) ?? "to \(menu)")"
    case .component, .bar, .menu, .screen, .feed, .item, .note, .journey, .family, .style, .plugin,
      .part, .file:
      words = "\(new.label) \(new.isPlural ? "were" : "was") moved \(journey(old, new))"
    }
    // A button and an entry have other types.
    let changes = followers.filter {
      $0.kind != .renamed && ($0.name != "type" || new.sort == .component)
    }
    let parts = changes.isEmpty ? [] : ThingWords(changes, names).parts
    guard let first = parts.first else { return words }
    // What moved is known by the name that it had.
    let title = origin.trail.steps.last?.node.text(under: "title")
    let isAboutIt = [new.named(by: title), new.phrase].contains(first.subject)
    let all = isAboutIt ? ["\(words) and \(first.predicate)"] : [words, first.text]
    return Self.joined(all + parts.dropFirst().map(\.text))
  }

  /// Which two things have each other's places in two lists; nil for anything else.
  var tradedPlaces: String? {
    guard main.count == 2, main.allSatisfy({ $0.kind == .moved }) else { return nil }
    let (one, other) = (subject(main[0]), subject(main[1]))
    let lists = [other, one].map { $0.holder?.name ?? "another list" }
    return "\(one.label) and \(other.label) changed places between \(lists[0]) and \(lists[1])"
  }

  /// For items of which type a screen opens now, instead of another one; nil for anything else.
  var retyped: String? {
    guard main.count == 2, main.allSatisfy(\.isOfContentType),
      let id = main[1].trail.steps.last?.node.text(under: "screen_id"),
      !names.isMissing(id), let screen = names.knownScreen(id)
    else { return nil }
    let types = main.map(\.name.spoken.plural.quotable)
    return "\(screen) opens for \(types[1]) instead of \(types[0])"
  }

  /// From where to where something was moved.
  private func journey(_ old: EditSubject, _ new: EditSubject) -> String {
    if main[0].screenKey == main[0].atOrigin?.screenKey,
      let holder = [old.holder, new.holder].compactMap(\.self).filter(\.isInside).only
    {
      return holder == new.holder ? "into \(holder.name)" : "out of \(holder.name)"
    }
    var alone = names
    alone.several = nil
    let former = main[0].atOrigin.flatMap { EditSubject(of: $0, alone).holder }
    let (from, to) = (former?.name ?? "there", new.holder?.name ?? "another screen")
    return from == to ? "from one \(from) to another" : "from \(from) to \(to)"
  }

  /// The components that a new screen took from others: `the list and Opinion from Explore`; nil
  /// without any.
  var takenParts: String? {
    let parts = movedParts.compactMap(\.atOrigin).map(subject)
    guard let first = parts.first else { return nil }
    return parts.map(\.label).listed() + (first.holder.map { " from \($0.name)" } ?? "")
  }

  /// The components that a screen left to others.
  var leftParts: [String] {
    guard let first = movedParts.first.map(subject) else { return [] }
    let were = movedParts.map { subject($0.atOrigin ?? $0).label.asOwned }.doing("was", "were")
    return ["\(were) moved to \(first.holder?.name ?? "another screen")"]
  }

  private var movedParts: [Edit] {
    main.first?.isOfScreen == true
      ? followers.filter { $0.isOfComponent && $0.kind == .moved } : []
  }

  /// A feed that went, and the new ones in which all of its items are now; nil for anything else.
  private var dividedFeed: String? {
    let moved = followers.filter { $0.kind == .moved }
    guard let feed = main.first, feed.kind == .removed, feed.trail.steps.isEmpty,
      moved.allSatisfy(\.isOfItem), moved.count == feed.content?.itemCount,
      case let added = Set(followers.filter { $0.kind == .added }.map(\.file)),
      moved.allSatisfy({ added.contains($0.file) })
    else { return nil }
    let feeds = moved.map { EditSubject.feed(in: $0.file, names) }.firstOfEach { $0 }
    let name = EditSubject.feed(in: feed.file, names)
    return feeds.count == 1
      ? "the items of \(name) are in \(feeds[0]) now"
      : "the feed \(name) was split into \(feeds.listed())"
  }

  /// A group that came or went, and where its components are now.
  var regrouping: String {
    guard let whole = main.first else { return "" }
    if let submenu { return submenu }
    if let dividedFeed { return dividedFeed }
    let parts = followers.filter { $0.kind == .moved }.map(subject)
    let place: String
    if whole.kind == .added {
      place = "in it"
    } else {
      let holder = parts.first?.holder
      place = (holder?.phrase ?? "there") + (holder == subject(whole).holder ? " itself" : "")
    }
    return "\(words(whole)); \(parts.map(\.label).doing("is", "are")) \(place) now"
  }
}

extension FileNode {
  /// How many items a feed has; nil for one without a list of them.
  fileprivate var itemCount: Int? {
    let count = children.first { EditSubject.itemLists.contains($0.name) }?.node.children.count
    return count == 0 ? nil : count
  }
}

extension EditSubject.Holder {
  /// Whether it is a group rather than a screen.
  fileprivate var isInside: Bool { preposition == "in" }
}
