import AppModel

/// The findings of many pictures, and their causes.
struct FindingMerge {
  let findings: [Finding]
  let causes: [Cause]
  /// The causes of each picture, in ascending order.
  let causesOfPictures: ElementTable<ComparedPicture, [ElementIndex<Cause>]>
  /// The findings of each picture's changes, in the order of the changes.
  let findingsOfPictures: ElementTable<ComparedPicture, [ElementIndex<Finding>]>

  init(
    of explanations: Explanations, in pictures: [ComparedPicture], edits: [Edit],
    screens: ReviewedScreens, names: AuthorNames
  ) {
    let shared = SharedCauses(of: explanations, in: pictures, on: screens.home)
    let collection = FindingCollection(of: explanations, in: pictures, screens, shared)
    let drafts = collection.drafts
    let findings = drafts.values.map { $0.finding(on: screens.keys) }
    let found =
      collection.proven(explanations.causes, edits) + collection.inferred(shared, findings)
    let effects = CauseEffects(of: collection, findings, naming: names)
    let words = CauseWords(names)
    causes = found.map { draft in
      let tally = draft.findings.reduce(into: FindingTally()) { $0.add(drafts[$1].tally) }
      let own = draft.findings.map { findings[$0] }
      return Cause(
        id: draft.id, proof: draft.proof, edits: draft.edits,
        findingsOfEdits: draft.findingsOfEdits, findings: draft.findings,
        phrase: Phrase(
          marked: draft.edits.isEmpty
            ? words.sentence(of: own) : words.sentence(of: draft.edits, own)),
        effects: effects.effects(of: draft), pictures: tally.pictures.count,
        screens: tally.screens(among: screens.keys))
    }.sorted { ($1.pictures, $0.findings[0]) < ($0.pictures, $1.findings[0]) }
    var causesOfPictures = ElementTable<ComparedPicture, [ElementIndex<Cause>]>(
      repeating: [], count: pictures.count)
    for (index, cause) in causes.withIndices {
      for picture in Set(cause.findings.flatMap { drafts[$0].tally.pictures }) {
        causesOfPictures[picture].append(index)
      }
    }
    self.findings = findings
    self.causesOfPictures = causesOfPictures
    findingsOfPictures = collection.findingsOfPictures
  }
}

/// A cause before it is put into words.
struct CauseDraft {
  let id: String
  let proof: Cause.Proof
  let edits: [Edit]
  /// The findings of each of several edits alone.
  var findingsOfEdits: [[ElementIndex<Finding>]] = []
  let findings: [ElementIndex<Finding>]
}

extension FindingCollection {
  /// Returns the causes that are edits.
  fileprivate func proven(_ causes: [Explanations.ProvenCause], _ edits: [Edit]) -> [CauseDraft] {
    var found: [Int: [ElementIndex<Finding>]] = [:]
    for place in likenesses.elementIndices {
      if let cause = likenesses[place].cause { found[cause, default: []].append(place) }
    }
    return found.sorted { $0.key < $1.key }.map { place, findings in
      let cause = causes[place]
      let own = cause.edits.map { edits[$0] }
      return CauseDraft(
        id: CauseID.of(own), proof: cause.proof, edits: own,
        findingsOfEdits: findingsOfEdits[place].map { $0.sorted() }, findings: findings)
    }
  }

  /// Returns the causes of what no edit explains.
  fileprivate func inferred(_ shared: SharedCauses, _ findings: [Finding]) -> [CauseDraft] {
    var found: [ElementIndex<SharedCauses.Group>: [ElementIndex<Finding>]] = [:]
    for place in likenesses.elementIndices {
      if let group = likenesses[place].shared { found[group, default: []].append(place) }
    }
    return found.sorted { $0.key < $1.key }.map { group, places in
      CauseDraft(
        id: CauseID.of(places.map { findings[$0] }, in: shared.groups[group].places),
        proof: .inferred, edits: [], findings: places)
    }
  }
}
