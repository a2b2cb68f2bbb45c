import Markup

/// Finds mistakes in the dictionaries of a property list that cannot be seen when its values are
/// read: repeated keys, and values without a key. (A key without a value reads as nothing.)
enum PropertyListKeys {
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

extension Diagnostic.Message {
  fileprivate static func repeatedKey(_ name: String) -> Self {
    Self(
      .familyFile, .warning,
      "the key '\(name.quotable)' is repeated here; the last value wins")
  }

  fileprivate static func noKey(_ name: String) -> Self {
    Self(.familyFile, .warning, "<\(name.quotable)> has no <key> before it; it is left out")
  }
}
