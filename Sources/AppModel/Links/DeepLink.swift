/// What a deep link into an app opens, or why it opens nothing.
///
///     newsroom://present?screen_id=live
///     newsroom://present?screen_id[0]=gone&screen_id[1]=live
///     newsroom://present?data_source=MTQ0OTA=&entry_id=NzAwMDE=&source_type=FEED_JSON
package struct DeepLink: Hashable, Sendable {
  package let text: String
  package let outcome: Outcome
  /// The data source and the entry that the link hands over, decoded.
  package let dataSource: String?
  package let entry: String?

  /// What happens to the link.
  package enum Outcome: Hashable, Sendable {
    case opens(Screen, by: Decider)
    /// Why nothing opens, as a clause.
    case nothing(String)
  }

  /// What decides which screen opens.
  package enum Decider: String, Hashable, Sendable {
    case screenID = "screen_id"
    case type
  }

  /// Follows a link in an app.
  package init(_ text: String, in app: App) {
    self.text = text
    let parts: Parts
    switch Parts.reading(text, scheme: app.site.scheme?.value) {
    case .success(let read): parts = read
    case .failure(let failure):
      (outcome, dataSource, entry) = (.nothing(failure.reason), nil, nil)
      return
    }
    dataSource = parts.dataSource
    entry = parts.entry
    if !parts.screenIDs.isEmpty {
      let found = parts.screenIDs.lazy.compactMap { app.firstScreen(id: $0) }
        .first { !$0.isMissing }
      let ids = parts.screenIDs.map { "'\($0.quotable)'" }
      outcome =
        found.map { .opens($0, by: .screenID) }
        ?? .nothing("no screen has the id \(ids.joined(separator: " or "))")
    } else {
      outcome = Self.byType(of: parts, in: app)
    }
  }

  /// Finds the screen for the type of the entry that a link names.
  private static func byType(of parts: Parts, in app: App) -> Outcome {
    guard let entry = parts.entry else {
      return .nothing("it names neither a screen_id nor an entry_id")
    }
    let feeds: [Feed]
    if let source = parts.dataSource {
      let type = parts.sourceType.map { DataSourceType($0) }
      guard let index = app.feeds.index(of: source, type) else {
        return .nothing("there is no snapshot of the data source '\(source.quotable)'")
      }
      feeds = [app.feeds.entries[index].feed]
    } else {
      feeds = app.feeds.entries.map(\.feed)
    }
    let item = feeds.lazy.flatMap { $0.items.withDescendants(\.children) }.first { $0.id == entry }
    guard let item else {
      return .nothing("no snapshot has an entry with the id '\(entry.quotable)'")
    }
    guard let name = app.target(of: item) else {
      return .nothing(Self.reason(nothingOpens: item, entry))
    }
    guard let screen = app.screen(name), !screen.isMissing else {
      return .nothing("no screen is for the type '\(name.quotable)' of the entry")
    }
    return .opens(screen, by: .type)
  }

  /// Why an entry does not open a screen, as a clause.
  private static func reason(nothingOpens item: FeedItem, _ entry: String) -> String {
    item.typeName.isEmpty
      ? "the entry '\(entry.quotable)' does not have a type"
      : "no screen opens for the type '\(item.typeName.quotable)' of the entry"
  }

  /// What the parameters of a link say.
  private struct Parts {
    var screenIDs: [String] = []
    var dataSource: String?
    var entry: String?
    var sourceType: String?

    /// Why a link cannot be read, as a clause.
    struct Failure: Error {
      let reason: String
    }

    /// Reads a link with the app's scheme, or with any if the app does not have one.
    static func reading(_ text: String, scheme: String?) -> Result<Parts, Failure> {
      guard let end = text.firstRange(of: "://") else {
        return .failure(Failure(reason: "it does not begin with a scheme and ://"))
      }
      let written = text[..<end.lowerBound]
      if let scheme, written.lowercased() != scheme.lowercased() {
        return .failure(Failure(reason: "its scheme is not '\(scheme.quotable)'"))
      }
      let address = text[end.upperBound...].prefix { $0 != "#" }
      let action = address.prefix { $0 != "?" && $0 != "/" }
      guard !written.isEmpty, action == "present" else {
        return .failure(Failure(reason: "it does not ask to present anything"))
      }
      return reading(address.drop { $0 != "?" }.dropFirst())
    }

    /// Returns the number in a name such as `screen_id[2]`; nil for any other name, such as one with
    /// the same number written in another way.
    private static func number(of name: String) -> Int? {
      guard name.hasPrefix("screen_id["), name.hasSuffix("]") else { return nil }
      let digits = name.dropFirst("screen_id[".count).dropLast()
      return Int(digits).flatMap { $0 >= 0 && String($0) == digits ? $0 : nil }
    }

    /// Reads the parameters of a link.
    private static func reading(_ query: Substring) -> Result<Parts, Failure> {
      var values: [String: String] = [:]
      for pair in query.split(separator: "&") {
        let name = pair.prefix { $0 != "=" }
        let value = String(pair.dropFirst(name.count + 1)).percentDecoded
        guard let key = String(name).percentDecoded, let value else {
          return .failure(Failure(reason: "'\(String(pair).quotable)' is not a parameter"))
        }
        if values[key] == nil { values[key] = value }
      }
      var parts = Parts()
      parts.sourceType = values["source_type"]
      for (name, path) in [("data_source", \Parts.dataSource), ("entry_id", \Parts.entry)] {
        guard let value = values[name] else { continue }
        guard let decoded = value.base64Decoded else {
          return .failure(Failure(reason: "its \(name) is not in base64"))
        }
        parts[keyPath: path] = decoded
      }
      let listed = values.compactMap { name, value in
        number(of: name).map { (number: $0, value: value) }
      }.sorted { $0.number < $1.number }.map(\.value)
      parts.screenIDs = ([values["screen_id"]].compactMap(\.self) + listed).filter { !$0.isEmpty }
      return .success(parts)
    }
  }
}
