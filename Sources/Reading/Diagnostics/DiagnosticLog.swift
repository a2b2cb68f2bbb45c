import Texts

/// The diagnostics collected while files are read.
///
/// For each rule, severity and file, the first thousand diagnostics are kept in the order that
/// they are reported; for the rest, only the first location and their number. A file of megabytes
/// in which everything is wrong takes no more memory than one with a thousand mistakes, and every
/// count is still right.
package struct DiagnosticLog: Sendable {
  private var kept: [Diagnostic] = []
  private var tallies: [Kind: Tally] = [:]

  /// The maximum number of diagnostics of a kind that are kept.
  static let mostOfAKind = 1000
  /// The maximum number of diagnostics of one severity that are kept over all files; after that,
  /// only the first of each kind is kept.
  static let mostOfASeverity = 50_000

  /// How many diagnostics of each severity are kept.
  private var counts = Counts()

  /// A number for each severity, without memory of its own: a log is handed on for every object.
  private struct Counts {
    private var notes = 0
    private var warnings = 0
    private var errors = 0

    subscript(severity: Diagnostic.Severity) -> Int {
      get {
        switch severity {
        case .note: notes
        case .warning: warnings
        case .error: errors
        }
      }
      set {
        switch severity {
        case .note: notes = newValue
        case .warning: warnings = newValue
        case .error: errors = newValue
        }
      }
    }
  }

  /// The unit of counting: a rule, a severity and a file.
  private struct Kind: Hashable {
    let rule: Rule
    let severity: Diagnostic.Severity
    let file: FileID
  }

  /// How many diagnostics of a kind there were.
  fileprivate struct Tally {
    var kept = 0
    var omitted = 0
    /// The location of the first diagnostic that was left out.
    var location: Location?
    var last: Diagnostic?
    /// The location of the last diagnostic that was counted without its message.
    var lastPlace: Location?
  }

  package init() {}

  /// Whether nothing was reported.
  package var isEmpty: Bool { kept.isEmpty && tallies.isEmpty }

  /// Adds a diagnostic. An exact repeat of the previous one counts once.
  package mutating func append(_ diagnostic: Diagnostic) {
    let message = diagnostic.message
    let kind = Kind(
      rule: message.rule, severity: message.severity, file: diagnostic.location.file)
    let hasRoom = counts[kind.severity] < Self.mostOfASeverity
    guard tallies[kind, default: Tally()].take(diagnostic, hasRoom: hasRoom) else { return }
    counts[kind.severity] += 1
    kept.append(diagnostic)
  }

  /// Adds a diagnostic whose message is made only if it is kept, because making millions of
  /// messages would take most of the time. A repeat at the location of the previous one counts
  /// once.
  package mutating func append(
    _ rule: Rule, _ severity: Diagnostic.Severity, at location: Location,
    _ message: () -> Diagnostic.Message
  ) {
    let kind = Kind(rule: rule, severity: severity, file: location.file)
    guard tallies[kind]?.counts(location) != true else { return }
    append(Diagnostic(message(), at: location))
  }

  package static func += (log: inout DiagnosticLog, others: some Sequence<Diagnostic>) {
    for diagnostic in others { log.append(diagnostic) }
  }
}

extension DiagnosticLog.Tally {
  /// Counts a diagnostic by its location if others are already left out, and returns whether they
  /// are.
  fileprivate mutating func counts(_ location: Location) -> Bool {
    guard omitted > 0 else { return false }
    if location != lastPlace, location != last?.location { omitted += 1 }
    lastPlace = location
    last = nil
    return true
  }

  /// Counts a diagnostic and returns whether to keep it.
  fileprivate mutating func take(_ diagnostic: Diagnostic, hasRoom: Bool) -> Bool {
    let count = diagnostic.message.omitted
    guard count > 0 || last != diagnostic else { return false }
    last = diagnostic
    let isFirst = kept == 0
    if count == 0, omitted == 0, isFirst || (hasRoom && kept < DiagnosticLog.mostOfAKind) {
      kept += 1
      return true
    }
    omitted += max(count, 1)
    location = location ?? diagnostic.location
    return false
  }
}

extension DiagnosticLog: Sequence {
  /// Returns the kept diagnostics in the order of reporting, followed by one for each kind that has
  /// unlisted ones.
  package func makeIterator() -> IndexingIterator<[Diagnostic]> {
    (kept + omissions).makeIterator()
  }

  private var omissions: [Diagnostic] {
    tallies.compactMap { kind, tally in
      tally.location.map { location in
        Diagnostic(.omission(of: tally.omitted, kind.rule, kind.severity), at: location)
      }
    }
    .sorted { left, right in
      (left.location, left.message.rule.code, left.message.severity)
        < (right.location, right.message.rule.code, right.message.severity)
    }
  }
}

extension Diagnostic.Message {
  /// Returns the message that counts diagnostics that are not listed.
  static func omission(
    of count: Int, _ rule: Rule, _ severity: Diagnostic.Severity
  ) -> Self {
    Self(
      rule, severity,
      "the file has \(count.of("more complaint")) of this kind, not listed here; this is where the first one is",
      omitted: count)
  }
}
