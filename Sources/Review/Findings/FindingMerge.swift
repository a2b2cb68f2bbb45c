/// Combines the changes of many pictures: similar changes with the same cause become one finding.
struct FindingMerge {
  private(set) var findings: [Finding] = []
  private(set) var causes: [Cause] = []
  /// The numbers of the causes of each picture, in ascending order.
  private(set) var causesOfPictures: [[Int]]
  /// The numbers of the findings of each picture's changes, in the order of the changes.
  private(set) var findingsOfPictures: [[Int]]
  private var tallies: [Tally] = []
  /// The edits that explain each finding.
  private var groups: [[Explanations.Group]] = []
  private var likenesses: [Likeness] = []

  /// What the changes of one finding have in common.
  private struct Likeness: Hashable {
    var groups: [Explanations.Group]
    let kind: BoxChange.Kind
    let box: String
    let signs: FrameDelta?
    let placeholders: [Bool]
    /// What else changes without an edit must have in common.
    let trait: SharedTrait?
  }

  /// The boxes, screens and pictures of a finding or a cause.
  fileprivate struct Tally {
    var boxes: Set<BoxPlace> = []
    var screens: Set<String> = []
    var pictures: Set<Int> = []
    var others: Set<Int> = []

    mutating func add(_ other: Tally) {
      boxes.formUnion(other.boxes)
      screens.formUnion(other.screens)
      pictures.formUnion(other.pictures)
      others.formUnion(other.others)
    }
  }

  init(
    of explanations: Explanations, in pictures: [ComparedPicture], edits: [Edit],
    screens: [String], home: String?, names: AuthorNames
  ) {
    causesOfPictures = Array(repeating: [], count: pictures.count)
    findingsOfPictures = Array(repeating: [], count: pictures.count)
    collect(explanations, in: pictures, home: home)
    for place in findings.indices {
      findings[place].describe(tallies[place], screens, names)
    }
    causes = (proven(edits, names) + inferred(names)).map { cause in
      var cause = cause
      let tally = cause.findings.reduce(into: Tally()) { $0.add(tallies[$1]) }
      cause.pictures = tally.pictures.count
      cause.screens = screens.filter(tally.screens.contains)
      cause.effects = effects(of: cause.findings, screens, names)
      return cause
    }.sorted { ($1.pictures, $0.findings[0]) < ($0.pictures, $1.findings[0]) }
    for (number, cause) in causes.enumerated() {
      let shown = Set(cause.findings.flatMap { tallies[$0].pictures })
      for picture in shown { causesOfPictures[picture].append(number) }
    }
  }

  /// Makes findings of all changes. A menu opens over the home screen, whose boxes count as that
  /// screen's.
  private mutating func collect(
    _ explanations: Explanations, in pictures: [ComparedPicture], home: String?
  ) {
    var places: [Likeness: Int] = [:]
    for (number, picture) in pictures.enumerated() {
      for (change, all) in zip(explanations.changes[number], explanations.groups[number]) {
        let isOfHome =
          picture.subject.kind == .menu && !["", "menu", "menu-row"].contains(change.box)
        let screen = picture.subject.screen ?? (isOfHome ? home : nil)
        let groups = all.sorted { $0.lexicographicallyPrecedes($1) }
        let likeness = Likeness(
          groups: groups, kind: change.kind, box: change.box, signs: change.delta?.signs,
          placeholders: [change.isOldPlaceholder, change.isNewPlaceholder],
          trait: groups.isEmpty ? SharedTrait(of: change, on: screen) : nil)
        let place = places[likeness] ?? findings.count
        if place == findings.count {
          places[likeness] = place
          likenesses.append(likeness)
          findings.append(Finding(change, in: picture))
          tallies.append(Tally())
          self.groups.append(groups)
        } else {
          findings[place].include(change)
        }
        findingsOfPictures[number].append(place)
        var box = BoxPlace(screen: screen, key: change.key)
        if case .other(let stem) = picture.subject.kind { box.picture = stem }
        tallies[place].boxes.insert(box)
        tallies[place].pictures.insert(number)
        if let screen { tallies[place].screens.insert(screen) }
        if case .other = picture.subject.kind { tallies[place].others.insert(number) }
      }
    }
  }

  /// Returns what findings of a cause say. Those that only differ in the other edits that explain
  /// them are one.
  private func effects(
    of numbers: [Int], _ screens: [String], _ names: AuthorNames
  ) -> [Cause.Effect] {
    var places: [Likeness: Int] = [:]
    var joint: [(finding: Finding, tally: Tally, isAlone: Bool)] = []
    for number in numbers {
      var likeness = likenesses[number]
      likeness.groups = []
      if let place = places[likeness] {
        joint[place].finding.include(findings[number])
        joint[place].tally.add(tallies[number])
        joint[place].isAlone = false
      } else {
        places[likeness] = joint.count
        joint.append((findings[number], tallies[number], true))
      }
    }
    // Different parts of a bar may have one name.
    var order: [String] = []
    var pictures: [String: Set<Int>] = [:]
    for part in joint {
      var finding = part.finding
      if !part.isAlone { finding.describe(part.tally, screens, names) }
      if pictures[finding.sentence] == nil { order.append(finding.sentence) }
      pictures[finding.sentence, default: []].formUnion(part.tally.pictures)
    }
    return order.map { Cause.Effect(sentence: $0, pictures: pictures[$0, default: []].count) }
  }

  /// The causes that are edits.
  private func proven(_ edits: [Edit], _ names: AuthorNames) -> [Cause] {
    var found: [Explanations.Group: [Int]] = [:]
    for place in findings.indices {
      for group in groups[place] { found[group, default: []].append(place) }
    }
    return found.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { group, places in
      let own = group.map { edits[$0] }
      return Cause(
        id: CauseID.of(own), proof: group.count == 1 ? .undone : .together, edits: own,
        findings: places,
        sentence: CauseWords(names).sentence(of: own, places.map { findings[$0] }))
    }
  }

  /// The causes of what no edit explains: findings in exactly the same places have one.
  private func inferred(_ names: AuthorNames) -> [Cause] {
    var causes: [(places: Set<SharedPlace>, findings: [Int])] = []
    var known: [Set<SharedPlace>: Int] = [:]
    for place in findings.indices where groups[place].isEmpty {
      let finding = findings[place]
      let shared = Set(tallies[place].boxes.map { SharedPlace(of: $0, finding.kind, finding.box) })
      if let cause = known[shared] {
        causes[cause].findings.append(place)
      } else {
        known[shared] = causes.count
        causes.append((shared, [place]))
      }
    }
    return causes.map { places, numbers in
      let findings = numbers.map { self.findings[$0] }
      return Cause(
        id: CauseID.of(findings, in: places), proof: .inferred, edits: [], findings: numbers,
        sentence: CauseWords(names).sentence(of: findings, in: places))
    }
  }
}

extension Finding {
  /// Sets what follows from where the boxes of the finding are.
  fileprivate mutating func describe(
    _ tally: FindingMerge.Tally, _ screens: [String], _ names: AuthorNames
  ) {
    pictures = tally.pictures.count
    otherPictures = tally.others.count
    boxes = tally.boxes.count
    keys = Set(tally.boxes.map(\.key)).count
    self.screens = screens.filter(tally.screens.contains)
    let words = FindingWords(self, names)
    name = words.name
    sentence = words.sentence
  }
}
