/// Combines the changes of many pictures: similar changes with the same cause become one finding.
struct FindingMerge {
  private(set) var findings: [Finding] = []
  private(set) var causes: [Cause] = []
  /// The numbers of the causes of each picture, in ascending order.
  private(set) var causesOfPictures: [[Int]]

  /// What the changes of one finding have in common.
  private struct Likeness: Hashable {
    let groups: [[Int]]
    let kind: BoxChange.Kind
    let box: String
    let signs: FrameDelta?
  }

  /// The screens and pictures of a finding or a cause.
  private struct Tally {
    var screens: Set<String> = []
    var pictures: Set<Int> = []
  }

  init(
    of search: CauseSearch, in pictures: [ComparedPicture], edits: [Edit], screens: [String]
  ) {
    causesOfPictures = Array(repeating: [], count: pictures.count)
    var places: [Likeness: Int] = [:]
    var tallies: [Tally] = []
    var groupsOfFindings: [[[Int]]] = []
    for (number, picture) in pictures.enumerated() {
      for (change, groups) in zip(search.changes[number], search.explanations[number]) {
        let groups = groups.sorted { $0.lexicographicallyPrecedes($1) }
        let likeness = Likeness(
          groups: groups, kind: change.kind, box: change.box, signs: change.delta?.signs)
        let place = places[likeness] ?? findings.count
        if place == findings.count {
          places[likeness] = place
          findings.append(Finding(change, in: picture))
          tallies.append(Tally())
          groupsOfFindings.append(groups)
        } else {
          findings[place].widen(change.delta)
        }
        tallies[place].pictures.insert(number)
        if let screen = picture.subject.screen { tallies[place].screens.insert(screen) }
      }
    }
    for place in findings.indices {
      findings[place].pictures = tallies[place].pictures.count
      findings[place].screens = screens.filter(tallies[place].screens.contains)
    }
    let groups = Set(groupsOfFindings.joined())
    var found = groups.map { group in
      var cause = Cause(
        id: CauseID.of(group.map { edits[$0] }), proof: group.count == 1 ? .undone : .together,
        edits: group.map { edits[$0] }, findings: [], pictures: 0, screens: [])
      cause.findings = findings.indices.filter { groupsOfFindings[$0].contains(group) }
      let tally = cause.findings.reduce(into: Tally()) { tally, place in
        tally.pictures.formUnion(tallies[place].pictures)
        tally.screens.formUnion(tallies[place].screens)
      }
      cause.pictures = tally.pictures.count
      cause.screens = screens.filter(tally.screens.contains)
      return (group, cause)
    }
    found.sort { ($1.1.pictures, $0.0[0]) < ($0.1.pictures, $1.0[0]) }
    causes = found.map(\.1)
    for (number, cause) in causes.enumerated() {
      let shown = Set(cause.findings.flatMap { tallies[$0].pictures })
      for picture in shown { causesOfPictures[picture].append(number) }
    }
  }
}

extension Finding {
  fileprivate init(_ change: BoxChange, in picture: ComparedPicture) {
    self.init(
      kind: change.kind, box: change.box, key: change.key, old: change.old, new: change.new,
      delta: change.delta, oldText: change.oldText, newText: change.newText, least: change.delta,
      most: change.delta, screens: [], pictures: 0, example: picture.key)
  }

  /// Extends the range of the finding to the change of another box.
  fileprivate mutating func widen(_ delta: FrameDelta?) {
    guard let delta, let least, let most else { return }
    self.least = .combined(least, delta, by: min)
    self.most = .combined(most, delta, by: max)
  }
}
