/// One line of `feeds/index.json`: which file holds the snapshot of which data source.
struct FeedIndexLine {
  let source: Located<String>
  let type: DataSourceType?
  let file: Located<String>

  /// Reads the lines of the index; an incomplete line is reported and becomes nil.
  static func read(_ root: JSON, _ diagnostics: inout DiagnosticLog) -> [FeedIndexLine?]? {
    var reader = ObjectReader(nil, at: root.location, .ofRiverbed, diagnostics)
    defer { diagnostics = reader.finished() }
    guard case .array(let elements) = root.content else {
      reader.report(.wrongType("the file", root, "an array", .ofRiverbed, else: "").leavingUnread)
      return nil
    }
    return reader.elements(elements, of: "the index", FeedIndexLine.init)
  }

  private init?(_ reader: inout ObjectReader) {
    let source = reader.locatedText("source")
    let type = reader.text("type").map(DataSourceType.init)
    let file = reader.locatedText("file")
    for key in ["source", "file"] as [StaticString] where reader.value(key)?.text.isEmpty ?? true {
      reader.report(.incompleteLine("\(key)"))
    }
    guard let source, let file else { return nil }
    (self.source, self.type, self.file) = (source, type, file)
  }
}

extension Rule {
  static let feedIndex = Rule(
    "feed-index",
    means: "A line of feeds/index.json has no source or file, or names a file that is not in the "
      + "feeds folder itself: folders inside it are not looked into.",
    matters: "The components with that data source show placeholders instead of their items.",
    fix: "Write {\"source\": ..., \"type\": ..., \"file\": ...} with a file inside feeds/.")
}

extension Diagnostic.Message {
  fileprivate static func incompleteLine(_ key: String) -> Self {
    Self(.feedIndex, .error, "a line of the index has no \(key)").leavingUnread
  }

  static func noFeedFile(_ name: String, _ nearest: String?) -> Self {
    let reason =
      AppFile.isBelowFeeds(name) ? "; folders inside feeds are not looked into" : ""
    return Self(
      .feedIndex, .error,
      "no file '\(name: AppFile.nameInFeeds(name), of: .file)' can be read\(reason)",
      .init(nearest: nearest)
    ).leavingUnread
  }
}
