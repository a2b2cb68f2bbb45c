package import AppLayout
package import AppModel

/// The diagnostics that a change of an app adds and fixes.
package struct ProblemChanges: Sendable {
  /// What only the new app has, and what only the old one has, in the order of each report.
  package let new: [PlacedDiagnostic]
  package let fixed: [PlacedDiagnostic]
  /// The number of errors and warnings that both have.
  package let remaining: Int
  /// The changes of what is found at every width; nil if other widths were not tried.
  package let ranges: [RangeChange]?

  /// Compares the diagnostics of two apps. They are matched by rule, message, file and the path of
  /// the value, then without the path, because a path counts elements of lists, and an inserted
  /// screen must not make all later problems new. Those about the layout are matched by severity
  /// and path, too: their messages have names, measures and devices, and what is called something
  /// else or is a little larger has no new problem.
  package init(
    from old: [PlacedDiagnostic], to new: [PlacedDiagnostic],
    atWidths widths: (old: WidthReport, new: WidthReport)? = nil
  ) {
    ranges = widths.map { RangeChange.all(from: $0.old, to: $0.new) }
    var left = Matching(old)
    let isKnown = left.match(new)
    self.new = zip(new, isKnown).filter { !$0.1 }.map(\.0)
    fixed = left.unmatched
    remaining = zip(new, isKnown).filter(\.1).map(\.0).problemCount
  }

  /// The old diagnostics that are not matched yet.
  private struct Matching {
    private let all: [PlacedDiagnostic]
    private var isOpen: [Bool]

    init(_ all: [PlacedDiagnostic]) {
      self.all = all
      isOpen = Array(repeating: true, count: all.count)
    }

    /// The diagnostics that nothing matched.
    var unmatched: [PlacedDiagnostic] { zip(all, isOpen).filter(\.1).map(\.0) }

    /// Matches others, each with one that is still open, and returns which were matched.
    mutating func match(_ others: [PlacedDiagnostic]) -> [Bool] {
      var isMatched = Array(repeating: false, count: others.count)
      for measure in Measure.allCases {
        var open: [Likeness: [Int]] = [:]
        for index in all.indices.reversed() where isOpen[index] {
          guard let likeness = Likeness(all[index], measure) else { continue }
          open[likeness, default: []].append(index)
        }
        for index in others.indices where !isMatched[index] {
          guard let likeness = Likeness(others[index], measure),
            let found = open[likeness]?.popLast()
          else { continue }
          isOpen[found] = false
          isMatched[index] = true
        }
      }
      return isMatched
    }
  }

  /// How much two diagnostics must have in common, from the most to the least.
  private enum Measure: CaseIterable { case textAndPath, text, path }

  /// What two diagnostics must have in common.
  private struct Likeness: Hashable {
    let rule: Rule
    let severity: Diagnostic.Severity?
    let text: String?
    let file: String
    let path: String?

    /// Returns nil for a diagnostic that is never compared by so little.
    init?(_ diagnostic: PlacedDiagnostic, _ measure: Measure) {
      guard measure != .path || diagnostic.rule.isAboutLayout else { return nil }
      rule = diagnostic.rule
      severity = measure == .path ? diagnostic.severity : nil
      text = measure == .path ? nil : diagnostic.message.text
      file = diagnostic.file
      path = measure == .text ? nil : diagnostic.path
    }
  }
}

extension [PlacedDiagnostic] {
  /// How many of them are errors and warnings. Hints are listed too, but are not problems.
  package var problemCount: Int { filter { $0.severity > .note }.reduce(0) { $0 + $1.count } }
}
