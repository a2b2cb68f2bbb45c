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
      if files[listed.value] == nil {
        diagnostics.append(Diagnostic(.noStoryboard(listed.value), at: listed.location))
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
    var storyboards: [Storyboard] = []
    for name in names {
      if let read = loadStoryboard(name, index: storyboards.count) { storyboards.append(read) }
    }
    return storyboards
  }

  private mutating func loadStoryboard(_ name: String, index: Int) -> Storyboard? {
    if let revised = revisedXML(name) {
      let lines = LineTable(sources[revised.file].bytes)
      return read(StoryboardReader(revised.root, in: revised.file, lines, index: index), name)
    }
    guard let (bytes, file) = bytes(of: name) else { return nil }
    let lines = LineTable(bytes)
    do throws(XMLSyntaxError) {
      let root = try Element(
        parsing: bytes, atMost: ElementBudget.xmlNodes(fileSize: bytes.count))
      return read(StoryboardReader(root, in: file, lines, index: index), name)
    } catch {
      let message: Diagnostic.Message =
        error.isTooLarge ? .tooLarge(error.message) : .notXML(error.message)
      diagnostics.append(
        Diagnostic(message, at: Location(file: file, offset: lines.offset(of: error))))
      unread.insert(name)
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
    means: "A storyboard is not XML that can be read, or not a storyboard.",
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

  fileprivate static func noStoryboard(_ name: String) -> Self {
    Self(.missingFile, .error, "there is no storyboard '\(name.quotable)'")
  }
}
