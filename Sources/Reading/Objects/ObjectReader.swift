import Texts

/// Reads one JSON object as the apps do: leniently, but never silently.
///
/// It returns typed values by key and remembers which keys were read. It reports wrong types and,
/// at the end, the keys that nothing read. An absent object reads as an empty one, so a type's
/// defaults are written only where it is read.
package struct ObjectReader {
  /// Who defines the format: wrong types are warnings in files of the apps and errors in Riverbed's
  /// own.
  package enum Format {
    case ofTheApps, ofRiverbed

    /// The severity of a value of a wrong type.
    var wrongTypeSeverity: Diagnostic.Severity {
      switch self {
      case .ofTheApps: .warning
      case .ofRiverbed: .error
      }
    }
  }

  /// The location of the object, or of the nearest thing around it that has one.
  package let location: Location
  let format: Format
  private(set) var diagnostics: DiagnosticLog
  private let json: JSON?
  private let keys: [Int]
  var asked: [StaticString] = []
  /// The keys that were read once, and those that are read instead.
  private var replaced: [(key: StaticString, other: StaticString)] = []
  private var openness = Openness.closed
  /// The number of elements that the file may still have; nil before the first list.
  package var budget: ElementBudget?

  /// Which keys an object may have besides those that are read.
  private enum Openness {
    case closed
    /// Others too, but a near miss of a key that is read is a mistake.
    case others
    case any
  }

  package init(
    _ json: JSON?, at location: Location, _ format: Format,
    _ diagnostics: DiagnosticLog = DiagnosticLog()
  ) {
    self.json = json
    self.location = json?.location ?? location
    self.format = format
    self.diagnostics = diagnostics
    keys = json?.members.map(\.key.index) ?? []
  }

  /// Whether something else is written where the object is expected, which has been reported.
  package private(set) var isWrong = false

  /// Whether the object is written at all.
  package var isPresent: Bool { json != nil }

  /// The members, each name with its place.
  package var entries: [(name: Located<String>, value: JSON)] {
    json?.members.map { (Located(value: $0.key.text, location: $0.key.location), $0.value) } ?? []
  }

  /// The members, for objects whose keys are names that the author chose.
  package var members: [(name: String, value: JSON)] {
    guard let document = json?.document else { return [] }
    return keys.map { index in
      (JSON(document: document, index: index).text, JSON(document: document, index: index + 1))
    }
  }

  /// Returns the value under a key, unless it is absent. The apps read null as absent; in
  /// Riverbed's own files it is a value of a wrong type.
  package mutating func value(_ key: StaticString) -> JSON? {
    guard let value = written(key) else { return nil }
    return value.isNull && format == .ofTheApps ? nil : value
  }

  /// Returns the value under a key, null included.
  package mutating func written(_ key: StaticString) -> JSON? {
    asked.append(key)
    guard let json else { return nil }
    let found = key.withUTF8Buffer { wanted in
      keys.last { JSON(document: json.document, index: $0).isText(wanted) }
    }
    return found.map { JSON(document: json.document, index: $0 + 1) }
  }

  /// Whether a key is written; asking does not make it known.
  package func hasKey(_ key: StaticString) -> Bool {
    guard let json else { return false }
    return key.withUTF8Buffer { wanted in
      keys.contains { JSON(document: json.document, index: $0).isText(wanted) }
    }
  }

  /// Whether a key was read, so a wrong type under it has been reported.
  package func wasAsked(for name: String) -> Bool { asked.contains { "\($0)" == name } }

  /// Declares keys that the apps have, although nothing here depends on them.
  package mutating func knows(_ keys: StaticString...) { asked += keys }

  /// Declares that one key is read instead of another, which was read once.
  package mutating func reads(_ other: StaticString, insteadOf key: StaticString) {
    replaced.append((key, other))
  }

  /// Declares that other programs read more keys of the object, so only near misses are reported.
  package mutating func mayHaveOtherKeys() { openness = .others }

  /// Declares that the object may have any key at all.
  package mutating func knowsAnyKey() { openness = .any }

  package mutating func report(_ message: Diagnostic.Message, at location: Location? = nil) {
    diagnostics.append(Diagnostic(message, at: location ?? self.location))
  }

  /// Reports a wrong type; the message is made only if it is kept.
  package mutating func reportWrongType(at location: Location, _ message: () -> Diagnostic.Message)
  {
    diagnostics.append(.wrongType, format.wrongTypeSeverity, at: location, message)
  }

  /// Lends the diagnostics to a reader of something inside, and takes them back with new ones
  /// added.
  package mutating func lend<Value>(
    to json: JSON?, isWrong: Bool = false, _ read: (inout ObjectReader) -> Value
  ) -> Value {
    var inner = ObjectReader(json, at: location, format)
    swap(&inner.diagnostics, &diagnostics)
    inner.isWrong = isWrong
    inner.budget = budget
    defer {
      budget = inner.budget
      diagnostics = inner.finished()
    }
    return read(&inner)
  }

  /// Returns all diagnostics, including those for keys that nothing read. The reader keeps none of
  /// them, so that the list is moved and never copied.
  package mutating func finished() -> DiagnosticLog {
    if openness != .any { reportUnknownKeys() }
    var found = DiagnosticLog()
    swap(&found, &diagnostics)
    return found
  }

  private mutating func reportUnknownKeys() {
    guard let document = json?.document else { return }
    let keys = keys.map { JSON(document: document, index: $0) }
    let unknown = keys.filter { key in
      !asked.contains { name in name.withUTF8Buffer { key.isText($0) } }
    }
    guard !unknown.isEmpty else { return }
    let absent = NameIndex(Set(asked.map { "\($0)" }).subtracting(keys.map(\.text)))
    for key in unknown {
      if let other = replaced.first(where: { $0.key.withUTF8Buffer { key.isText($0) } })?.other {
        report(.unknownKey(key.text, replacedBy: "\(other)"), at: key.location)
        continue
      }
      let nearest = absent.nearest(to: key.text)
      guard nearest != nil || openness == .closed else { continue }
      report(.unknownKey(key.text, nearest), at: key.location)
    }
  }
}

extension Rule {
  package static let unknownKey = Rule(
    "unknown-key",
    means:
      "An object has a key that the apps and Riverbed do not read. It is only pointed out, unless "
      + "it is one letter or two from one that they do read: then it is a warning. In styles, rules and "
      + "settings, where plugins have keys of their own, only such a near miss is reported.",
    matters: "A misspelled key is silently ignored, and its default applies instead.",
    fix: "Correct the spelling. A key that is meant for another program can stay.")
}

extension Diagnostic.Message {
  fileprivate static func unknownKey(_ key: String, _ nearest: String?) -> Self {
    unknownKey(key, nearest == nil ? .note : .warning, .init(nearest: nearest))
  }

  fileprivate static func unknownKey(_ key: String, replacedBy other: String) -> Self {
    unknownKey(key, .note, .action("'\(other)' is read instead"))
  }

  private static func unknownKey(
    _ key: String, _ severity: Diagnostic.Severity, _ suggestion: Diagnostic.Suggestion?
  ) -> Self {
    Self(.unknownKey, severity, "nothing reads the key '\(name: key)'", suggestion)
  }
}
