import AppModel

/// The components that show each data source, as parts of a sentence.
struct SourceUsers: Sendable {
  private var users: [String: [String]] = [:]
  /// What shows most items of each data source, where nothing shows all of them.
  private var limits: [String: User] = [:]
  /// The data sources of feeds, by their files.
  private var sources: [String: String] = [:]
  /// The titles of feeds, by their data sources.
  private var titles: [String: String] = [:]
  /// What the feed of each data source has: the titles of its items, or their number.
  private var items: [String: String] = [:]
  /// The data sources for which the apps ask, and those for which they have feeds.
  private var asked = Sides<Set<String>>(old: [], new: [])
  private var fed = Sides<Set<String>>(old: [], new: [])

  /// A component, and how many items it shows at most; nil for all.
  struct User: Sendable {
    let name: String
    let limit: Int?
  }

  init() {}

  /// Collects the components of two apps; where the old app has some, it calls them by the names
  /// that the author knows.
  init(of old: App, _ new: App) {
    let apps = Sides(old: old, new: new)
    let all = apps.map(\.sourceUsers)
    asked = all.map { Set($0.keys) }
    fed = apps.map { Set($0.feeds.entries.map(\.source.value)) }
    for (source, all) in all.new where all.allSatisfy({ $0.limit != nil }) {
      limits[source] = all.max { ($0.limit ?? 0) < ($1.limit ?? 0) }
    }
    users = all.new.merging(all.old) { _, old in old }.mapValues { $0.map(\.name) }
    for app in [new, old] {
      for entry in app.feeds.entries {
        sources[entry.file] = entry.source.value
        titles[entry.source.value] = entry.feed.title?.readable.quotable
        items[entry.source.value] = entry.feed.itemWords
      }
    }
  }

  /// Whether the new app asks for what was in a file, and has no feed for it.
  func isMissed(_ file: String) -> Bool {
    sources[file].map(lack(of:))?.new ?? false
  }

  /// Whether each app asks for a data source, and has no feed for it.
  private func lack(of source: String) -> Sides<Bool> {
    Sides(old: (asked.old, fed.old), new: (asked.new, fed.new)).map { asked, fed in
      asked.contains(source) && !fed.contains(source)
    }
  }

  /// Whether anything of the new app asks for a data source.
  func isAsked(_ source: String) -> Bool { asked.new.contains(source) }

  func title(ofSource source: String) -> String? { titles[source] }

  /// Returns what a data source has on the side on which the app does not lack it, if it lacks it on
  /// the other one; nil for any other one, and without items.
  func items(ofSource source: String) -> Sides<String>? {
    let lack = lack(of: source)
    guard lack.old != lack.new, let items = items[source] else { return nil }
    return lack.map { $0 ? "placeholders" : items }
  }

  /// Returns the items of a data source; nil without any.
  func items(of source: String) -> String? { items[source] }

  /// Whether an app asks for a data source for which neither has a feed.
  func isUnfed(_ source: String) -> Bool {
    (asked.old.contains(source) || asked.new.contains(source))
      && !fed.old.contains(source) && !fed.new.contains(source)
  }

  /// Returns the data source whose feed is in a file; nil for none.
  func source(ofFile file: String) -> String? { sources[file] }

  subscript(source: String) -> [String] { users[source] ?? [] }

  /// Returns what shows most items of a feed; nil where something shows all of them.
  func limited(ofFile file: String) -> User? { sources[file].flatMap { limits[$0] } }

  subscript(file file: String) -> [String] { sources[file].map { self[$0] } ?? [] }
}

extension Feed {
  /// The titles of its items if they are few, or else how many it has; nil without any.
  fileprivate var itemWords: String? {
    guard !items.isEmpty else { return nil }
    let titles = items.prefix(.mostNamed(of: items.count)).compactMap { $0.title?.readable }
    return titles.count == items.count
      ? titles.map { "'\($0.quotable)'" }.listed() : items.count.of("item")
  }
}

extension App {
  fileprivate var sourceUsers: [String: [SourceUsers.User]] {
    var users: [String: [SourceUsers.User]] = [:]
    for screen in screens where screen.isWritten {
      for plan in SectionPlan.sections(of: screen, in: self) where plan.role == .component {
        guard let source = plan.dataSource else { continue }
        let title = plan.header.flatMap { _ in plan.title.flatMap { $0.isEmpty ? nil : $0 } }
        let name = title.map { $0.readable.quotable } ?? "the \(plan.component.spokenType)"
        users[source, default: []].append(
          SourceUsers.User(name: "\(name) on \(screen.title.quotable)", limit: plan.limit))
      }
    }
    return users
  }
}

extension Component {
  /// The type as people say it.
  var spokenType: String { typeName?.value.spoken ?? "component" }
}
