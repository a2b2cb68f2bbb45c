/// A diagnostic with its position and JSON path.
package struct PlacedDiagnostic: Hashable, Sendable {
  package private(set) var message: Diagnostic.Message
  /// The position; the file's name is that inside the app folder.
  package let position: Position
  /// The JSON path of the value, such as `$[0].styles.family`; nil if the file is not JSON.
  package let path: String?
  /// The number of bytes before it in the file.
  package let offset: UInt32
  /// Where the values are whose titles the message has, in its order.
  package var titled: [ValuePlace] = []

  package var file: String { position.file }
  package var rule: Rule { message.rule }
  package var severity: Diagnostic.Severity { message.severity }
  /// The number of diagnostics: one, or all the unlisted ones that this one counts.
  package var count: Int { Swift.max(1, message.omitted) }

  /// Returns one that counts another number of unlisted ones of its kind.
  package func counting(_ count: Int) -> PlacedDiagnostic {
    PlacedDiagnostic(
      message: .omission(of: count, rule, severity), position: position, path: path,
      offset: offset)
  }

  /// The same without what was probably meant.
  package var withoutSuggestion: PlacedDiagnostic {
    var diagnostic = self
    diagnostic.message = message.withoutSuggestion
    return diagnostic
  }

  /// Returns the same about another file as a whole.
  package func about(_ file: String) -> PlacedDiagnostic {
    PlacedDiagnostic(
      message: message, position: Position(file: file, .start), path: nil, offset: 0)
  }

  /// Whether it only counts others, which are not listed.
  package var isCount: Bool { message.omitted > 0 }

  /// What the diagnostic says, without where it is: two that differ in anything that is shown
  /// differ in these texts.
  package var words: [String] {
    [
      rule.code, severity.rawValue, message.textWithWidths, message.plainSentence,
      message.suggestion?.text ?? "", "\(count)",
    ]
  }
}

/// Where a value of a JSON file begins.
package struct ValuePlace: Hashable, Sendable {
  package let file: String
  /// The number of bytes before it in the file.
  package let offset: UInt32
}

extension SourceTable {
  /// Returns the diagnostics with their positions, sorted by file and line and without duplicates.
  package func place(_ diagnostics: DiagnosticLog) -> [PlacedDiagnostic] {
    var places: (file: FileID, lines: LineTable, paths: JSONPathWalk?)?
    var seen: Set<Diagnostic.Message> = []
    var last: Location?
    return diagnostics.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
      .filter { diagnostic in
        if diagnostic.location != last { seen.removeAll(keepingCapacity: true) }
        last = diagnostic.location
        return seen.insert(diagnostic.message).inserted
      }
      .map { diagnostic in
        let location = diagnostic.location
        let titled = diagnostic.message.sentence.titled.map {
          ValuePlace(file: self[$0.file].name, offset: $0.offset)
        }
        if let known = self[location.file].places[location.offset] {
          return PlacedDiagnostic(
            message: diagnostic.message,
            position: Position(file: self[location.file].name, known.position), path: known.path,
            offset: location.offset, titled: titled)
        }
        if places?.file != location.file {
          let bytes = self[location.file].bytes
          let document = JSONParsing(bytes, in: location.file).document
          places = (location.file, LineTable(bytes), document.map(JSONPathWalk.init))
        }
        return PlacedDiagnostic(
          message: diagnostic.message,
          position: Position(
            file: self[location.file].name,
            places?.lines.position(of: location.offset) ?? .start),
          path: places?.paths?.path(to: location.offset), offset: location.offset, titled: titled)
      }
  }
}
