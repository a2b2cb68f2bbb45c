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
  /// The data sources for which the new app asks, and those for which it has a feed.
  private var asked: Set<String> = []
  private var fed: Set<String> = []

  /// A component, and how many items it shows at most; nil for all.
  struct User: Sendable {
    let name: String
    let limit: Int?
  }

  init() {}

  /// Collects the components of two apps; where the old app has some, it calls them by the names
  /// that the author knows.
  init(of old: App, _ new: App) {
    let now = new.sourceUsers
    asked = Set(now.keys)
    fed = Set(new.feeds.entries.map(\.source.value))
    for (source, all) in now where all.allSatisfy({ $0.limit != nil }) {
      limits[source] = all.max { ($0.limit ?? 0) < ($1.limit ?? 0) }
    }
    users = now.merging(old.sourceUsers) { _, old in old }.mapValues { $0.map(\.name) }
    for app in [new, old] {
      for entry in app.feeds.entries {
        sources[entry.file] = entry.source.value
        titles[entry.source.value] = entry.feed.title?.readable.quotable
      }
    }
  }

  /// Whether the new app asks for what was in a file, and has no feed for it.
  func isMissed(_ file: String) -> Bool {
    sources[file].map { asked.contains($0) && !fed.contains($0) } ?? false
  }

  /// Whether anything of the new app asks for a data source.
  func isAsked(_ source: String) -> Bool { asked.contains(source) }

  func title(ofSource source: String) -> String? { titles[source] }

  subscript(source: String) -> [String] { users[source] ?? [] }

  /// Returns what shows most items of a feed; nil where something shows all of them.
  func limited(ofFile file: String) -> User? { sources[file].flatMap { limits[$0] } }

  subscript(file file: String) -> [String] { sources[file].map { self[$0] } ?? [] }
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
