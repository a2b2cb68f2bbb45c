package import AppModel
import SiteFiles
import Wireframe

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
    let isNotDrawn = causes.allSatisfy { $0.proof == .stated }
    let alone = isNotDrawn && problems.beginning.isEmpty ? problems.alone : nil
    let news =
      [problems.broken ?? alone].compactMap(\.self)
      + causes.prefix(.mostNamed).map(\.headline.plain)
      + (left > 0 ? [left.andMore()] : [])
    return (problems.beginning + news.joined(separator: "; ")).withCapitalArticle + "."
  }

  /// Returns how much changed, in one sentence, if some causes are accepted and the apps have errors.
  /// Pictures that only differ in their bytes are nothing to people who look at pictures.
  package func counts(
    accepting accepted: Set<String>, errors: SideErrors = SideErrors(), countsBytes: Bool = true
  ) -> String {
    var words = ReviewSentence(
      pictures: pictureCount, differing: 0, screens: screenCount, causes: causes.count)
    for picture in pictures where !picture.isCancelled {
      if picture.looksDifferent {
        words.differing += 1
      } else if picture.leadsElsewhere {
        words.leading += 1
      } else {
        switch picture.verdict {
        case .samePaint where countsBytes: words.samePaint += 1
        case .moved, .changed: words.tolerated += 1
        case .unknown: words.unknown += 1
        case .same, .samePaint, .added, .removed, .renamed: break
        }
      }
    }
    let notDrawn = causes.filter { $0.proof == .stated }
    words.edits =
      hasEdits
      ? edits.count - editsWithoutFinding.count - unexaminedEdits.count
        - notDrawn.map(\.edits.count).reduce(0, +) : nil
    words.notDrawn = notDrawn.count
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

  /// The edits without effect.
  package var unseenEdits: [Edit] {
    let slight = Set(slightEdits.map(\.path))
    return editsWithoutFinding.filter { !slight.contains($0.path) }
  }

  /// The number of screens whose pictures look different, or lead elsewhere if none does.
  package var screenCount: Int {
    let seen = pictures.filter { !$0.isCancelled }
    let differing = seen.filter(\.looksDifferent)
    return Set(
      (differing.isEmpty ? seen.filter(\.leadsElsewhere) : differing).compactMap(\.subject.screen)
    ).count
  }

  /// Whether both sides are apps, whose files have edits.
  private var hasEdits: Bool { undone != nil }
}

extension ComparedPicture {
  /// Whether the picture looks different by more than what is tolerated, or only one side has it.
  fileprivate var looksDifferent: Bool {
    [.added, .removed, .renamed].contains(verdict) || verdict.looksDifferent && !isTolerated
  }

  /// Whether the picture looks the same, but what it shows leads elsewhere or is entered in another
  /// way.
  fileprivate var leadsElsewhere: Bool {
    [.same, .samePaint].contains(verdict) && !changes.isEmpty
  }
}
