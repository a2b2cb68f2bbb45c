import AppModel

/// Combines the changes of many pictures: similar changes with the same cause become one finding.
struct FindingMerge {
  private(set) var findings: [Finding] = []
  private(set) var causes: [Cause] = []
  /// The causes of each picture, in ascending order.
  private(set) var causesOfPictures: [[ElementIndex<Cause>]]
  /// The findings of each picture's changes, in the order of the changes.
  private(set) var findingsOfPictures: [[ElementIndex<Finding>]]
  /// What each finding counts.
  private(set) var tallies: [FindingTally] = []
  /// The edits that explain each finding.
  private var groups: [[Explanations.Group]] = []
  private(set) var likenesses: [Likeness] = []

  /// What the changes of one finding have in common.
  struct Likeness: Hashable {
    var groups: [Explanations.Group]
    let kind: BoxChange.Kind
    let box: String
    let signs: FrameDelta?
    let placeholders: [Bool]
    let scope: PictureScope?
    /// The group of changes without an edit, and what else these must have in common.
    let shared: ElementIndex<SharedCauses.Group>?
    let trait: SharedTrait?
  }

  init(
    of explanations: Explanations, in pictures: [ComparedPicture], edits: [Edit],
    screens: ReviewedScreens, names: AuthorNames
  ) {
    causesOfPictures = Array(repeating: [], count: pictures.count)
    findingsOfPictures = Array(repeating: [], count: pictures.count)
    let shared = SharedCauses(of: explanations, in: pictures, on: screens.home)
    collect(explanations, in: pictures, screens, shared)
    for place in findings.indices {
      findings[place].describe(tallies[place], screens.keys, names)
    }
    let unsorted = proven(edits, names) + inferred(shared, names)
    let busy = causesOfPlaces(unsorted)
    causes = unsorted.map { cause in
      var cause = cause
      let tally = cause.findings.reduce(into: FindingTally()) { $0.add(tallies[$1.index]) }
      cause.pictures = tally.pictures.count
      cause.screens = screens.keys.filter(tally.screens.contains)
      cause.effects = effects(of: cause, screens.keys, names, busy)
      return cause
    }.sorted { ($1.pictures, $0.findings[0]) < ($0.pictures, $1.findings[0]) }
    for (index, cause) in causes.withIndices {
      let shown = Set(cause.findings.flatMap { tallies[$0.index].pictures })
      for picture in shown { causesOfPictures[picture.index].append(index) }
    }
  }

  /// Makes findings of all changes.
  private mutating func collect(
    _ explanations: Explanations, in pictures: [ComparedPicture], _ screens: ReviewedScreens,
    _ shared: SharedCauses
  ) {
    var places: [Likeness: ElementIndex<Finding>] = [:]
    let entrances = EntranceChange.all(in: pictures)
    for (index, picture) in pictures.withIndices {
      let changes = zip(explanations.changes[index.index], explanations.groups[index.index])
      for (change, all) in changes {
        let groups = all.sorted { $0.lexicographicallyPrecedes($1) }
        let scope = PictureScope(
          of: change, in: picture.subject, among: screens, entrances)
        let likeness = Likeness(
          groups: groups, kind: change.kind, box: change.box, signs: change.delta?.signs,
          placeholders: [change.isOldPlaceholder, change.isNewPlaceholder], scope: scope,
          shared: groups.isEmpty
            ? shared.group(of: change, in: picture, home: screens.home) : nil,
          trait: groups.isEmpty ? SharedTrait(of: change) : SharedTrait(stateOf: change))
        let place = places[likeness] ?? ElementIndex(findings.count)
        if place.index == findings.count {
          places[likeness] = place
          likenesses.append(likeness)
          findings.append(Finding(change, scope, in: picture))
          tallies.append(FindingTally())
          self.groups.append(groups)
        } else {
          findings[place.index].include(change)
        }
        findingsOfPictures[index.index].append(place)
        tallies[place.index].add(change, in: picture.subject, at: index, home: screens.home)
      }
    }
  }

  /// Returns the causes that are edits.
  private func proven(_ edits: [Edit], _ names: AuthorNames) -> [Cause] {
    var found: [Explanations.Group: [ElementIndex<Finding>]] = [:]
    for place in findings.elementIndices {
      for group in groups[place.index] { found[group, default: []].append(place) }
    }
    return found.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { group, places in
      let own = group.map { edits[$0] }
      return Cause(
        id: CauseID.of(own), proof: group.count == 1 ? .undone : .together, edits: own,
        findings: places,
        phrase: Phrase(marked: CauseWords(names).sentence(of: own, places.map { findings[$0] })))
    }
  }

  /// Returns the causes of what no edit explains.
  private func inferred(_ shared: SharedCauses, _ names: AuthorNames) -> [Cause] {
    var found: [ElementIndex<SharedCauses.Group>: [ElementIndex<Finding>]] = [:]
    for place in findings.elementIndices {
      if let group = likenesses[place.index].shared { found[group, default: []].append(place) }
    }
    return found.sorted { $0.key < $1.key }.map { group, places in
      let findings = places.map { self.findings[$0] }
      return Cause(
        id: CauseID.of(findings, in: shared.groups[group].places), proof: .inferred, edits: [],
        findings: places, phrase: Phrase(marked: CauseWords(names).sentence(of: findings)))
    }
  }
}
