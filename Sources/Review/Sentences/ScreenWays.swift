import AppModel

/// What leads to screens that are missing in a new app, and to those that only it has.
struct ScreenWays: Sendable {
  /// What leads to screens that are missing, by their keys.
  private(set) var dead: [String: DeadWays] = [:]
  /// The first thing that leads to each new screen, by their keys.
  private(set) var first: [String: String] = [:]

  init() {}

  init(from old: App, to new: App) {
    let missing = new.screens.filter { !$0.isWritten }
    let before = Set(old.screens.filter(\.isWritten).map(\.key))
    let added = new.screens.filter { $0.isWritten && !before.contains($0.key) }
    let titles = missing.isEmpty && added.isEmpty ? [:] : new.headerTitles
    for screen in missing {
      dead[screen.key] = DeadWays(
        // Several screens may show the same bar.
        new.links(to: screen, atMost: .max).shown.firstOfEach(\.location), in: new, titles)
    }
    for screen in added {
      let links = new.links(to: screen, atMost: .max).shown
      guard let link = links.first(where: { $0.trigger.isTapped }) else { continue }
      // The menu of the app's root is home's.
      let from = link.from.flatMap { new.screen($0) } ?? (link.trigger == .menu ? new.home : nil)
      first[screen.key] = link.words(from: from?.title, titles)
    }
  }
}

/// What leads to a screen that is missing.
struct DeadWays: Hashable, Sendable {
  /// The first ways, as people say them: buttons and menu entries come before items.
  private(set) var named: [String] = []
  /// How many more there are.
  private(set) var left = 0

  init() {}

  fileprivate init(_ links: [Link], in app: App, _ titles: [Location: String]) {
    let ordered = links.enumerated().sorted {
      ($0.element.trigger.rank, $0.offset) < ($1.element.trigger.rank, $1.offset)
    }.map(\.element)
    named = ordered.prefix(.mostNamed).map { link in
      link.words(from: link.from.flatMap { app.screen($0) }?.title, titles)
    }
    left = ordered.count - named.count
  }

  /// The sum of some ways.
  init(joining all: [DeadWays]) {
    let names = all.flatMap(\.named)
    named = Array(names.prefix(.mostNamed))
    left = all.reduce(0) { $0 + $1.left } + names.count - named.count
  }

  var isEmpty: Bool { named.isEmpty }

  /// The ways with their verb: `Home's button 'Explore' leads nowhere now`.
  var clause: String {
    let all = named + (left > 0 ? ["\(left.grouped) more"] : [])
    return "\(all.listed()) \(all.count == 1 ? "leads" : "lead") nowhere now"
  }
}

extension Link {
  /// Returns the thing that is tapped, as a part of a sentence. `titles` are what components with
  /// headers are called, by the places of what the headers open.
  fileprivate func words(from screen: String?, _ titles: [Location: String]) -> String {
    let label = label.map { " '\($0.quotable)'" } ?? ""
    let owner = screen.map { "\($0.quotable.possessive) " } ?? "the "
    return switch trigger {
    case .barButton: "\(owner)button\(label)"
    case .menu: "\(owner)menu entry\(label)"
    case .cell: "\(owner)item\(label)"
    case .header: titles[location].map { "the header of \($0)" } ?? "\(owner)header\(label)"
    case .rootTab, .tab: "\(owner)tab\(label)"
    case .hook: "\(owner)hook"
    case .parent: "\(owner)parent"
    }
  }
}

extension Link.Trigger {
  /// Whether people tap it.
  fileprivate var isTapped: Bool {
    switch self {
    case .barButton, .rootTab, .menu, .cell, .header, .tab: true
    case .hook, .parent: false
    }
  }

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
  /// The titles of components, by the places of what their headers and footers open.
  fileprivate var headerTitles: [Location: String] {
    var titles: [Location: String] = [:]
    for screen in screens where screen.isWritten {
      for plan in SectionPlan.sections(of: screen, in: self) {
        guard let title = plan.title, !title.isEmpty else { continue }
        for target in [plan.header?.target, plan.footer?.target].compactMap(\.self) {
          titles[target.location] = title.readable.quotable
        }
      }
    }
    return titles
  }
}
