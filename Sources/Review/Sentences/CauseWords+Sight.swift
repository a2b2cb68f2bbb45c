import AppModel
import Wireframe

/// What people see because something else was edited.
extension CauseWords {
  /// Returns words after what people lost, where the words do not say it: `the HTML ticker on Sections
  /// shows nothing now: 3 items were removed ...`. What a new id changed in pictures comes after the
  /// words.
  func seeing(
    _ findings: [Finding], _ all: [StoryWords], _ words: String, isOnlyRenaming: Bool
  ) -> String {
    let edits = all.flatMap(\.main)
    let isTold = all.contains { !$0.toldProblems.isEmpty || !$0.sent.isEmpty || !$0.losses.isEmpty }
    let isOfSight = edits.contains {
      Self.keysOfSight.contains($0.name) || EditWords($0, names).clause.hasReason
    }
    if let lost = lost(findings, of: edits, unless: isTold || isOfSight) {
      return "\(lost): \(words)"
    }
    guard isOnlyRenaming, !isTold, !all.contains(where: \.isBreaking),
      let effect = telling(findings).first(where: \.isOfLooks)
    else { return words }
    let effectWords = FindingWords(effect, names)
    let place = effect.screens.isEmpty ? "" : "on \(effectWords.screens) "
    return "\(words); \(place)\(FindingClause.joined([effectWords.clause])[0])"
  }

  /// The keys that say themselves whether something is seen.
  private static let keysOfSight: Set<String> = ["visible", "state", "force_nav_bar_hidden"]

  private func lost(
    _ findings: [Finding], of edits: [Edit], unless saysWhatIsSeen: Bool
  ) -> String? {
    guard
      edits.allSatisfy({
        $0.kind == .changed && !$0.isOfScreen(named: "type") && AppFile(named: $0.file) != .riverbed
          || $0.isOfItem && $0.kind == .removed
      }),
      !saysWhatIsSeen
    else { return nil }
    let whole = findings.filter { [.section, .header, .footer].contains($0.box) }
    // What comes in the place of others is not missed.
    let isReplaced = whole.contains { $0.kind == .added }
    let gone = isReplaced ? [] : whole.filter { $0.kind == .removed }
    let placeholders = findings.filter {
      $0.box == .cell && $0.isPlaceholder == Sides(old: false, new: true)
    }
    let screens = findings.first { $0.kind == .removed && $0.scope == .screen }
    if let screens, edits.allSatisfy({ AppFile(named: $0.file) == .settings }) {
      return clause(screens, Self.notShown)
    }
    // What lost its items is still there.
    let isEmptied = edits.allSatisfy(\.isOfItem)
    return gone.first.map {
      isEmptied && $0.box == .section
        ? clause($0, .verb(one: "shows nothing now", many: "show nothing now"))
        : clause($0, Self.notShown)
    }
      ?? placeholders.first.map {
        clause(
          $0, .verb(one: "is only a placeholder now", many: "are only placeholders now"))
      }
  }

  private static let notShown = FindingClause.Predicate.verb(
    one: "is no longer shown", many: "are no longer shown")

  private func clause(_ finding: Finding, _ predicate: FindingClause.Predicate) -> String {
    let words = FindingWords(finding, names)
    let isOfScreens = finding.scope == .screen
    let place = finding.screens.isEmpty ? "" : " on \(words.screens)"
    return FindingClause.joined([
      FindingClause(
        subject: isOfScreens ? words.screens : words.many + place,
        isPlural: isOfScreens ? finding.screens.count > 1 : words.isPlural,
        predicate: predicate)
    ])[0]
  }
}

extension Finding {
  /// Whether something in pictures looks different.
  fileprivate var isOfLooks: Bool {
    [.added, .removed, .moved, .resized, .placement].contains(kind) && scope == nil
  }
}
