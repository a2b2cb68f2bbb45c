/// Turns the bytes of an app folder into an app, one file after the other.
struct AppLoader {
  let files: AppFiles
  private(set) var sources = SourceTable()
  private var asked: Set<String> = []
  var diagnostics: [Diagnostic] = []
  /// The files that are there and were not read, or not wholly.
  var unread: Set<String> = []

  init(_ files: AppFiles) {
    self.files = files
  }

  /// Reads every file there is; nil where the screens cannot be read at all.
  mutating func load() -> App? {
    let location = Location(file: FileID(index: Int32(sources.files.count)), offset: 0)
    let rivers = loadRivers()
    let plugins = loadPlugins()
    let settings = loadObject("settings.json", .ofTheApps, Settings.init)
    let families = loadFamilies()
    let collections = loadJSON("collections.json", Collections.read)
    let legacy = loadJSON("AppDefine.json", LegacyScreens.read)
    let feeds = FeedIndex(loadFeeds() + (collections?.feeds ?? []))
    let routes = loadObject("routes.json", .ofRiverbed, Routes.read)
    let site = loadObject("riverbed.json", .ofRiverbed, SiteConfiguration.init)
    reportUnreadable()
    guard let rivers else { return nil }
    let app = App(
      rivers: rivers, legacy: legacy ?? .none, settings: settings, site: site,
      plugins: plugins, families: families, feeds: feeds, collections: collections ?? .absent,
      routes: routes, unread: unread, location: location)
    noteDefaults(of: app)
    return app
  }

  private mutating func loadRivers() -> [Screen]? {
    let name = files.rivers
    guard files[name] != nil else {
      report(.missingFile(name), at: sources.add(name, []))
      return nil
    }
    let screens = loadJSON(name, RiversFile.read)
    for other in AppFiles.riversNames where other != name && files[other] != nil {
      report(.shadowedFile(other, by: name), at: sources.add(other, []))
    }
    return screens
  }

  private mutating func loadPlugins() -> PluginManifest {
    loadJSON("plugin_configurations.json", PluginManifest.read) ?? .absent
  }

  private mutating func loadFeeds() -> [FeedIndex.Entry] {
    let folder = AppFiles.feedsFolder + "/"
    let index = folder + "index.json"
    guard let lines = loadJSON(index, FeedIndexLine.read) else { return [] }
    if lines.contains(where: { $0 == nil }) { unread.insert(index) }
    let available = files.names.filter { $0.hasPrefix(folder) }
      .map { String($0.dropFirst(folder.count)) }
    var feeds: [String: Feed?] = [:]
    return lines.compactMap(\.self).compactMap { line in
      let name = line.file.value
      guard files[folder + name] != nil else {
        diagnostics.append(Diagnostic(.noFeedFile(name, available), at: line.file.location))
        unread.insert(folder + name)
        return nil
      }
      let feed = feeds[name] ?? loadJSON(folder + name, Feed.read)
      feeds[name] = .some(feed)
      return feed.map { FeedIndex.Entry(source: line.source, type: line.type, feed: $0) }
    }
  }

  /// What is read from the JSON text of a file; nil where there is none that can be read.
  mutating func loadJSON<Value>(
    _ name: String, _ read: (JSON, inout [Diagnostic]) -> Value?
  ) -> Value? {
    guard let (bytes, file) = bytes(of: name) else { return nil }
    let parsing = JSONParsing(bytes, in: file)
    diagnostics += parsing.diagnostics
    let value = parsing.document.flatMap { read($0.root, &diagnostics) }
    if value == nil { unread.insert(name) }
    return value
  }

  /// What is read from a file that holds one object; from an empty object where it holds none.
  private mutating func loadObject<Value>(
    _ name: String, _ format: ObjectReader.Format, _ read: (inout ObjectReader) -> Value
  ) -> Value {
    let nowhere = Location(file: FileID(index: 0), offset: 0)
    let value = loadJSON(name) { root, diagnostics -> Value? in
      var reader = ObjectReader(nil, at: root.location, format, diagnostics)
      defer { diagnostics = reader.finished() }
      if case .object = root.content { return reader.lend(to: root, read) }
      reader.report(.wrongType("the file", root, "an object", format, else: "it is not read"))
      return nil
    }
    if let value { return value }
    var nothing = ObjectReader(nil, at: nowhere, format)
    return read(&nothing)
  }

  /// The bytes of a file and the number by which they are known from now on.
  mutating func bytes(of name: String) -> (bytes: [UInt8], file: FileID)? {
    asked.insert(name)
    switch files[name] {
    case nil: return nil
    case .bytes(let bytes): return (bytes, sources.add(name, bytes))
    case .unreadable(let reason):
      report(.unreadableFile(name, reason), at: sources.add(name, []))
      unread.insert(name)
      return nil
    }
  }

  /// Reports what cannot be read and was not asked for, such as the feeds folder itself.
  private mutating func reportUnreadable() {
    for name in files.names where !asked.contains(name) {
      if case .unreadable = files[name] { _ = bytes(of: name) }
    }
  }

  private mutating func report(_ message: Diagnostic.Message, at file: FileID) {
    diagnostics.append(Diagnostic(message, at: Location(file: file, offset: 0)))
  }
}

extension AppLoader {
  /// Reads the families of the app in the preferred one of their files, and adds Riverbed's own.
  fileprivate mutating func loadFamilies() -> Families {
    let names = AppFiles.familiesNames.filter { files[$0] != nil }
    for other in names.dropFirst() {
      report(.shadowedFile(other, by: names[0]), at: sources.add(other, []))
    }
    var own: [Family]?
    if let name = names.first {
      own = name.hasSuffix(".json") ? loadJSON(name, FamilyReader.read) : loadXMLFamilies(name)
      if own == nil { unread.insert(name) }
    }
    return Families(own: own ?? [], builtIn: DefaultFamilies.all)
  }
}

extension Diagnostic.Message {
  fileprivate static func missingFile(_ name: String) -> Self {
    Self(.missingFile, .error, "there is no file '\(name)'")
  }

  fileprivate static func unreadableFile(_ name: String, _ reason: String) -> Self {
    Self(.unreadableFile, .error, "the file '\(name)' cannot be read: \(reason)")
  }

  fileprivate static func shadowedFile(_ name: String, by other: String) -> Self {
    Self(.shadowedFile, .warning, "'\(name)' is not read because there is '\(other)'")
  }
}
