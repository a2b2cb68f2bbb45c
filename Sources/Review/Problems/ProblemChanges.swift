package import AppLayout

/// The diagnostics that a change of an app adds and fixes.
package struct ProblemChanges: Sendable {
  /// What only the new app has, and what only the old one has, in the order of each report.
  package let new: [PlacedDiagnostic]
  package let fixed: [PlacedDiagnostic]
  /// The number of errors and warnings that both have.
  package let remaining: Int
  /// The changes of what is found at every width; nil if other widths were not tried.
  package let ranges: [RangeChange]?

  /// Compares the diagnostics of two apps. A problem is old if the old app had it in the same thing:
  /// with the same rule and message, in the value that belongs to its own. Other ids and titles of
  /// the same things in a message change nothing, and neither does what comes before in a list.
  /// Those about the layout are also matched without their messages, which have measures and
  /// devices, and by the nearest value of both apps: what is a little larger has no new problem.
  package init(
    from old: [PlacedDiagnostic], in oldFiles: AppFiles, to new: [PlacedDiagnostic],
    in newFiles: AppFiles, edits: EditList,
    atWidths widths: (old: WidthReport, new: WidthReport)? = nil
  ) {
    ranges = widths.map { RangeChange.all(from: $0.old, to: $0.new) }
    let oldSubjects = ProblemSubjects(
      of: old.spots, on: .old, in: oldFiles, besides: newFiles, edits.found)
    let newSubjects = ProblemSubjects(
      of: new.spots, on: .new, in: newFiles, besides: oldFiles, edits.found)
    let renamed = edits.found.renamed
    let before = old.placed(at: oldSubjects.places) { name, kind in
      renamed[Correspondence.Name(name, of: ThingKind(kind))]?.quotable ?? name
    }
    let asWritten = old.placed(at: oldSubjects.places) { name, _ in name }
    let after = new.placed(at: newSubjects.places) { name, _ in name }
    var isOld = Array(repeating: false, count: new.count)
    var isOpen = Array(repeating: true, count: old.count)
    for measure in Measure.allCases {
      var open: [Likeness: [Int]] = [:]
      for index in old.indices.reversed() where isOpen[index] {
        let problem = measure == .writtenText ? asWritten[index] : before[index]
        guard let likeness = Likeness(problem, measure) else { continue }
        open[likeness, default: []].append(index)
      }
      for index in new.indices where !isOld[index] {
        guard let likeness = Likeness(after[index], measure),
          let found = open[likeness]?.popLast()
        else { continue }
        isOpen[found] = false
        isOld[index] = true
      }
    }
    let added = zip(new, isOld).filter { !$0.1 }.map(\.0)
    let gone = zip(old, isOpen).filter(\.1).map(\.0)
    // What names a thing that was removed means nothing else.
    let removed = Set(
      edits.edits.filter { $0.isRemovedWhole || $0.isOfScreen && $0.kind == .removed }.map {
        $0.name.quotable
      })
    self.new = added.without(countsIn: gone).map { problem in
      guard case .name = problem.message.suggestion,
        !removed.isDisjoint(with: problem.message.sentence.names)
      else { return problem }
      return problem.withoutSuggestion
    }
    fixed = gone.without(countsIn: added)
    remaining = new.problemCount - self.new.problemCount
  }

  /// Creates the changes of an app that had no problems.
  package init(new: [PlacedDiagnostic] = []) {
    (self.new, fixed, remaining, ranges) = (new, [], 0, nil)
  }

  /// What two diagnostics must have in common, the most first. The same name can be another one in
  /// one place and the same in another, as the ids of components are only unique on their screen.
  private enum Measure: CaseIterable { case text, writtenText, place }

  /// A diagnostic, what it is about, and what it says whatever things are called.
  fileprivate struct Problem {
    let diagnostic: PlacedDiagnostic
    let place: ProblemSubjects.Place?
    let sentence: Diagnostic.Sentence
    /// The things whose titles it has.
    let titled: [ProblemSubjects.Place?]
  }

  /// What two diagnostics must have in common.
  private struct Likeness: Hashable {
    let rule: Rule
    let severity: Diagnostic.Severity
    let sentence: Diagnostic.Sentence?
    /// The value that it is about, and those whose titles it has.
    let values: [ProblemSubjects.Subject?]

    /// Returns nil for a diagnostic that is never compared by so little.
    init?(_ problem: Problem, _ measure: Measure) {
      guard let place = problem.place else { return nil }
      rule = problem.diagnostic.rule
      switch measure {
      // What was only a hint is a problem now, and the other way around.
      case .text, .writtenText:
        severity = problem.diagnostic.severity > .note ? .warning : .note
        sentence = problem.sentence
        values = [.some(place.value)] + problem.titled.map { $0?.value }
      case .place:
        guard rule.isAboutLayout else { return nil }
        (severity, sentence, values) = (problem.diagnostic.severity, nil, [place.around])
      }
    }
  }
}

extension ThingKind {
  /// Creates the kind of what messages name.
  fileprivate init(_ kind: Diagnostic.Sentence.Kind) {
    self =
      switch kind {
      case .file: .file
      case .screen: .screen
      case .component: .component
      case .bar: .navigation
      case .plugin: .plugin
      case .source: .source
      case .family: .family
      case .journey: .journey
      }
  }
}

extension [PlacedDiagnostic] {
  /// Where the diagnostics are, followed by where what each of them has the titles of is.
  fileprivate var spots: [ProblemSubjects.Spot] {
    let own = map { problem in
      let isJSON = problem.path != nil
      return ProblemSubjects.Spot(
        file: problem.file, start: isJSON ? Int(problem.offset) : problem.position.line)
    }
    return own
      + flatMap(\.titled).map { ProblemSubjects.Spot(file: $0.file, start: Int($0.offset)) }
  }

  /// Returns the diagnostics with the places of their spots, and with other names.
  fileprivate func placed(
    at places: [ProblemSubjects.Place?], naming other: (String, Diagnostic.Sentence.Kind) -> String
  ) -> [ProblemChanges.Problem] {
    var rest = places[count...]
    return zip(self, places.prefix(count)).map { diagnostic, place in
      let titled = rest.prefix(diagnostic.titled.count)
      rest = rest.dropFirst(titled.count)
      return ProblemChanges.Problem(
        diagnostic: diagnostic, place: place,
        sentence: diagnostic.message.sentence.untitled(naming: other), titled: titled.map(\.self))
    }
  }

  /// Returns the diagnostics, of which those that only count others count as many fewer as there are
  /// in another list.
  fileprivate func without(countsIn others: [PlacedDiagnostic]) -> [PlacedDiagnostic] {
    let counts = Dictionary(
      others.filter(\.isCount).map { (CountedKind($0), $0.count) }, uniquingKeysWith: +)
    return compactMap { diagnostic in
      guard diagnostic.isCount, let count = counts[CountedKind(diagnostic)] else {
        return diagnostic
      }
      return diagnostic.count > count ? diagnostic.counting(diagnostic.count - count) : nil
    }
  }

  /// What diagnostics have in common that are counted together.
  private struct CountedKind: Hashable {
    let rule: Rule
    let severity: Diagnostic.Severity
    let file: FileName

    init(_ diagnostic: PlacedDiagnostic) {
      rule = diagnostic.rule
      severity = diagnostic.severity
      file = FileName(diagnostic.file)
    }
  }

  /// How many of them are errors and warnings. Hints are listed too, but are not problems.
  package var problemCount: Int { filter { $0.severity > .note }.reduce(0) { $0 + $1.count } }
}
