/// Reads one JSON object as the apps do: leniently, but never in silence.
///
/// It hands out typed values by key, remembers which keys were asked for, and complains about wrong
/// types and, at the end, about the keys that nobody asked for. An absent object reads as an empty
/// one, so that a type's defaults stand in its reading and nowhere else.
package struct ObjectReader {
  /// Who defines the format: its mistakes are warnings where the apps live with them.
  enum Format {
    case ofTheApps, ofRiverbed

    /// How grave a value of a wrong type is.
    var wrongTypeSeverity: Diagnostic.Severity {
      switch self {
      case .ofTheApps: .warning
      case .ofRiverbed: .error
      }
    }
  }

  /// Where the object stands, or the nearest thing around it that does.
  package let location: Location
  let format: Format
  private(set) var diagnostics: DiagnosticLog
  private let json: JSON?
  private let keys: [Int]
  private var asked: [StaticString] = []
  private var openness = Openness.closed
  /// How many elements the file may still have; nil before the first list.
  var budget: ElementBudget?

  /// Which keys an object may have beside those that are asked for.
  private enum Openness {
    case closed
    /// Others too, but a near miss of one that is asked for is a mistake.
    case others
    case any
  }

  init(
    _ json: JSON?, at location: Location, _ format: Format,
    _ diagnostics: DiagnosticLog = DiagnosticLog()
  ) {
    self.json = json
    self.location = json?.location ?? location
    self.format = format
    self.diagnostics = diagnostics
    keys = json?.members.map(\.key.index) ?? []
  }

  /// Whether something else was written where the object belongs; that has been reported.
  private(set) var isWrong = false

  /// Whether the object was written at all.
  var isPresent: Bool { json != nil }

  /// The members, each name with the place where it stands.
  package var entries: [(name: Located<String>, value: JSON)] {
    json?.members.map { (Located(value: $0.key.text, location: $0.key.location), $0.value) } ?? []
  }

  /// The members, for objects whose keys are names that the author chose.
  var members: [(name: String, value: JSON)] {
    guard let document = json?.document else { return [] }
    return keys.map { index in
      (JSON(document: document, index: index).text, JSON(document: document, index: index + 1))
    }
  }

  /// The names of the members, for objects whose keys are names that the author chose.
  var locatedNames: [Located<String>] {
    json?.members.map { Located(value: $0.key.text, location: $0.key.location) } ?? []
  }

  /// The value under a key, unless it is absent. The apps read null as absent; in Riverbed's own
  /// files it is a value of a wrong type.
  mutating func value(_ key: StaticString) -> JSON? {
    guard let value = written(key) else { return nil }
    return value.isNull && format == .ofTheApps ? nil : value
  }

  /// The value under a key, null included.
  mutating func written(_ key: StaticString) -> JSON? {
    asked.append(key)
    guard let json else { return nil }
    let found = key.withUTF8Buffer { wanted in
      keys.last { JSON(document: json.document, index: $0).isText(wanted) }
    }
    return found.map { JSON(document: json.document, index: $0 + 1) }
  }

  /// Whether a reading asked for a key, so that a wrong type under it has been reported.
  func wasAsked(for name: String) -> Bool { asked.contains { "\($0)" == name } }

  /// Says that the apps have these keys, though nothing here depends on them.
  package mutating func knows(_ keys: StaticString...) { asked += keys }

  /// Says that other programs read further keys of the object: only near misses are told.
  mutating func mayHaveOtherKeys() { openness = .others }

  /// Says that the object may have any key at all.
  package mutating func knowsAnyKey() { openness = .any }

  package mutating func report(_ message: Diagnostic.Message, at place: Location? = nil) {
    diagnostics.append(Diagnostic(message, at: place ?? location))
  }

  /// Reports what is of a wrong type; its words are made only where they are kept.
  mutating func reportWrongType(at place: Location, _ message: () -> Diagnostic.Message) {
    diagnostics.append(.wrongType, format.wrongTypeSeverity, at: place, message)
  }

  /// Lends the diagnostics to a reader of something inside, and takes them back with its own.
  mutating func lend<Value>(
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

  /// All that was noticed, the keys that nobody asked for included. The reader keeps none of it, so
  /// that the list is moved and never copied.
  mutating func finished() -> DiagnosticLog {
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
      let nearest = absent.nearest(to: key.text)
      guard nearest != nil || openness == .closed else { continue }
      report(.unknownKey(key.text, nearest), at: key.location)
    }
  }
}

extension Rule {
  static let unknownKey = Rule(
    "unknown-key",
    means:
      "An object has a key that neither the apps nor Riverbed read. It is a note, and a warning "
      + "where the key is one letter or two from one that they do read. In styles, rules and "
      + "settings, where plugins have keys of their own, only the latter is told.",
    matters: "A misspelled key is ignored without a word, and its default applies instead.",
    mend: "Correct the spelling. A key that is meant for another program can stay.")
}

extension Diagnostic.Message {
  fileprivate static func unknownKey(_ key: String, _ nearest: String?) -> Self {
    Self(
      .unknownKey, nearest == nil ? .note : .warning, "nothing reads the key '\(key.quotable)'",
      .init(nearest: nearest))
  }
}
