import Markup

extension AppLoader {
  /// Reads families from a property list or from Android's XML; the root element says which it is.
  mutating func loadXMLFamilies(_ name: String) -> [Family]? {
    if let revised = revisedXML(name) {
      return readFamilies(revised.root, in: revised.file, sources[revised.file].bytes)
    }
    guard let (bytes, file) = bytes(of: name) else { return nil }
    guard !bytes.starts(with: Self.binaryPlist) else {
      diagnostics.append(
        Diagnostic(.binaryPlist(name), at: Location(file: file, offset: 0)))
      return nil
    }
    return parseXML(bytes, in: file, .familyXML).flatMap { readFamilies($0, in: file, bytes) }
  }

  /// Parses an XML file; reports, under a rule, why it cannot be used and returns nil.
  mutating func parseXML(_ bytes: [UInt8], in file: FileID, _ rule: Rule) -> Element? {
    do throws(XMLSyntaxError) {
      return try Element(parsing: bytes, atMost: ElementBudget.xmlNodes(fileSize: bytes.count))
    } catch {
      let message: Diagnostic.Message =
        switch error.cause {
        case .tooLarge: .tooLarge(error.message)
        case .refused: .refused(error.message, rule)
        case .syntax: .notXML(error.message, rule)
        }
      let offset = LineTable(bytes).offset(of: error)
      diagnostics.append(Diagnostic(message, at: Location(file: file, offset: offset)))
      return nil
    }
  }

  private mutating func readFamilies(
    _ root: Element, in file: FileID, _ bytes: [UInt8]
  ) -> [Family]? {
    let lines = LineTable(bytes)
    guard root.name == "plist" else {
      return AndroidFamily.read(root, in: file, lines, &diagnostics)
    }
    PropertyListKeys.check(root, in: file, lines, &diagnostics)
    return FamilyReader.read(
      PropertyTree(plist: root, in: file, lines), fileSize: bytes.count, &diagnostics)
  }

  private static let binaryPlist = Array("bplist".utf8)
}

extension LineTable {
  /// Returns the place of a mistake in XML.
  fileprivate func offset(of error: XMLSyntaxError) -> UInt32 {
    error.column > 1
      ? offset(line: error.line, column: error.column) : firstCharacter(ofLine: error.line)
  }
}

extension Rule {
  static let familyXML = Rule(
    "family-xml",
    means: "A families file is not readable XML, or it is a binary property list.",
    matters: "None of its families are known, so Riverbed's own apply.",
    fix: "Correct the XML. A binary property list becomes XML with plutil -convert xml1 FILE.")
}

extension Diagnostic.Message {
  fileprivate static func tooLarge(_ reason: String) -> Self {
    Self(.tooManyElements, .error, "nothing in the file is used: \(reason)").leavingUnread
  }

  fileprivate static func refused(_ reason: String, _ rule: Rule) -> Self {
    Self(rule, .error, "nothing in the file is used: \(reason.quotable)").leavingUnread
  }

  fileprivate static func notXML(_ reason: String, _ rule: Rule) -> Self {
    Self(rule, .error, "the file is not XML: \(reason.quotable)").leavingUnread
  }

  fileprivate static func binaryPlist(_ name: String) -> Self {
    Self(
      .familyXML, .error, "the file is a binary property list",
      .action("convert it with 'plutil -convert xml1 \(name)'")
    ).leavingUnread
  }

  fileprivate static func repeatedKey(_ name: String) -> Self {
    Self(
      .familyFile, .warning,
      "the key '\(name: name)' is repeated here; the last value wins")
  }

  fileprivate static func noKey(_ name: String) -> Self {
    Self(.familyFile, .warning, "<\(name.quotable)> has no <key> before it; it is left out")
  }
}

/// Finds mistakes in the dictionaries of a property list that cannot be seen when its values are
/// read: repeated keys, and values without a key. (A key without a value reads as nothing.)
private enum PropertyListKeys {
  static func check(
    _ element: Element, in file: FileID, _ lines: LineTable, _ diagnostics: inout DiagnosticLog
  ) {
    for child in element.elements { check(child, in: file, lines, &diagnostics) }
    guard element.name == "dict" else { return }
    var seen: Set<String> = []
    var hasKey = false
    for child in element.elements {
      let location = Location(file: file, offset: lines.firstCharacter(ofLine: child.line))
      switch (child.name, hasKey) {
      case ("key", _):
        if !seen.insert(child.text).inserted {
          diagnostics.append(Diagnostic(.repeatedKey(child.text), at: location))
        }
        hasKey = true
      case (_, true): hasKey = false
      case (let name, false): diagnostics.append(Diagnostic(.noKey(name), at: location))
      }
    }
  }
}
