package import AppModel

extension ChangeReview {
  /// Returns the news in one sentence, if some causes are accepted, the apps have errors and the new
  /// one has new problems: the first causes, as release notes would say it, after errors.
  package func sentence(
    accepting accepted: Set<String>, errors: SideErrors = SideErrors(),
    problems: [PlacedDiagnostic] = [], countsBytes: Bool = true
  ) -> String {
    let causes = causes.filter { !accepted.contains($0.id) }
    let problems = NewProblems(problems, besides: causes)
    guard !causes.isEmpty else {
      return problems.alone.map { "\($0)." }
        ?? counts(accepting: accepted, errors: errors, countsBytes: countsBytes)
    }
    let left = causes.count - .mostNamed
    let news =
      [problems.broken].compactMap(\.self) + causes.prefix(.mostNamed).map(\.headline.plain)
      + (left > 0 ? [left.andMore()] : [])
    return news.joined(separator: "; ").withCapitalArticle + "."
  }

  /// Returns how much changed, in one sentence, if some causes are accepted and the apps have errors.
  /// Pictures that only differ in their bytes are nothing to people who look at pictures.
  package func counts(
    accepting accepted: Set<String>, errors: SideErrors = SideErrors(), countsBytes: Bool = true
  ) -> String {
    var words = ReviewSentence(
      pictures: pictureCount, differing: 0, screens: screenCount, causes: causes.count)
    for picture in pictures where !picture.isCancelled {
      switch picture.verdict {
      case .same, .samePaint:
        if !picture.changes.isEmpty {
          words.leading += 1
        } else if picture.verdict == .samePaint, countsBytes {
          words.samePaint += 1
        }
      case .moved, .changed:
        if picture.isTolerated { words.tolerated += 1 } else { words.differing += 1 }
      case .added, .removed, .renamed: words.differing += 1
      case .unknown: words.unknown += 1
      }
    }
    words.edits = hasEdits ? edits.count - editsWithoutFinding.count - unexaminedEdits.count : nil
    words.unseenEdits = editsWithoutFinding.count - slightEdits.count
    words.slightEdits = slightEdits.count
    words.accepted = causes.count { accepted.contains($0.id) }
    words.hasStopped = hasStopped
    words.gaps = gaps
    words.errors = errors
    words.tolerance = tolerance
    words.hasStoredSide = !hasEdits
    words.pathHint = hasEdits ? nil : PathMismatch(of: pictures, pictureCount)?.text
    return words.text
  }

  /// The edits that are not seen on any picture.
  package var unseenEdits: [Edit] {
    let slight = Set(slightEdits.map(\.path))
    return editsWithoutFinding.filter { !slight.contains($0.path) }
  }

  /// The number of screens with at least one finding.
  package var screenCount: Int { Set(findings.flatMap(\.screens)).count }

  /// Whether both sides are apps, whose files have edits.
  private var hasEdits: Bool {
    switch (sides.old, sides.new) {
    case (.drawn, .drawn): true
    case (.stored, _), (_, .stored): false
    }
  }
}
