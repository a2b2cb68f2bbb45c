import Markup

/// Turns the bytes of an app folder into an app, one file after the other.
struct AppLoader {
  let files: AppFiles
  var sources = SourceTable()
  var asked: Set<FileName> = []
  var diagnostics = DiagnosticLog()
  /// The files that exist but were not read, at least not completely.
  var unread: Set<String> = []
  /// The conditions on which `riverbed.json` makes a build fail, whether or not there is an app.
  private(set) var failOn: [String] = []
  /// What the files said when they were read before, and which of them are read again.
  private let known: KnownFiles?

  init(_ files: AppFiles) {
    self.files = files
    known = nil
  }

  /// Reads some files again and takes what the others said from an earlier reading.
  init(_ files: AppFiles, knowing known: KnownFiles) {
    self.files = files
    self.known = known
    sources = known.sources
    unread = known.values.unread.subtracting(known.revised.keys)
  }

  /// Returns the app that the files make up; nil where its screens cannot be read at all. Also
  /// reports problems that show only in the whole app.
  mutating func app(of values: FileValues) -> App? {
    failOn = values.site.failOn.map(\.value)
    noteFound(naming: values.site.files)
    reportUnreadable()
    guard let app = App(values) else { return nil }
    noteDefaults(of: app)
    return app
  }

  /// Returns what each file says. The files are numbered in the order in which they are read here.
  mutating func loadFiles() -> FileValues {
    let rivers = value(\.rivers, of: .rivers) { $0.loadRivers() }
    let plugins = value(\.plugins, of: .plugins) { $0.loadPlugins() }
    let settings = value(\.settings, of: .settings) { $0.loadSettings() }
    let families = value(\.families, of: .families) { $0.loadFamilies() }
    let collections = value(\.collections, of: .collections) {
      $0.loadJSON(AppFile.collections.name, Collections.read)
    }
    let legacy = value(\.legacy, of: .appDefine) {
      $0.loadJSON(AppFile.appDefine.name, LegacyScreens.read)
    }
    let feeds = loadFeeds(known?.values.feeds)
    let routes = value(\.routes, of: .routes) {
      $0.loadObject(AppFile.routes.name, .ofRiverbed, RoutesFile.init) ?? .absent
    }
    let storyboards = loadStoryboards(routes, known?.values.storyboards)
    let site = value(\.site, of: .riverbed) {
      $0.loadObject(AppFile.riverbed.name, .ofRiverbed, SiteConfiguration.init)
        ?? .absent
    }
    return FileValues(
      rivers: rivers, plugins: plugins, settings: settings, families: families,
      collections: collections, legacy: legacy, feeds: feeds, routes: routes,
      storyboards: storyboards, site: site, unread: unread)
  }

  /// Returns what a file says: the known value, unless the file has to be read again.
  private mutating func value<Value>(
    _ part: KeyPath<FileValues, Value>, of file: AppFile,
    _ load: (inout AppLoader) -> Value
  ) -> Value {
    if let known, !file.names.contains(where: isRead) { return known.values[keyPath: part] }
    return load(&self)
  }

  /// Returns whether a file has to be read, because it is not known from an earlier reading.
  func isRead(_ name: String) -> Bool { known.map { $0.revised[name] != nil } ?? true }

  /// Returns whether any file of some has to be read, or is not there anymore.
  func isAnyRead(where isMeant: (String) -> Bool) -> Bool {
    known.map { $0.revised.keys.contains(where: isMeant) } ?? true
  }

  /// Reads the screens, if possible, and returns them with the start of their file.
  private mutating func loadRivers() -> FileValues.Rivers? {
    let name = files.rivers
    guard files[name] != nil else {
      let nearest = Nearest.name(to: name, among: files.otherNames)
      report(.missingFile(name, nearest), at: sources.add(name, []))
      return nil
    }
    let screens = knownScreens(in: name)
    let rivers = loadJSON(name) { RiversFile.read($0, &$1, knowing: screens) }
    for other in AppFile.rivers.names where other != name { noteUnread(other, next: name) }
    return rivers?.named(name)
  }

  /// Reports a file of screens that is not read because there is another one. A broken layout would
  /// win if it could be read, so its errors count.
  private mutating func noteUnread(_ name: String, next other: String) {
    guard let content = files[name] else { return }
    asked.insert(FileName(name))
    let file = sources.add(name, content.bytes ?? [])
    if name == PublishedFile.layout, let bytes = content.bytes {
      let parsing = JSONParsing(bytes, in: file)
      if parsing.document == nil {
        diagnostics += parsing.diagnostics
        unread.insert(name)
        return
      }
    }
    report(
      other == PublishedFile.layout ? .olderFile(name) : .shadowedFile(name, by: other), at: file)
  }

  /// Returns the screens of a revised file as an earlier reading knew them.
  private func knownScreens(in name: String) -> KnownScreens? {
    guard let rivers = known?.values.rivers, case .json(let revised) = known?.revised[name] else {
      return nil
    }
    return KnownScreens(rivers, in: revised)
  }

