import Markup

extension AppLoader {
  /// Reads the storyboards that `routes.json` lists, or all in the app's folder and in its
  /// `Base.lproj`. Those that are known from an earlier reading are taken from there.
  mutating func loadStoryboards(
    _ routes: RoutesFile, _ known: [Storyboard]?
  ) -> [Storyboard] {
    var seen: Set<FileName> = []
    var names: [String] = []
    for listed in routes.storyboards ?? [] {
      guard seen.insert(FileName(listed.value.withoutRedundantSteps)).inserted else {
        diagnostics.append(Diagnostic(.repeatedStoryboard(listed.value), at: listed.location))
        asked.insert(FileName(listed.value))
        continue
      }
      if let message = refusal(of: listed.value) {
        diagnostics.append(Diagnostic(message, at: listed.location))
        asked.insert(FileName(listed.value))
        unread.insert(listed.value)
      } else {
        names.append(listed.value)
      }
    }
    if routes.storyboards == nil {
      let found = files.names.filter { $0.hasSuffix(AppFiles.storyboardEnding) }
      names = found.filter { ["", AppFile.baseFolder[...]].contains(AppFiles.folder(of: $0)) }
      for name in found where AppFiles.isTranslation(name) {
        report(.translatedStoryboard(name), at: sources.add(name, []))
      }
    }
    let listed = Set(
      names + (routes.storyboards ?? []).map(\.value) + [AppFile.routes.name])
    let isChanged = isAnyRead { listed.contains($0) || $0.hasSuffix(AppFiles.storyboardEnding) }
    if let known, !isChanged { return known }
    let initial = Set(routes.scenes.lazy.filter(\.isInitial).compactMap { $0.id?.value })
    var storyboards: [Storyboard] = []
    for name in names {
      let read = loadStoryboard(name, index: ElementIndex(storyboards.count), initial: initial)
      if let read { storyboards.append(read) } else { unread.insert(name) }
    }
    return storyboards
  }

  /// Returns why a path that `routes.json` lists is not that of a file; nil where it may be.
  private func refusal(of name: String) -> Diagnostic.Message? {
    if name.isEmpty { return .emptyPath }
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    if parts.first?.isEmpty == true || parts.first?.elementsEqual("..".utf8) == true {
      return .outsidePath(name)
    }
    switch files[name] {
    case nil: return .noStoryboard(name)
    case .unreadable(let reason): return .unreadableStoryboard(name, reason)
    case .bytes, .outside, .overLimit, .equal, .unread, .examined: return nil
    }
  }

  private mutating func loadStoryboard(
    _ name: String, index: ElementIndex<Storyboard>, initial: Set<String>
  ) -> Storyboard? {
    if let revised = revisedXML(name) {
      let lines = LineTable(sources[revised.file].bytes)
      return read(
        StoryboardReader(revised.root, in: revised.file, lines, index: index, initial: initial),
        name)
    }
    guard let (bytes, file) = bytes(of: name) else { return nil }
    guard let root = parseXML(bytes, in: file, .storyboardXML) else { return nil }
    return read(
      StoryboardReader(root, in: file, LineTable(bytes), index: index, initial: initial), name)
  }

  private mutating func read(_ reader: StoryboardReader, _ name: String) -> Storyboard? {
    var reader = reader
    let storyboard = reader.read(named: name)
    diagnostics += reader.diagnostics
    return storyboard
  }
}

extension AppFiles {
  /// The end of the names of storyboards.
  package static let storyboardEnding = ".storyboard"

  /// Returns the folder of a file inside the app's folder, which is empty for the app's own.
  package static func folder(of name: String) -> Substring {
    name.utf8.lastIndex(of: UInt8(ascii: "/")).map { name[..<$0] } ?? ""
  }

  /// Whether a name is that of a folder with the files of one language.
  package static func isOfLanguage(_ folder: some StringProtocol) -> Bool {
    folder.hasSuffix(".lproj") && folder != AppFile.baseFolder && !folder.contains("/")
  }

  /// Whether a storyboard is the translation of one.
  static func isTranslation(_ name: String) -> Bool { isOfLanguage(folder(of: name)) }

  /// Returns the paths of the storyboards that `routes.json` lists; nil where it does not list any,
  /// so that those in the app's folder count.
  package static func storyboardsListed(in routes: [UInt8]) -> [String]? {
    guard let root = JSONParsing(routes).document?.root,
      case .object = root.content
    else { return nil }
    // The file is read again with the app, which reports its mistakes.
    var reader = ObjectReader(root, at: root.location, .ofRiverbed)
    guard reader.value("storyboards") != nil else { return nil }
    return reader.strings("storyboards").map(\.value)
  }
}

extension Rule {
  static let storyboardTranslation = Rule(
    "storyboard-translation",
    means: "A storyboard in the folder of a language, such as de.lproj, is not read.",
    matters: "It has the same scenes as the storyboard of that name in Base.lproj, which is read. "
      + "Where there is none, its scenes are not known.",
    fix: "Nothing is wrong if Base.lproj has the storyboard. Otherwise list the one to read under "
      + "\"storyboards\" in routes.json.")
}

extension Diagnostic.Message {
  fileprivate static var emptyPath: Self {
    Self(.wrongType, .error, "the path of a storyboard is empty").leavingUnread
  }

  fileprivate static func translatedStoryboard(_ name: String) -> Self {
    Self(
      .storyboardTranslation, .note,
      "'\(name: name, of: .file)' is not read: it is in the folder of a language, and only the "
        + "storyboards of Base.lproj are read without a list")
  }

  fileprivate static func repeatedStoryboard(_ name: String) -> Self {
    Self(
      .shadowedFile, .warning,
      "the storyboard '\(name: name, of: .file)' is already listed; it is read once",
      .action("remove one of the two"))
  }

  fileprivate static func unreadableStoryboard(_ name: String, _ reason: String) -> Self {
    Self(
      .unreadableFile, .error,
      "the storyboard '\(name: name, of: .file)' cannot be read: \(reason.quotable)"
    ).leavingUnread
  }

  fileprivate static func outsidePath(_ name: String) -> Self {
    Self(
      .outsideFile, .error,
      "'\(name: name, of: .file)' is not read: the path of a storyboard leads from the app's "
        + "folder to a file inside it"
    ).leavingUnread
  }

  fileprivate static func noStoryboard(_ name: String) -> Self {
    Self(.missingFile, .error, "there is no storyboard '\(name: name, of: .file)'").leavingUnread
  }
}
