/// The complaints about files while they are collected.
///
/// Of each rule, severity and file the first thousand are kept, in the order in which they were
/// reported; of the others only the first place and the number. A file of megabytes in which
/// everything is wrong takes no more memory than one with a thousand mistakes, and every count is
/// right all the same.
package struct DiagnosticLog: Sendable {
  private var kept: [Diagnostic] = []
  private var tallies: [Kind: Tally] = [:]

  /// So many complaints of a kind are kept.
  static let mostOfAKind = 1000
  /// So many complaints of one severity are kept altogether, however many files there are; beyond
  /// that only the first of each kind is.
  static let mostOfASeverity = 50_000

  /// How many complaints of each severity are kept.
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

  /// What is counted on its own.
  private struct Kind: Hashable {
    let rule: Rule
    let severity: Diagnostic.Severity
    let file: FileID
  }

  /// How many complaints of a kind there were.
  fileprivate struct Tally {
    var kept = 0
    var omitted = 0
    /// Where the first one is that was left out.
    var place: Location?
    var last: Diagnostic?
    /// Where the last one is that was counted without its words.
    var lastPlace: Location?
  }

  package init() {}

  /// Whether nothing was reported.
  package var isEmpty: Bool { kept.isEmpty && tallies.isEmpty }

  /// Takes a complaint in. What repeats the one before it at the same place counts once.
  mutating func append(_ diagnostic: Diagnostic) {
    let message = diagnostic.message
    let kind = Kind(
      rule: message.rule, severity: message.severity, file: diagnostic.location.file)
    let hasRoom = counts[kind.severity] < Self.mostOfASeverity
    guard tallies[kind, default: Tally()].take(diagnostic, hasRoom: hasRoom) else { return }
    counts[kind.severity] += 1
    kept.append(diagnostic)
  }

  /// Takes a complaint in, for which words are made only where it is kept: of millions of one kind
  /// that takes most of the time. What is at the same place as the one before it counts once.
  mutating func append(
    _ rule: Rule, _ severity: Diagnostic.Severity, at place: Location,
    _ message: () -> Diagnostic.Message
  ) {
    let kind = Kind(rule: rule, severity: severity, file: place.file)
    guard tallies[kind]?.counts(place) != true else { return }
    append(Diagnostic(message(), at: place))
  }

  static func += (log: inout DiagnosticLog, others: some Sequence<Diagnostic>) {
    for diagnostic in others { log.append(diagnostic) }
  }
}

extension DiagnosticLog.Tally {
  /// Counts a complaint by its place where others are left out already; false where none is.
  fileprivate mutating func counts(_ complaint: Location) -> Bool {
    guard omitted > 0 else { return false }
    if complaint != lastPlace, complaint != last?.location { omitted += 1 }
    lastPlace = complaint
    last = nil
    return true
  }

  /// Counts a complaint, and returns whether it is one to keep.
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
    place = place ?? diagnostic.location
    return false
  }
}

extension DiagnosticLog: Sequence {
  /// What was kept, in the order of reporting, and after it one complaint for each kind of which
  /// some were left out.
  package func makeIterator() -> IndexingIterator<[Diagnostic]> {
    (kept + omissions).makeIterator()
  }

  private var omissions: [Diagnostic] {
    tallies.compactMap { kind, tally in
      tally.place.map { place in
        Diagnostic(.omission(of: tally.omitted, kind.rule, kind.severity), at: place)
      }
    }
    .sorted { left, right in
      (left.location, left.message.rule.code, left.message.severity)
        < (right.location, right.message.rule.code, right.message.severity)
    }
  }
}

extension Diagnostic.Message {
  /// The line for complaints that are counted and not listed.
  fileprivate static func omission(
    of count: Int, _ rule: Rule, _ severity: Diagnostic.Severity
  ) -> Self {
    Self(
      rule, severity,
      "the file has \(count.of("more complaint")) of this kind, not listed here; this is where the first one is",
      omitted: count)
  }
}
