import AppModel

/// What leads to screens that are missing in a new app, and to those that only it has.
struct ScreenWays: Sendable {
  /// What leads to screens that are missing, by their keys.
  private(set) var dead: [String: DeadWays] = [:]
  /// What led to screens that are not missing any more, by their keys.
  private(set) var revived: [String: DeadWays] = [:]
  /// The first thing that leads to each new screen, by their keys.
  private(set) var first: [String: String] = [:]
  /// The keys of the screens that nothing leads to on each side.
  private(set) var lost = Sides<Set<String>>(old: [], new: [])
  /// All ways in which the screens open on each side, by their keys.
  private(set) var entrances = Sides<[String: Set<Entrance>]>(old: [:], new: [:])
  /// The keys of the screens that show neither Back nor Close now, but did before.
  private(set) var stuck: Set<String> = []

  /// The ways to screens with another title now that still have the former one, by their keys.
  private(set) var stale: [String: DeadWays] = [:]
  /// The menu's entry for the former home screen, where none opens the new one.
  private(set) var staleEntry: String?

  init() {}

  init(from old: App, to new: App) {
    if old.home?.key != new.home?.key, let former = old.home.flatMap({ new.screen($0.key) }),
      let home = new.home, new.entry(of: home) == nil
    {
      staleEntry = new.entry(of: former)
    }
    lost = Sides(old: old, new: new).map(\.lostScreens)
    entrances = Sides(old: old, new: new).map { app in
      Dictionary(
        app.screens.map { ($0.key, Set(app.entrances(of: $0))) }, uniquingKeysWith: { $1 })
    }
    stuck = new.screensWithoutBack.subtracting(old.screensWithoutBack)
    let missing = new.screens.filter { !$0.isWritten }
    let before = Set(old.screens.filter(\.isWritten).map(\.key))
    let added = new.screens.filter { $0.isWritten && !before.contains($0.key) }
    let open = Set(added.map(\.key))
    let revived = old.screens.filter { !$0.isWritten && open.contains($0.key) }
    if !revived.isEmpty {
      let names = LinkNames(old)
      for screen in revived { self.revived[screen.key] = DeadWays(to: screen, names) }
    }
    let former = Dictionary(old.screens.map { ($0.key, $0.title) }, uniquingKeysWith: { $1 })
    let retitled = new.screens.filter { screen in
      screen.isWritten && former[screen.key].map { $0 != screen.title } ?? false
    }
    guard !missing.isEmpty || !added.isEmpty || !retitled.isEmpty else { return }
    let names = LinkNames(new)
    for screen in retitled {
      guard let before = old.screen(screen.key) else { continue }
      let titled = old.links(to: before, atMost: .max).shown.filter { $0.label == before.title }
      let known = Set(titled.map(Way.init))
      stale[screen.key] = DeadWays(to: screen, names) { link in
        [.barButton, .menu, .rootTab].contains(link.trigger) && known.contains(Way(link))
      }
    }
    for screen in missing { dead[screen.key] = DeadWays(to: screen, names) }
    for screen in added {
      let links = new.links(to: screen, atMost: .max).shown
      guard let link = links.first(where: { $0.trigger.isTapped }) else { continue }
      // The menu of the app's root is home's.
      let from = link.from.flatMap { new.screen($0) } ?? (link.trigger == .menu ? new.home : nil)
      first[screen.key] = names.way(link, from: [from?.title].compactMap(\.self)).words
    }
  }

  /// What leads to a screen, in both apps.
  private struct Way: Hashable {
    private let from: String?
    private let trigger: Link.Trigger
    private let label: String?

    init(_ link: Link) { (from, trigger, label) = (link.from, link.trigger, link.label) }
  }
}

/// What leads to a screen that is missing, or has another name now.
struct DeadWays: Hashable, Sendable {
  /// The ways: buttons and menu entries come before items.
  private let ways: [NamedWay]

  init() { ways = [] }

  fileprivate init(
    to screen: Screen, _ names: LinkNames, where isMeant: (Link) -> Bool = { _ in true }
  ) {
    // Several screens may show the same bar, or the same item.
    let links = Dictionary(
      grouping: names.app.links(to: screen, atMost: .max).shown.filter(isMeant).enumerated(),
      by: \.element.location)
    ways = links.values.sorted {
      ($0[0].element.trigger.rank, $0[0].offset) < ($1[0].element.trigger.rank, $1[0].offset)
    }.map { same in
      let screens = same.compactMap(\.element.from).firstOfEach { $0 }
      return names.way(same[0].element, from: screens.compactMap { names.app.screen($0)?.title })
    }
  }

  /// The sum of some ways.
  init(joining all: [DeadWays]) { ways = all.flatMap(\.ways) }

  var isEmpty: Bool { ways.isEmpty }

  /// The ways with their verb: `Home's button 'Explore' leads nowhere now`; nothing without any.
  var clauses: [String] {
    isEmpty ? [] : ["\(words) \(ways.count == 1 ? "leads" : "lead") nowhere now"]
  }

  /// That the ways have the name that they had; nothing without any.
  var staleClauses: [String] {
    isEmpty ? [] : ["\(words) \(ways.count == 1 ? "keeps its name" : "keep their names")"]
  }

