import AppModel

/// The sentences of causes, without a capital letter.
struct CauseWords {
  let names: AuthorNames

  /// The maximum number of findings that a phrase names.
  private static let most = 3

  /// Returns what the author did, after what it does where that is not clear; in a headline without
  /// long lists.
  func sentence(
    of stories: [Story], among edits: [Edit], _ findings: [Finding], isHeadline: Bool = false
  ) -> String {
    let all = stories.map { StoryWords($0, among: edits, names, isHeadline: isHeadline) }
    let ranks = Dictionary(grouping: all, by: \.rank).sorted { $0.key < $1.key }
    // What people hardly notice comes last, and is short beside other news.
    let last = ranks.count > 1 && ranks.last?.key == StoryWords.lastRank ? ranks.last?.value : nil
    let told = (last == nil ? ranks : ranks.dropLast()).flatMap(\.value)
    let reach = StoryWords.reach(
      of: stories.map(\.harm), besides: goneOwnScreens(stories, findings), names)
    let least = last.map { all in
      ThingWords.joined(all.map { $0.short.deed }.firstOfEach { $0 }, isHeadline)
    }
    // Which of several did what follows is not known.
    let words =
      ([said(told, reaching: reach, isHeadline)] + (told.count > 1 ? reach : [])
      + [least].compactMap(\.self)).joined(separator: "; ")
    let shown =
      all.only.flatMap { reshaping($0, findings) } ?? seeing(findings, all, words)
      + crowdedOut(findings, by: all)
    guard stories.count == 1, stories[0].edits.count == 1, stories[0].harm.problems.isEmpty,
      let edit = stories[0].edits.first.map({ edits[$0] }),
      case let own = EditWords(edit, names), own.isShared,
      let finding = findings.only
        ?? (edit.isOfPluginValue || own.isOfTurns
          ? telling(findings).first { !own.isOfTurns || $0.kind != .restyled } : nil),
      finding.isChangeOfPicture, finding.kind != .restyled || !own.hasOwnWords
    else { return shown }
    let effect = FindingWords(finding, names)
    return own.reshaping(effect) ?? "\(effect.clauseWithScreens): \(words)"
  }

  /// Returns what some stories say, in one clause if that says all, and what follows from one alone.
  private func said(
    _ told: [StoryWords], reaching reach: [String], _ isHeadline: Bool
  ) -> String {
    if let story = told.only { return story.deed(reaching: reach) }
    let clauses = told.compactMap(\.onlyClause)
    if clauses.count == told.count, let clause = EditClause.together(clauses).only {
      return clause.text
    }
    return ThingWords.joined(told.map(\.deed).firstOfEach { $0 }, isHeadline)
  }

  /// Returns the app's own screens that are gone, where no story says what is in their place.
  private func goneOwnScreens(_ stories: [Story], _ findings: [Finding]) -> [String] {
    guard !stories.contains(where: { [.arrival, .replacement].contains($0.kind) }),
      !names.totals.screens.isEmpty
    else { return [] }
    return findings.filter { $0.kind == .removed && $0.scope == .screen }.flatMap(\.screens)
      .filter(Screen.WhiteLabel.isOwn).map(names.screen).enumerated()
      .map { $0 == 0 ? "the app's own \($1)" : $1 }
  }

  /// Returns what happened in some part of the screens, without knowing why.
  ///
  /// Lists all findings if they are few, and otherwise those that cause others.
  func sentence(of findings: [Finding]) -> String {
    let findings = findings.filter { $0.journey == nil }
    if findings.count == 1, case .retitled(let titles) = findings[0].event,
      let old = titles.old, let new = titles.new
    {
      return "\(old.quotable) is called \(new.quotable) now"
    }
    let telling = telling(findings).map { FindingWords($0, names) }
    guard let first = telling.first else { return "" }
    let count = telling.count <= Self.most ? telling.count : Self.most - 1
    let place = place(of: findings)
    let shown = telling.prefix(count).enumerated().map { index, words in
      var words = words
      words.isShort = index > 0 && words.finding.component == telling[index - 1].finding.component
      return words.clause
    }
    var clauses = FindingClause.joined(shown)
    var start = "\(place): "
    // A clause about the whole picture does not need another subject.
    if first.finding.box == nil, self.place(of: [first.finding]) == place,
      let verb = shown[0].ownVerb, shown.count == 1 || shown[1].predicate != shown[0].predicate
    {
      start = "\(place) \(verb)\(shown.count > 1 ? "; " : "")"
      clauses.removeFirst()
    }
    let left = findings.count - count
    return "\(start)\(clauses.joined(separator: "; "))"
      + (left > 0 ? ", \(left.andMore("change"))" : "")
  }

  /// Returns findings in the order in which they are told.
  func telling(_ findings: [Finding]) -> [Finding] {
    findings.enumerated().sorted {
      ($0.element.kind.rank, $0.offset) < ($1.element.kind.rank, $1.offset)
    }.map(\.element)
  }

  /// Returns where the findings are: a screen, the number of screens, or other pictures.
  private func place(of findings: [Finding]) -> String {
    let screens = Set(findings.flatMap(\.screens))
    if let screen = screens.first, screens.count == 1 { return names.screen(screen) }
    let widest = findings.max { $0.otherPictures < $1.otherPictures }
    return screens.isEmpty
      ? widest.map { FindingWords($0, names).screens } ?? "" : screens.count.of("screen")
  }
}

extension Edit {
  /// Whether the edit is of a value that a plugin has: what it does is only seen.
  fileprivate var isOfPluginValue: Bool { AppFile(named: file) == .plugins && !isOfPlugin }
}

extension Finding {
  /// Whether the finding is a change of the picture itself that a clause can say.
  fileprivate var isChangeOfPicture: Bool {
    [.added, .removed, .moved, .resized, .reordered, .restyled].contains(kind)
  }
}

extension FindingClause {
  /// The verb of the clause; nil if it does not have one of its own.
  fileprivate var ownVerb: String? {
    if case .verb(let one, let many) = predicate { isPlural ? many : one } else { nil }
  }
}
