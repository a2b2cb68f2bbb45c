extension AppLoader {
  /// Reads the feeds that the index lists, and reports those that it does not list. Feeds that are
  /// known from an earlier reading are taken from there.
  mutating func loadFeeds(_ known: FileValues.Feeds?) -> FileValues.Feeds {
    let index = AppFile.feedIndex.name
    let names = files.names.filter { AppFile.isInFeeds($0) && $0 != index }
    if let known, !isAnyRead(where: AppFile.isInFeeds) { return known }
    guard files[index] != nil else {
      guard let first = names.first else { return .none }
      report(.noIndex(names.count), at: sources.add(first, []))
      unread.insert(index)
      return .none
    }
    let knownLines = isRead(index) ? nil : known?.lines
    guard let lines = knownLines ?? loadJSON(index, FeedIndexLine.read) else { return .none }
    if lines.contains(where: { $0 == nil }) { unread.insert(index) }
    let listed = lines.compactMap(\.self)
    reportRepeated(listed)
    var feeds = (known?.byName ?? [:]).filter { !isRead(AppFile.nameInFeeds($0.key.text)) }
    let entries = load(listed, among: names, &feeds)
    let read = Set(listed.map { FileName(AppFile.nameInFeeds($0.file.value)) })
    let isWhole = !unread.contains(where: AppFile.isInFeeds)
    for name in names where !read.contains(FileName(name)) { reportUnlisted(name, isWhole) }
    return FileValues.Feeds(lines: lines, byName: feeds, entries: entries)
  }

  private mutating func load(
    _ lines: [FeedIndexLine], among names: [String], _ feeds: inout [FileName: Feed?]
  ) -> [FeedIndex.Entry] {
    lazy var available = NameIndex(
      names.lazy.map { String($0.dropFirst(AppFile.nameInFeeds("").count)) })
    return lines.compactMap { line in
      let name = line.file.value
      let path = AppFile.nameInFeeds(name)
      let isIndex = path == AppFile.feedIndex.name
      guard !isIndex, files[path] != nil else {
        let message: Diagnostic.Message =
          isIndex ? .indexAsFeed : .noFeedFile(name, available.nearest(to: name))
        diagnostics.append(Diagnostic(message, at: line.file.location))
        unread.insert(path)
        return nil
      }
      let feed = feeds[FileName(name)] ?? loadJSON(path, Feed.read)
      feeds[FileName(name)] = .some(feed)
      return feed.map {
        FeedIndex.Entry(source: line.source, type: line.type, file: path, feed: $0)
      }
    }
  }

  /// Reports lines that repeat the data source of an earlier one, which counts.
  private mutating func reportRepeated(_ lines: [FeedIndexLine]) {
    var seen: Set<FeedIndex.Key> = []
    for line in lines {
      let key = FeedIndex.Key(source: line.source.value, type: line.type)
      guard !seen.insert(key).inserted else { continue }
      diagnostics.append(Diagnostic(.repeatedSource(key.source), at: line.source.location))
    }
  }

  /// Reports a file that the index does not list, so nothing reads it, and any mistakes in it. Not
  /// reported if the index has a broken line, because that line may mean this file.
  private mutating func reportUnlisted(_ name: String, _ isWhole: Bool) {
    guard let examination = examination(of: name) else { return }
    let file = sources.add(name, [], knowing: examination.places)
    diagnostics += examination.diagnostics.map { entry in
      Diagnostic(entry.message, at: Location(file: file, offset: entry.offset))
    }
    if isWhole, examination.isJSON { report(.unlisted, at: file) }
  }
}

extension Diagnostic.Message {
  fileprivate static func noIndex(_ count: Int) -> Self {
    let files = count.form("the file of feeds/ is", "the \(count) files of feeds/ are")
    return Self(
      .feedIndex, .warning, "\(files) not read, because there is no feeds/index.json",
      .action("list them there with their data sources")
    ).leavingUnread
  }

  fileprivate static func repeatedSource(_ source: String) -> Self {
    Self(
      .feedIndex, .warning,
      "the data source '\(name: source, of: .source)' is also in an earlier line of the index, "
        + "which applies")
  }

  fileprivate static var indexAsFeed: Self {
    Self(.feedIndex, .error, "'index.json' is the index itself, not a feed").leavingUnread
  }

  fileprivate static var unlisted: Self {
    Self(.feedIndex, .note, "feeds/index.json does not list the file; nothing reads it")
  }
}
