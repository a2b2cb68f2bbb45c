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
  /// The keys of the screens that show neither Back nor Close now, but did before.
  private(set) var stuck: Set<String> = []

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
    stuck = new.screensWithoutBack.subtracting(old.screensWithoutBack)
    let missing = new.screens.filter { !$0.isWritten }
    let before = Set(old.screens.filter(\.isWritten).map(\.key))
    let added = new.screens.filter { $0.isWritten && !before.contains($0.key) }
    let titles = missing.isEmpty && added.isEmpty ? [:] : new.partsOfComponents
    for screen in missing {
      dead[screen.key] = DeadWays(
        // Several screens may show the same bar.
        new.links(to: screen, atMost: .max).shown.firstOfEach(\.location), in: new, titles)
    }
    let open = Set(added.map(\.key))
    for screen in old.screens where !screen.isWritten && open.contains(screen.key) {
      revived[screen.key] = DeadWays(
        old.links(to: screen, atMost: .max).shown.firstOfEach(\.location), in: old,
        old.partsOfComponents)
    }
    for screen in added {
      let links = new.links(to: screen, atMost: .max).shown
      guard let link = links.first(where: { $0.trigger.isTapped }) else { continue }
      // The menu of the app's root is home's.
      let from = link.from.flatMap { new.screen($0) } ?? (link.trigger == .menu ? new.home : nil)
      first[screen.key] = link.way(from: from?.title, titles, in: new).words
    }
  }
}

/// What leads to a screen that is missing.
struct DeadWays: Hashable, Sendable {
  /// The ways: buttons and menu entries come before items.
  private let ways: [NamedWay]

  init() { ways = [] }

  fileprivate init(_ links: [Link], in app: App, _ titles: [Location: PartOfComponent]) {
    let ordered = links.enumerated().sorted {
      ($0.element.trigger.rank, $0.offset) < ($1.element.trigger.rank, $1.offset)
    }.map(\.element)
    ways = ordered.map { link in
      link.way(from: link.from.flatMap { app.screen($0) }?.title, titles, in: app)
    }
  }

  /// The sum of some ways.
  init(joining all: [DeadWays]) { ways = all.flatMap(\.ways) }

  var isEmpty: Bool { ways.isEmpty }

  /// The ways with their verb: `Home's button 'Explore' leads nowhere now`; nothing without any.
  var clauses: [String] {
    isEmpty ? [] : ["\(words) \(ways.count == 1 ? "leads" : "lead") nowhere now"]
  }

  /// The ways that lead somewhere again.
  var revivedClause: String {
    "\(words) \(ways.count == 1 ? "opens" : "open") it now, and led nowhere before"
  }

  /// The first ways, and how many more there are: `the footers of Town, Sections and 1 more`.
  private var words: String {
    let parts = ways.compactMap(\.part)
    guard parts.count == ways.count, parts.count > 1, Set(parts.map(\.noun)).count == 1 else {
      return ways.map(\.words).listed(atMost: .mostNamed)
    }
    let areDistinct = parts.count < 2 || parts[0].title != parts[1].title
    let titles = parts.map { areDistinct ? $0.title : "\($0.title) on \($0.screen)" }
    return "the \(parts[0].noun)s of \(titles.listed(atMost: .mostNamed))"
  }
}

/// Something that leads to a screen, as people say it.
private struct NamedWay: Hashable, Sendable {
  let words: String
  /// The header or the footer that it is; nil for anything else.
  var part: PartOfComponent?
}

/// The header or the footer of a component with a title.
private struct PartOfComponent: Hashable, Sendable {
  let noun: String
  let title: String
  let screen: String

  init(_ noun: String, _ title: String, _ screen: Screen) {
    (self.noun, self.title, self.screen) = (noun, title, screen.title.quotable)
  }
}

extension Link {
  /// Returns the thing that is tapped. `titles` are what components with headers or footers are
  /// called, by the places of what these open.
  fileprivate func way(
    from screen: String?, _ titles: [Location: PartOfComponent], in app: App
  ) -> NamedWay {
    if trigger == .header, let part = titles[location] {
      return NamedWay(words: "the \(part.noun) of \(part.title)", part: part)
    }
    let label =
      label.map { label in
        trigger == .hook ? " \(app.plugins.spokenName(of: label).quotable)" : " '\(label.quotable)'"
      } ?? ""
    let owner = screen.map { "\($0.quotable.possessive) " } ?? "the "
    return NamedWay(words: owner + (trigger == .hook ? "step" : trigger.words) + label)
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

  /// The headers and footers of components with titles, by the places of what they open.
  fileprivate var partsOfComponents: [Location: PartOfComponent] {
    var parts: [Location: PartOfComponent] = [:]
    for screen in screens where screen.isWritten {
      for plan in SectionPlan.sections(of: screen, in: self) {
        guard let title = plan.title?.readable.quotable, !title.isEmpty else { continue }
        if let target = plan.header?.target {
          parts[target.location] = PartOfComponent("header", title, screen)
        }
        if let target = plan.footer?.target {
          parts[target.location] = PartOfComponent("footer", title, screen)
        }
      }
    }
    return parts
  }
}
