import AppModel
import Disk

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
        followers.isEmpty || main[0].isOfAddress ? "" : following(followers, to: "them")
      let isExchange = main.count == 2 && main[0].names == main[1].names?.mirrored
      return (isExchange ? "\(subject(main[0]).phrase) have each other's ids now" : words(main[0]))
        + rest
    case .thing where MovedWay(parts[0].main) != nil: return parts[0].plain
    case .thing where main.allSatisfy({ $0.replacedServer != nil }):
      return servers ?? parts[0].plain
    case .thing
    where Set(parts.map { $0.main.map { EditWords($0, names).clause.predicate } }).count > 1:
      // They were not the same before.
      return ThingWords.joined(
        ThingWords.telling(parts[0].main, names).map { EditWords($0, names).clause.news.text }
          .firstOfEach { $0 }, isHeadline)
    case .arrival, .departure, .order, .home, .exchange, .thing, .format, .ads:
      return parts[0].plain
    case .measure: return measures
    }
  }

  /// From where pictures of several sorts of things come now; nil for the same one of each thing.
  private var servers: String? {
    guard let servers = main[0].replacedServer,
      Set(main.map { [subject($0).sort.rawValue, $0.name] }).count > 1
    else { return nil }
    let menu = names.areTabs() ? "the tab bar" : "the menu"
    let sorts = main.map { subject($0).sort }
    let holders = sorts.map { sort in
      [.menu, .menuItem].contains(sort)
        ? menu : [.bar, .barItem].contains(sort) ? "the bars" : "screens"
    }
    return "\(main[0].isLast(of: servers.old) ? "all" : main.count.grouped) icons and pictures of "
      + "\(holders.firstOfEach { $0 }.listed()) from \(servers.old) come from \(servers.new) now"
  }

  /// What uses styles of which a measure is another one: `the headers and lists on Home are higher:
  /// headers 56 instead of 44, lists 104 instead of 84`. Styles that nothing uses are said by
  /// themselves.
  private var measures: String {
    let known = main.map { EditWords($0, names).styleMeasure }
    guard let way = parts.first.flatMap({ StyleMeasure($0.main[0]) }),
      known.allSatisfy({ $0?.change.isAll == true && $0?.change.isPlural == true })
    else { return ThingWords.joined(parts.map(\.plain).firstOfEach { $0 }, isHeadline) }
    let uses = known.compactMap(\.self)
    let values = Dictionary(grouping: uses, by: \.change.nouns).mapValues { all in
      all.map { use in
        "\(use.value.new ?? "") instead of \(use.value.old ?? "")\(use.change.place)"
      }.firstOfEach { $0 }.listed()
    }
    let nouns = uses.map(\.change.nouns).firstOfEach { $0 }
    let screens = uses.flatMap(\.change.screens).firstOfEach { $0 }.named(as: "screen")
    let each = nouns.map { "\($0) \(values[$0] ?? "")" }.joined(separator: ", ")
    return "the \(nouns.listed()) on \(screens) \(way.predicate): \(each)"
  }

  /// What feeds show now, or what became of a screen.
  var most: String {
    if story.kind == .ads {
      let went = parts.map(\.plain)
      let areEqual = Set(went).count < went.count
      return "the app has no ads any more: "
        + (areEqual ? "\(went.count) were removed" : ThingWords.joined(went, isHeadline))
    }
    guard let first = main.first, !first.isOfComponent else { return rebuilt }
    let dead = edits.filter { $0.new?.text.map(names.isDead) ?? false }.map(words)
    // What is seen comes before what is not.
    let seen = isUnseen ? edits.filter { !$0.isOfItem }.map(words) : []
    return ThingWords.joined(
      seen.firstOfEach { $0 } + [feeds.text] + dead.firstOfEach { $0 }, false)
  }

  /// The new name of a feed, and what it shows now.
  var renamedFeed: String {
    if let filled { return filled }
    let name = parts.first { $0.story.joined != .most }
    let news = parts.first { $0.story.joined == .most }?.feeds
    let next = news.map { $0.predicate.isEmpty ? $0.text : $0.predicate }
    return [name?.plain, next].compactMap(\.self).joined(separator: ", and ")
  }

  /// What shows the items of a feed that had none; nil for any other news.
  private var filled: String? {
    let items = edits.filter(\.isOfItem)
    guard let first = items.first,
      items.allSatisfy({ $0.kind == .added && $0.file == first.file }),
      first.trail.steps.dropLast().last?.node.children.count == items.count,
      case let users = names.users[file: first.file], !users.isEmpty
    else { return nil }
    let most = names.users.limited(ofFile: first.file)?.limit ?? items.count
    let shown = min(items.count, most).of("item")
    return EditClause(
      users.listed(atMost: .mostNamed(of: users.count)), users.count == 1 ? "shows" : "show",
      "\(shown) of \(names.feed(first.file) ?? "its feed")", .insteadOf("none")
    ).text
  }

  /// The new name of a screen, and what became of its only component; nil for anything else.
  var named: String? {
    guard let name = parts.first(where: { $0.story.kind == .name }) else { return nil }
    let others = parts.filter { $0.story.kind != .name }
    return Self.joined([name.plain] + others.map(\.plain))
  }

  /// The hook that opened a screen, and the entry that opens it now, or the other way around.
  var exchangedWay: String {
    let hooks = parts.filter { $0.main.contains { !$0.hookedPlugins.isEmpty } }
    let ways = parts.filter { $0.main.allSatisfy(\.hookedPlugins.isEmpty) }
    guard !hooks.isEmpty else {
      let clauses = parts.flatMap { ThingWords($0.main, $0.names, isHeadline: isHeadline).parts }
      return Self.joined(EditClause.together(clauses).map(\.text))
    }
    return Self.joined(
      hooks.map(\.plain)
        + ways.map { way in
          guard way.main.count == 1, way.main[0].kind == .added else { return way.plain }
          return "\(way.subject(way.main[0]).asNew) opens it now"
        })
  }

  private var feeds: EditClause {
    if let filled { return EditClause(whole: filled) }
    let feeds = story.joined == .most ? [self] : parts
    let all = feeds.compactMap(\.feed).named(as: EditSubject.Sort.feed.rawValue)
    let isOne = feeds.count == 1
    let verb = isOne ? "has" : "have"
    let items = edits.filter(\.isOfItem)
    switch FeedNews(feeds[0].edits) {
    case .exchanged:
      let titles = [Edit.Kind.added, .removed].map { kind in
        items.first { $0.kind == kind }.map { subject($0).label } ?? ""
      }
      return EditClause(all, verb, titles[0], .insteadOf(titles[1]))
    case .came:
      let count = items.count { $0.kind == .added }
      let went = items.count { $0.kind == .removed }
      guard isOne else { return EditClause(all, verb, "new items") }
      if went == count { return EditClause(all, verb, "\(count) other items") }
      let former = went == 0 ? "" : " instead of \(went) others"
      return EditClause(
        all, verb, "\(count) new \(count.form("item"))\(former)\(unseen(items))")
    case .went where isOfEmptyFeed:
      let users = names.users[file: items[0].file]
      guard !users.isEmpty else { return EditClause(all, "is", "empty", .now) }
      let known = users.listed(atMost: .mostNamed(of: users.count))
      return EditClause(
        whole: "\(known) \(users.count == 1 ? "shows" : "show") nothing now: \(all) is empty")
    case .went:
      let count = items.count { $0.kind == .removed }
      let titles =
        count > .mostNamed ? count.of("item") : items.map { subject($0).label }.listed()
      return EditClause(
        whole: "\(isOne ? titles : "items") \(isOne && count == 1 ? "was" : "were")"
          + " removed from \(all)")
    case .changed: return EditClause(whole: ThingWords.joined(edits.map(words), isHeadline))
    }
  }

  /// Whether all items of the feed were removed, so that what shows it shows nothing.
  var isOfEmptyFeed: Bool {
    guard story.joined == .most, edits.count > .mostNamed, case .went = FeedNews(edits),
      let item = edits.last(where: \.isOfItem)
    else { return false }
    return item.trail.steps.dropLast().last?.node.children.isEmpty ?? false
  }

  /// Whether the story is about one feed whose new items nothing shows.
  private var isUnseen: Bool { story.joined == .most && !unseen(edits.filter(\.isOfItem)).isEmpty }

  /// That no component shows the new items of a feed, as each one stops before them; empty where one
  /// shows some.
  private func unseen(_ items: [Edit]) -> String {
    let added = items.filter { $0.kind == .added }
    let came = Set(added.map(\.name))
    let list = added.first?.trail.steps.dropLast().last?.node.children ?? []
    guard Set(added.map { $0.trail.names.dropLast() }).count == 1,
      let first = list.firstIndex(where: { came.contains($0.name) }),
      let user = names.users.limited(ofFile: items[0].file), let limit = user.limit, limit <= first,
      names.sent.value.screens(filledBy: items[0].file).isEmpty
    else { return "" }
    return ", which \(came.count == 1 ? "is" : "are") not shown: \(user.name) shows \(limit)"
  }

  /// The name of the feed that the story is about.
  private var feed: String? {
    main.last.map { edit in
      let users = names.users[file: edit.file]
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
