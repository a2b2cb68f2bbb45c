import AppModel

/// What is said of several things, or of most of one.
extension StoryWords {
  /// What is said of several things.
  var same: String {
    if parts.allSatisfy({ $0.story.joined == .most }) { return most }
    let isOneThing = main.allSatisfy { subject($0).sort == .menuItem }
    switch story.kind {
    case .replacement, .transfer, .regrouping:
      let all = isOneThing ? [parts[0]] : parts
      return ThingWords.joined(all.map(\.plain).firstOfEach { $0 }, isHeadline)
    case .name:
      // An address is in many places, which nobody sees.
      let rest =
        followers.isEmpty || main[0].isOfAddress
        ? "" : ", and so in \(followers.count.of("reference")) to them"
      let isExchange = main.count == 2 && main[0].names == main[1].names?.mirrored
      return (isExchange ? "\(subject(main[0]).phrase) have each other's ids now" : words(main[0]))
        + rest
    case .thing where Set(parts.map { $0.main.map(\.old) }.map { $0.map(\.?.hash) }).count > 1:
      // They were not the same before.
      return ThingWords.joined(
        ThingWords.telling(parts[0].main, names).map { EditWords($0, names).clause.news.text },
        isHeadline)
    case .arrival, .departure, .order, .home, .exchange, .thing: return parts[0].plain
    }
  }

  /// What feeds show now, or what became of a screen.
  var most: String {
    guard let first = main.first, !first.isOfComponent else { return rebuilt }
    let dead = edits.filter { $0.new?.text.map(names.isDead) ?? false }.map(words)
    return ThingWords.joined([feeds.text] + dead.firstOfEach { $0 }, false)
  }

  /// The new name of a feed, and what it shows now.
  var renamedFeed: String {
    let name = parts.first { $0.story.joined != .most }
    let news = parts.first { $0.story.joined == .most }?.feeds
    let next = news.map { $0.predicate.isEmpty ? $0.text : $0.predicate }
    return [name?.plain, next].compactMap(\.self).joined(separator: ", and ")
  }

  private var feeds: EditClause {
    let feeds = story.joined == .most ? [self] : parts
    let all = feeds.compactMap(\.feed).named(as: EditSubject.Sort.feed.rawValue)
    let isOne = feeds.count == 1
    let verb = isOne ? "has" : "have"
    let items = edits.filter(\.isOfItem)
    switch FeedNews(edits) {
    case .came where isOne && items.count == 2 && items.contains { $0.kind == .removed }:
      let titles = [Edit.Kind.added, .removed].map { kind in
        items.first { $0.kind == kind }.map { subject($0).label } ?? ""
      }
      return EditClause(all, verb, titles[0], .insteadOf(titles[1]))
    case .came:
      let count = items.count { $0.kind == .added }
      return EditClause(all, verb, isOne ? "\(count) new \(count.form("item"))" : "new items")
    case .went:
      let count = items.count { $0.kind == .removed }
      let titles =
        count > .mostNamed ? count.of("item") : items.map { subject($0).label }.listed()
      return EditClause(
        whole: "\(isOne ? titles : "items") \(isOne && count == 1 ? "was" : "were")"
          + " removed from \(all)")
    case .changed: return EditClause(all, verb, "other items")
    }
  }

  /// The name of the feed that the story is about.
  private var feed: String? {
    main.last.map { edit in
      let users = names.users(ofFile: edit.file)
      return EditSubject(of: edit, names).holder?.name ?? names.feed(edit.file)
        ?? (users.isEmpty ? subject(edit).label : users.listed(atMost: .mostNamed))
    }
  }

  /// What became of a screen's components.
  private var rebuilt: String {
    let count = ComponentCount(main)
    let subjects = main.map(subject)
    let screen = subjects.last?.holder?.name ?? ""
    let labels = subjects.map(\.label).listed(atMost: .mostNamed)
    switch (count.came, count.went) {
    case (_, 0): return "\(labels) were added to \(screen)"
    case (0, _): return "\(labels) were removed from \(screen)"
    default:
      return "\(screen) was rebuilt: \(count.all.of("component")), \(count.came) of them new"
    }
  }
}
