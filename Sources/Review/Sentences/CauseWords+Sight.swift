import AppModel
import Wireframe

/// What people see because something else was edited.
extension CauseWords {
  /// Returns words after what people lost, where the words do not say it: `the HTML ticker on Sections
  /// shows nothing now: 3 items were removed ...`.
  func seeing(_ findings: [Finding], _ all: [StoryWords], _ words: String) -> String {
    let edits = all.flatMap(\.main)
    let isTold = all.contains {
      !$0.toldProblems.isEmpty || !$0.sent.isEmpty || !$0.losses.isEmpty || $0.isOfEmptyFeed
    }
    let isOfSight = edits.contains {
      Self.keysOfSight.contains($0.name) || EditWords($0, names).clause.hasReason
    }
    let lost = lost(findings, of: edits, unless: isTold || isOfSight)
    return lost.map { "\($0): \(words)" } ?? words
  }

  /// Returns which item new ones push out of view, as the end of a sentence; empty for none, and for
  /// several.
  func crowdedOut(_ findings: [Finding], by all: [StoryWords]) -> String {
    let gone = findings.filter { $0.kind == .removed && $0.box == .cell }
    guard all.flatMap(\.main).allSatisfy({ $0.isOfItem && $0.kind == .added }),
      gone.count == 1, gone[0].keys == 1, let words = clause(gone, Self.notShown)
    else { return "" }
    return ", so \(words)"
  }

  /// Returns what another style makes of headers or footers, before the reason; nil for anything else.
  func reshaping(_ story: StoryWords, _ findings: [Finding]) -> String? {
    let all = story.main.map { EditWords($0, story.names) }
    guard let first = all.first, story.deed == story.plain,
      all.allSatisfy({ own in
        own.edit.kind == .changed && own.subject.keys.last == "style"
          && own.subject.keys.dropLast().last.map(EditSubject.parts.contains) ?? false
      }),
      let finding = findings.first(where: {
        $0.kind == .resized && [.header, .footer].contains($0.box)
      })
    else { return nil }
    let they = all.count == 1 ? "it" : "they"
    return "\(FindingWords(finding, names).clauseWithScreens): \(they) \(first.clause.predicate)"
  }

  /// The keys that say themselves whether something is seen.
  private static let keysOfSight: Set<String> = ["visible", "state", "force_nav_bar_hidden"]

  private func lost(
    _ findings: [Finding], of edits: [Edit], unless saysWhatIsSeen: Bool
  ) -> String? {
    guard
      edits.allSatisfy({
        $0.kind == .changed && !$0.isOfScreen(named: "type") && AppFile(named: $0.file) != .riverbed
          || $0.isOfItem && $0.kind == .removed || AppFile(named: $0.file) == .settings
      }),
      !saysWhatIsSeen
    else { return nil }
    // What settings take away is as bad as what leads nowhere.
    let areSettings = edits.allSatisfy { AppFile(named: $0.file) == .settings }
    let boxes: [BoxKind?] = [.section, .header, .footer] + (areSettings ? [.tabBar] : [])
    let whole = findings.filter { boxes.contains($0.box) }
    // What comes in the place of others is not missed.
    let isReplaced = whole.contains { $0.kind == .added }
    let gone = isReplaced ? [] : whole.filter { $0.kind == .removed }
    let placeholders = findings.filter { $0.isPlaceholder == Sides(old: false, new: true) }
    // Who sees placeholders does not count headers.
    let cells = placeholders.filter { $0.box == .cell }
    let parts = placeholders.filter { [.header, .footer].contains($0.box) }
    let screens = findings.first { $0.kind == .removed && $0.scope == .screen }
    if let screens, areSettings {
      if names.totals.screens.isEmpty { return "the app shows no screen any more" }
      return clause([screens], Self.notShown)
    }
    guard let box = gone.first?.box else {
      return clause(
        cells.isEmpty ? parts : cells,
        .verb(one: "is only a placeholder now", many: "are only placeholders now"))
    }
    // What lost its items is still there.
    let all = gone.filter { $0.box == box }
    return box == .section && edits.allSatisfy(\.isOfItem)
      ? clause(all, .verb(one: "shows nothing now", many: "show nothing now"))
      : clause(all, Self.notShown)
  }

  private static let notShown = FindingClause.Predicate.verb(
    one: "is no longer shown", many: "are no longer shown")

  /// Says the same of what some findings are of; nil without any.
  private func clause(_ findings: [Finding], _ predicate: FindingClause.Predicate) -> String? {
    FindingClause.joined(
      findings.map { finding in
        let words = FindingWords(finding, names)
        let isOfScreens = finding.scope == .screen
        let place = finding.screens.isEmpty ? "" : " on \(words.screens)"
        return FindingClause(
          subject: isOfScreens ? words.screens : words.many + place,
          isPlural: isOfScreens ? finding.screens.count > 1 : words.isPlural,
          predicate: predicate)
      }.firstOfEach(\.subject)
    ).first
  }
}
