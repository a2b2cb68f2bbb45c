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
      findings.append(Finding(about: change))
      // What several stories do alone is said once, of the first of them.
      guard let place = places.first else {
        drafts.append(
          CauseDraft(
            id: CauseID.of([findings[finding.index]], in: []), proof: .inferred, edits: [],
            findings: [finding], screens: []))
        continue
      }
      let story = stories[place]
      if let known = drafts.firstIndex(where: { $0.stories.contains(story) }) {
        drafts[known].findings.append(finding)
      } else {
        let own = story.edits.map { edits[$0] }
        drafts.append(
          CauseDraft(
            id: CauseID.of(own), proof: .undone, stories: [story], edits: own,
            places: story.edits, findingsOfEdits: own.map { _ in [] }, findings: [finding],
            screens: []))
      }
    }
  }
}

extension Finding {
  /// Creates the finding about a journey, which no picture shows.
  fileprivate init(about change: JourneyChange) {
    self.init(
      subject: .value(change.name), event: .journey(change), old: nil, new: nil, least: nil,
      most: nil, isPlaceholder: Sides(old: false, new: false), scope: nil, label: nil, screens: [],
      pictures: 0, otherPictures: 0, boxes: 0, keys: 0, fewKeys: [], component: nil, example: nil)
  }

  /// The change of a journey; nil for other findings.
  var journey: JourneyChange? {
    if case .journey(let change) = event { change } else { nil }
  }
}

extension [Finding] {
  /// Returns the sentence of a cause with these findings, with what it does to journeys.
  func saying(_ sentence: String) -> String {
    ((sentence.isEmpty ? [] : [sentence]) + compactMap { $0.journey?.sentence })
      .joined(separator: "; ")
  }
}
