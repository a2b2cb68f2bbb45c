import AppModel

extension JourneyChanges {
  /// Adds the findings about journeys to the causes that are the stories behind them, or to new
  /// ones.
  func add(
    to drafts: inout [CauseDraft], _ findings: inout [Finding], among edits: [Edit],
    _ stories: [Story]
  ) {
    for (change, places) in found {
      let finding = ElementIndex<Finding>(findings.count)
      findings.append(Finding(unseen: .journey(change), of: change.name, on: []))
      guard !places.isEmpty else {
        drafts.append(
          CauseDraft(
            id: CauseID.of([findings[finding.index]], in: []), proof: .inferred, edits: [],
            findings: [finding], screens: []))
        continue
      }
      let own = places.map { stories[$0] }
      let isKnown = { (draft: CauseDraft) in draft.stories.contains(where: own.contains) }
      let known = drafts.filter(isKnown)
      let told = Set(known.flatMap(\.stories))
      let silent = own.filter { !told.contains($0) }.map { story in
        var draft = CauseDraft(of: [story], among: edits, .undone)
        draft.screens = []
        return draft
      }
      // What several stories do alone makes them one cause.
      var joined = CauseDraft(joining: known + silent)
      joined.add(finding, alone: own.map(\.edits))
      let place = drafts.firstIndex(where: isKnown)
      drafts.removeAll(where: isKnown)
      drafts.insert(joined, at: place ?? drafts.count)
    }
  }
}

extension CauseDraft {
  /// Makes some causes one.
  fileprivate init(joining all: [CauseDraft]) {
    guard all.count != 1 else {
      self = all[0]
      return
    }
    let parts = all.flatMap { draft in
      draft.places.indices.map { place in
        (
          place: draft.places[place], edit: draft.edits[place],
          findings: draft.edits.count == 1 ? draft.findings : draft.findingsOfEdits[place]
        )
      }
    }.sorted { $0.place < $1.place }
    let screens = all.compactMap(\.screens)
    self.init(
      id: CauseID.of(parts.map(\.edit)), proof: .together,
      stories: all.flatMap(\.stories).sorted { $0.edits[0] < $1.edits[0] },
      edits: parts.map(\.edit), places: parts.map(\.place),
      findingsOfEdits: parts.map(\.findings), findings: all.flatMap(\.findings).sorted(),
      screens: screens.count == all.count ? screens.flatMap(\.self).firstOfEach { $0 } : nil)
  }

  /// Adds a finding, which groups of edits make alone.
  fileprivate mutating func add(
    _ finding: ElementIndex<Finding>, alone groups: [Explanations.Group]
  ) {
    findings.append(finding)
    guard edits.count > 1 else { return }
    for group in groups where group.count == 1 {
      if let place = places.firstIndex(of: group[0]) { findingsOfEdits[place].append(finding) }
    }
  }
}

extension Finding {
  /// The change of a journey; nil for other findings.
  var journey: JourneyChange? {
    if case .journey(let change) = event { change } else { nil }
  }
}

extension [Finding] {
  /// Returns the sentence of a cause with these findings, with what it does to journeys that its edits
  /// do not say.
  func saying(_ sentence: String, _ edits: [Edit]) -> String {
    let all = compactMap(\.journey).filter { !edits.contains(where: $0.isSaid) }
    let isSubject =
      all.first.map { sentence.hasPrefix($0.subject) } ?? false && !sentence.contains("; ")
    let journeys = all.enumerated().map { place, journey in
      place == 0 && isSubject ? "it \(journey.predicate)" : journey.sentence
    }
    guard !isSubject, !sentence.contains(", so "), !sentence.isEmpty else {
      return ((sentence.isEmpty ? [] : [sentence]) + journeys).joined(separator: "; ")
    }
    return sentence + StoryWords.following(journeys)
  }
}
