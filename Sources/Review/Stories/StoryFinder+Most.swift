import AppModel

extension StoryFinder {
  /// Joins what happened to most of one thing, and then things to which the same happened: items of
  /// a feed, which no one writes one by one, and most components of a screen.
  mutating func joinMost() {
    let edits = list.edits
    unite(.most, where: { $0.count { $0.isOfItems(edits) } > 1 }) { $0.feed(edits) }
    unite(.thing, where: { $0.contains { $0.joined == .most } }) { story in
      story.joined == .same ? nil : story.feed(edits) ?? story.renamedFeed(edits)
    }
    unite(.same) { story in story.joined == .most ? FeedNews(story.edits.map { edits[$0] }) : nil }
    unite(.thing, where: { all in all.count { $0.kind == .name } == 1 }) {
      $0.screenOfOnlyComponent(edits)
    }
    unite(.most, where: { ComponentCount($0.flatMap(\.main).map { edits[$0] }).isMost }) {
      $0.screen(edits)
    }
  }
}

/// What happened to the items of feeds.
enum FeedNews: Hashable {
  case came, went, changed
  /// One came and another one went, by their titles.
  case exchanged(Sides<String?>)

  /// Reads edits of feeds.
  init(_ edits: [Edit]) {
    let items = edits.filter(\.isOfItem)
    let (came, went) = (items.filter { $0.kind == .added }, items.filter { $0.kind == .removed })
    let title = { (edit: Edit) in edit.trail.steps.last?.node.text(under: "title") }
    if items.count == 2, let new = came.only, let old = went.only {
      self = .exchanged(Sides(old: title(old), new: title(new)))
    } else {
      self = !came.isEmpty ? .came : !items.isEmpty && went.count == items.count ? .went : .changed
    }
  }
}

/// How many components of one screen came, went and stayed.
struct ComponentCount {
  private(set) var came = 0
  private(set) var went = 0
  /// How many the screen has now.
  private(set) var all = 0

  init(_ edits: [Edit]) {
    guard let screen = edits.last?.screen else { return }
    let own = edits.filter { $0.screenKey == screen.name }
    let replaced = own.count { $0.kind == .changed && $0.origin != nil }
    came = replaced + own.count { $0.kind == .added }
    went = replaced + own.count { $0.kind == .removed }
    all = screen.node.componentCount
  }

  /// Whether most of the screen's components came or went, and there are several of them.
  var isMost: Bool { came + went > 3 && came + went > all - came }
}

extension Story {
  /// The path of the feed whose items, or other values, the story is about; nil for anything else, and
  /// for another name of the feed.
  fileprivate func feed(_ edits: [Edit]) -> [String]? {
    let feeds = self.edits.map { edits[$0].feed }
    guard kind != .exchange, let last = main.last.map({ edits[$0] }),
      feeds.allSatisfy({ $0 != nil })
    else {
      return nil
    }
    return last.feed
  }

  /// The path of the feed that has another name because of the story; nil for any other story.
  fileprivate func renamedFeed(_ edits: [Edit]) -> [String]? {
    main.only.flatMap { edits[$0].isOfFeedName ? edits[$0].feedPath : nil }
  }

  /// Whether the story is about items of feeds.
  fileprivate func isOfItems(_ edits: [Edit]) -> Bool {
    main.contains { !EditSubject.itemLists.isDisjoint(with: edits[$0].trail.names.dropLast()) }
  }

  /// The screen with only one component that the story gives another name, or whose component it
  /// changes; nil for any other story.
  fileprivate func screenOfOnlyComponent(_ edits: [Edit]) -> String? {
    guard parts.isEmpty, let edit = main.first.map({ edits[$0] }),
      edit.screen?.node.componentCount == 1
    else { return nil }
    let isOfComponent = main.allSatisfy { place in
      !edits[place].isOfComponent
        && edits[place].trail.names.contains(where: EditSubject.componentLists.contains)
    }
    let isName = kind == .name && edit.isOfScreen(named: "name")
    return isName || kind == .thing && isOfComponent ? edit.screenKey : nil
  }

  /// The screen of which the story adds or removes components; nil for any other one.
  fileprivate func screen(_ edits: [Edit]) -> String? {
    let main = main.map { edits[$0] }
    guard parts.isEmpty, ![.transfer, .regrouping].contains(kind),
      main.allSatisfy({ $0.isOfComponent && $0.kind != .moved }),
      main.contains(where: { [.added, .removed].contains($0.kind) || $0.origin != nil })
    else { return nil }
    return main.last?.screenKey
  }
}

extension Edit {
  /// The path of the feed or the collection that the edit is inside; nil for its name, and for
  /// anything else.
  fileprivate var feed: [String]? { isOfFeedName ? nil : feedPath }

  /// The path of the feed or the collection that the edit is inside or of; nil for anything else.
  fileprivate var feedPath: [String]? {
    guard isInCollection || AppFile.isInFeeds(file), !trail.steps.isEmpty else { return nil }
    return [file] + trail.names.prefix(isInCollection ? 1 : 0)
  }

  /// Whether the edit is of the name of a feed or a collection.
  fileprivate var isOfFeedName: Bool {
    trail.steps.count == (isInCollection ? 2 : 1) && !isOfItem
      && (isOfName || trail.steps.last?.key == nil)
  }

  private var isInCollection: Bool { AppFile(named: file) == .collections }
}

extension FileNode {
  /// How many components a screen has in its own list.
  fileprivate var componentCount: Int {
    children.filter { EditSubject.componentLists.contains($0.name) }
      .map(\.node.children.count).reduce(0, +)
  }
}