  /// The ways that lead somewhere again.
  var revivedClause: String {
    "\(words) \(ways.count == 1 ? "opens" : "open") it now, and led nowhere before"
  }

  /// The first ways, and how many more there are: `the footers of Town, Sections and 1 more`.
  private var words: String {
    let parts = ways.compactMap(\.part)
    guard parts.count == ways.count, parts.count > 1, Set(parts.map(\.noun)).count == 1 else {
      return ways.words
    }
    let areDistinct = parts.count < 2 || parts[0].title != parts[1].title
    let titles = parts.map { areDistinct ? $0.title : "\($0.title) on \($0.screen)" }
    return "the \(parts[0].noun)s of \(titles.listed(atMost: .mostNamed))"
  }
}

/// Something that leads to a screen, as people say it.
struct NamedWay: Hashable, Sendable {
  let words: String
  /// The feed of an item; nil for anything else.
  var feed: String?
  /// The header or the footer that it is; nil for anything else.
  var part: PartOfComponent?
}

extension [NamedWay] {
  /// The ways, of which so many items are only counted: `8 items in Latest and Opinion`.
  var words: String {
    let items = filter { $0.feed != nil }
    guard items.count > .mostNamed + 1 else {
      return map(\.words).listed(atMost: Swift.max(.mostNamed, items.count))
    }
    let feeds = items.compactMap(\.feed).firstOfEach { $0 }.named(as: "feed")
    var others = filter { $0.feed == nil }.map(\.words)
    if others.count > .mostNamed {
      others = others.prefix(.mostNamed) + ["\(others.count - .mostNamed) more"]
    }
    return (others + ["\(items.count.grouped) items in \(feeds)"]).listed()
  }
}

/// The header or the footer of a component with a title.
struct PartOfComponent: Hashable, Sendable {
  let noun: String
  let title: String
  let screen: String
}

/// What links are called by what they are parts of.
private struct LinkNames {
  let app: App
  /// What people know by the component that it is, by where that names what it opens.
  private let known: [Location: NamedWay]

  init(_ app: App) { (self.app, known) = (app, app.waysOfComponents) }

  /// Returns the thing that is tapped on some screens: an item that several show by its feed.
  func way(_ link: Link, from screens: [String]) -> NamedWay {
    let isHook = link.trigger == .hook
    let label = link.label.map {
      isHook ? app.plugins.spokenName(of: $0).quotable : "'\($0.quotable)'"
    }
    let feed = app.feeds.entry(in: link.location.file)?.feed.title?.readable.quotable
    if let label, let feed {
      let places = screens.count > 1 ? " (on \(screens.map(\.quotable).named(as: "screen")))" : ""
      return NamedWay(words: "\(label) in \(feed)\(places)", feed: feed)
    }
    if let way = known[link.location], way.part != nil || label == nil { return way }
    let owner = screens.first.map(\.quotable.possessive) ?? "the"
    let words = [owner, isHook ? "step" : link.trigger.words, label].compactMap(\.self)
    return NamedWay(words: words.joined(separator: " "), feed: feed)
  }
}

extension Link.Trigger {
  /// Whether people tap it.
  fileprivate var isTapped: Bool { ![.hook, .parent].contains(self) }

  /// The order in which ways are named.
  fileprivate var rank: Int {
    switch self {
    case .barButton, .menu, .rootTab: 0
    case .header: 1
    case .tab, .cell: 2
    case .hook, .parent: 3
    }
  }
}

extension App {
  /// Returns the title of the first entry of the root's menu that opens a screen.
  fileprivate func entry(of screen: Screen) -> String? {
    links(to: screen, atMost: .max).shown.first { [.menu, .rootTab].contains($0.trigger) }?.label?
      .quotable
  }

  /// The keys of the screens that nothing leads to, as far as that is known.
  fileprivate var lostScreens: Set<String> {
    Set(reachability.lost.filter { $0.reason != .unreadFiles }.map(\.screen.key))
  }

  /// The keys of screens that open over another one, but whose hidden bar has no button to go back.
  fileprivate var screensWithoutBack: Set<String> {
    Set(
      screens.filter { screen in
        screen.isWritten && !screen.kind.isPlugin && placement(of: screen) == .hidden
          && approach(to: screen).opener != nil && entrances(of: screen).contains { $0 != .root }
      }.map(\.key))
  }

  /// The components that open a screen, and the headers and footers of those with titles, by the
  /// places where these name it.
  fileprivate var waysOfComponents: [Location: NamedWay] {
    var ways: [Location: NamedWay] = [:]
    for screen in screens where screen.isWritten {
      for plan in SectionPlan.sections(of: screen, in: self) {
        let title = plan.title?.readable.quotable ?? ""
        let parts = [("header", plan.header?.target), ("footer", plan.footer?.target)]
        for case (let noun, let target?) in parts where !title.isEmpty {
          ways[target.location] = NamedWay(
            words: "the \(noun) of \(title)",
            part: PartOfComponent(noun: noun, title: title, screen: screen.title.quotable))
        }
        guard plan.role == .component, let target = plan.component.data.target else { continue }
        let name = title.isEmpty ? "the \(plan.component.spokenType)" : title
        ways[target.location] = NamedWay(words: "\(name) on \(screen.title.quotable)")
      }
    }
    return ways
  }
}
