import Markup

extension AppLoader {
  /// Reads the storyboards that `routes.json` lists, or all in the app's folder. Those that are
  /// known from an earlier reading are taken from there.
  mutating func loadStoryboards(
    _ routes: RoutesFile, _ known: [Storyboard]?
  ) -> [Storyboard] {
    var seen: Set<String> = []
    var names: [String] = []
    for listed in routes.storyboards ?? [] where seen.insert(listed.value).inserted {
      if let message = refusal(of: listed.value) {
        diagnostics.append(Diagnostic(message, at: listed.location))
        asked.insert(listed.value)
        unread.insert(listed.value)
      } else {
        names.append(listed.value)
      }
    }
    if routes.storyboards == nil {
      names = files.names.filter {
        $0.hasSuffix(AppFiles.storyboardEnding) && !$0.utf8.contains(UInt8(ascii: "/"))
      }
    }
    if let known, !(names + [RoutesFile.name]).contains(where: isRead) { return known }
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
    case .bytes, .outside, .overLimit, .unread, .examined: return nil
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
    let lines = LineTable(bytes)
    do throws(XMLSyntaxError) {
      let root = try Element(
        parsing: bytes, atMost: ElementBudget.xmlNodes(fileSize: bytes.count))
      return read(
        StoryboardReader(root, in: file, lines, index: index, initial: initial), name)
    } catch {
      let message: Diagnostic.Message =
        switch error.cause {
        case .tooLarge: .tooLarge(error.message)
        case .refused: .refused(error.message)
        case .syntax: .notXML(error.message)
        }
      diagnostics.append(
        Diagnostic(message, at: Location(file: file, offset: lines.offset(of: error))))
      return nil
    }
  }

  private mutating func read(_ reader: StoryboardReader, _ name: String) -> Storyboard? {
    var reader = reader
    let storyboard = reader.read(named: name)
    diagnostics += reader.diagnostics
    return storyboard
  }
}

extension LineTable {
  /// Returns the place of a mistake in XML.
  func offset(of error: XMLSyntaxError) -> UInt32 {
    error.column > 1
      ? offset(line: error.line, column: error.column) : firstCharacter(ofLine: error.line)
  }
}

extension Rule {
  static let storyboardXML = Rule(
    "storyboard-xml",
    means: "A storyboard is not XML that can be read, has what Riverbed does not read, such as "
      + "declarations in its document type, or is not a storyboard.",
    matters: "None of its scenes are known, so nothing is checked that leads to them.",
    fix: "Correct the XML, or save the storyboard again with Interface Builder.")
}

extension Diagnostic.Message {
  fileprivate static func notXML(_ reason: String) -> Self {
    Self(.storyboardXML, .error, "the file is not XML: \(reason.quotable)")
  }

  static func tooLarge(_ reason: String) -> Self {
    Self(.tooManyElements, .error, "nothing in the file is used: \(reason)")
  }

  fileprivate static func refused(_ reason: String) -> Self {
    Self(.storyboardXML, .error, "nothing in the file is used: \(reason.quotable)")
  }

  fileprivate static var emptyPath: Self {
    Self(.missingFile, .error, "the path of a storyboard is empty")
  }

  fileprivate static func unreadableStoryboard(_ name: String, _ reason: String) -> Self {
    Self(
      .unreadableFile, .error,
      "the storyboard '\(name.quotable)' cannot be read: \(reason.quotable)")
  }

  fileprivate static func outsidePath(_ name: String) -> Self {
    Self(
      .outsideFile, .error,
      "'\(name.quotable)' is not read: the path of a storyboard leads from the app's folder to a "
        + "file inside it")
  }

  fileprivate static func noStoryboard(_ name: String) -> Self {
    Self(.missingFile, .error, "there is no storyboard '\(name.quotable)'")
  }
}
