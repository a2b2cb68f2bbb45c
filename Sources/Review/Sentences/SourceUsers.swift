import AppModel

/// The components that show each data source, as parts of a sentence.
struct SourceUsers: Sendable {
  private var users: [String: [String]] = [:]
  /// The data sources of feeds, by their files.
  private var sources: [String: String] = [:]
  /// The titles of feeds, by their data sources.
  private var titles: [String: String] = [:]

  init() {}

  /// Collects the components of two apps; where the old app has some, it calls them by the names
  /// that the author knows.
  init(of old: App, _ new: App) {
    users = new.sourceUsers.merging(old.sourceUsers) { _, old in old }
    for app in [new, old] {
      for entry in app.feeds.entries {
        sources[entry.file] = entry.source.value
        titles[entry.source.value] = entry.feed.title?.readable.quotable
      }
    }
  }

  func title(ofSource source: String) -> String? { titles[source] }

  subscript(source: String) -> [String] { users[source] ?? [] }

  subscript(file file: String) -> [String] { sources[file].map { self[$0] } ?? [] }
}

extension App {
  fileprivate var sourceUsers: [String: [String]] {
    var users: [String: [String]] = [:]
    for screen in screens where screen.isWritten {
      for plan in SectionPlan.sections(of: screen, in: self) where plan.role == .component {
        guard let source = plan.dataSource else { continue }
        let title = plan.header.flatMap { _ in plan.title.flatMap { $0.isEmpty ? nil : $0 } }
        let type = plan.component.typeName?.value.spoken ?? "component"
        let name = title.map { $0.readable.quotable } ?? "the \(type)"
        users[source, default: []].append("\(name) on \(screen.title.quotable)")
      }
    }
    return users
  }
}