  private mutating func loadSettings() -> Settings {
    let name = AppFile.settings.name
    let isMissing = files[name] == nil
    let read = loadObject(name, .ofTheApps, Settings.init)
    // A file that could not be opened has no location; the one made up here is never shown.
    let start = Location(file: sources.file(named: name) ?? .builtIn, offset: 0)
    let settings = read ?? (isMissing ? .missing : .unread(at: start))
    if settings.isUnread { unread.insert(name) }
    return settings
  }

  private mutating func loadPlugins() -> PluginManifest {
    loadJSON(AppFile.plugins.name, PluginManifest.read) ?? .absent
  }

  /// Reads the JSON of a file; returns nil where there is none that can be read.
  mutating func loadJSON<Value>(
    _ name: String, _ read: (JSON, inout DiagnosticLog) -> Value?
  ) -> Value? {
    guard let parsing = parsing(of: name) else { return nil }
    diagnostics += parsing.diagnostics
    // A separate list, because a reader copies the list it is given, and there may be many files.
    var found = DiagnosticLog()
    let value = parsing.document.flatMap { read($0.root, &found) }
    diagnostics += found
    if value == nil { unread.insert(name) }
    return value
  }

  /// Returns the JSON of a file as it was revised, or parses its bytes; nil where there is nothing
  /// to read.
  private mutating func parsing(of name: String) -> JSONParsing? {
    if case .json(let revised) = known?.revised[name] { return JSONParsing(of: revised.document) }
    return bytes(of: name).map { JSONParsing($0.bytes, in: $0.file) }
  }

  /// Returns the XML of a revised file and the number of the file; nil if it was not revised.
  func revisedXML(_ name: String) -> (root: Element, file: FileID)? {
    guard case .xml(let root) = known?.revised[name], let file = sources.file(named: name) else {
      return nil
    }
    return (root, file)
  }

  /// Reads a file that holds one object; returns nil where it does not, or does not exist.
  private mutating func loadObject<Value>(
    _ name: String, _ format: ObjectReader.Format, _ read: (inout ObjectReader) -> Value
  ) -> Value? {
    loadJSON(name) { root, diagnostics -> Value? in
      var reader = ObjectReader(nil, at: root.location, format, diagnostics)
      defer { diagnostics = reader.finished() }
      if case .object = root.content { return reader.lend(to: root, read) }
      reader.report(
        .wrongType("the file", root, "an object", format, else: "it is not read").leavingUnread)
      return nil
    }
  }

  /// Returns the bytes of a file and the number that identifies the file from now on.
  mutating func bytes(of name: String) -> (bytes: [UInt8], file: FileID)? {
    asked.insert(FileName(name))
    switch files[name] {
    case nil: return nil
    case .bytes(let bytes): return (bytes, sources.add(name, bytes))
    case .unread, .examined: return nil
    case .unreadable(let reason): refuse(name, .unreadableFile(name, reason))
    case .outside: refuse(name, .outsideFile(name))
    case .equal(let paths): refuse(name, .equalFiles(name, paths))
    case .overLimit(let limit): refuse(name, .inputLimit(limit))
    }
    return nil
  }

  /// Examines a file that nothing reads; returns nil, and reports it, where it cannot be read.
  mutating func examination(of name: String) -> Examination? {
    asked.insert(FileName(name))
    switch files[name] {
    case .bytes(let bytes): return Examination(of: bytes)
    case .examined(let examination): return examination
    case nil, .unread, .unreadable, .outside, .overLimit, .equal:
      _ = bytes(of: name)
      return nil
    }
  }

  private mutating func refuse(_ name: String, _ message: Diagnostic.Message) {
    report(message, at: sources.add(name, []))
    unread.insert(name)
  }

  /// Reports files that cannot be read, and that no reader asked for, such as the feeds folder
  /// itself.
  private mutating func reportUnreadable() {
    for name in files.names where !asked.contains(FileName(name)) {
      switch files[name] {
      case .unreadable, .outside, .overLimit, .equal: _ = bytes(of: name)
      case nil, .bytes, .unread, .examined: break
      }
    }
  }

  mutating func report(_ message: Diagnostic.Message, at file: FileID) {
    diagnostics.append(Diagnostic(message, at: Location(file: file, offset: 0)))
  }
}

extension AppLoader {
  /// Reads the app's families from the preferred one of their files, and adds Riverbed's own.
  fileprivate mutating func loadFamilies() -> Families {
    let names = AppFile.families.names.filter { files[$0] != nil }
    for other in names.dropFirst() {
      report(.shadowedFile(other, by: names[0]), at: sources.add(other, []))
    }
    var custom: [Family]?
    if let name = names.first {
      custom = name.hasSuffix(".json") ? loadJSON(name, FamilyReader.read) : loadXMLFamilies(name)
      if custom == nil { unread.insert(name) }
    }
    return Families(ofApp: custom ?? [], builtIn: DefaultFamilies.all)
  }
}
