import AppModel

/// The components that show each data source, as parts of a sentence.
struct SourceUsers: Sendable {
  private var users: [String: [String]] = [:]
  /// What shows most items of each data source, where nothing shows all of them.
  private var limits: [String: User] = [:]
  /// The data sources of feeds, by their files.
  private var sources: [String: String] = [:]
  /// The feeds of the apps by their data sources.
  private var feeds = Sides<[String: Feed]>(old: [:], new: [:])
  /// The data sources for which the apps ask.
  private var asked = Sides<Set<String>>(old: [], new: [])

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
    feeds = apps.map { app in
      Dictionary(app.feeds.entries.map { ($0.source.value, $0.feed) }, uniquingKeysWith: { $1 })
    }
    for (source, all) in all.new where all.allSatisfy({ $0.limit != nil }) {
      limits[source] = all.max { ($0.limit ?? 0) < ($1.limit ?? 0) }
    }
    users = all.new.merging(all.old) { _, old in old }.mapValues { $0.map(\.name) }
    for app in [new, old] {
      for entry in app.feeds.entries { sources[entry.file] = entry.source.value }
    }
  }

  /// Whether the new app asks for what was in a file, and has no feed for it.
  func isMissed(_ file: String) -> Bool {
    sources[file].map { asked.new.contains($0) && feeds.new[$0] == nil } ?? false
  }

  /// Whether anything of the new app asks for a data source.
  func isAsked(_ source: String) -> Bool { asked.new.contains(source) }

  /// Returns the title of a data source's feed, which the author knows from the old app.
  func title(ofSource source: String) -> String? {
    (feeds.old[source] ?? feeds.new[source])?.title?.readable.quotable
  }

  /// What is shown of a data source that something asks for, on each side: its items, as many as are
  /// shown at most, or placeholders; nil on a side without items.
  func shown(of source: String) -> Sides<String?> {
    feeds.map { feeds in
      guard let feed = feeds[source] else { return "placeholders" }
      return feed.words(atMost: limits[source]?.limit ?? feed.items.count)
    }
  }

  /// Returns what is shown of a data source whose feed only one app has; nil for any other one.
  func change(of source: String) -> Sides<String>? {
    let (shown, isUnfed) = (shown(of: source), isUnfed(source))
    guard asked.old.contains(source), asked.new.contains(source), isUnfed.old != isUnfed.new,
      let old = shown.old, let new = shown.new
    else { return nil }
    return Sides(old: old, new: new)
  }

  /// Whether an app has no feed for a data source, on each side.
  func isUnfed(_ source: String) -> Sides<Bool> { feeds.map { $0[source] == nil } }

  /// Returns the data source whose feed is in a file; nil for none.
  func source(ofFile file: String) -> String? { sources[file] }

  subscript(source: String) -> [String] { users[source] ?? [] }

  /// Returns what shows most items of a feed; nil where something shows all of them.
  func limited(ofFile file: String) -> User? { sources[file].flatMap { limits[$0] } }

  subscript(file file: String) -> [String] { sources[file].map { self[$0] } ?? [] }
}

extension Feed {
  /// The titles of its first items if they are few, or else how many these are; nil without any.
  fileprivate func words(atMost most: Int) -> String? {
    let shown = items.prefix(most)
    guard !shown.isEmpty else { return nil }
    let titles = shown.prefix(.mostNamed(of: shown.count)).compactMap { $0.title?.readable }
    return titles.count == shown.count
      ? titles.map { "'\($0.quotable)'" }.listed() : shown.count.of("item")
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
