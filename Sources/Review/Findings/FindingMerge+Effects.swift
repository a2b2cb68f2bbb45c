import AppModel

extension FindingMerge {
  /// Returns what findings of a cause say: first what its edits name. Those that only differ in the
  /// other edits that explain them are one.
  func effects(
    of cause: Cause, _ screens: [String], _ names: AuthorNames, _ busy: [SharedPlace: Int]
  ) -> [Cause.Effect] {
    var order: [String] = []
    var pictures: [String: Set<ElementIndex<ComparedPicture>>] = [:]
    var findings: [String: [ElementIndex<Finding>]] = [:]
    let steps = Set(cause.edits.flatMap { $0.trail.names.suffix(Self.mostSteps) })
    let parts = joint(cause.findings, screens, names)
    let isEntered = parts.contains { $0.finding.kind == .entrance }
    let named = parts.filter { $0.finding.isNamed(by: steps) }
    let others = parts.filter { !$0.finding.isNamed(by: steps) }
    for part in named + others {
      // How a screen is entered says that too.
      if isEntered, FindingWords(part.finding, names).isNesting { continue }
      var sentence = part.finding.sentence
      if part.isShared(with: busy) { sentence += ", together with another edit" }
      // Different parts of a bar may share a name.
      if pictures[sentence] == nil { order.append(sentence) }
      pictures[sentence, default: []].formUnion(part.tally.pictures)
      findings[sentence, default: []] += part.findings
    }
    return order.map {
      Cause.Effect(
        sentence: $0, pictures: pictures[$0, default: []].count, findings: findings[$0, default: []]
      )
    }
  }

  /// How many of the last keys of an edit's path may name what it is about.
  private static let mostSteps = 4

  /// Returns the number of causes by edits that may change the size of each part of a screen.
  func causesOfPlaces(_ causes: [Cause]) -> [SharedPlace: Int] {
    causes.filter { !$0.edits.isEmpty }.reduce(into: [:]) { counts, cause in
      let places = cause.findings.reduce(into: Set<SharedPlace>()) {
        if findings[$1].mayResize { $0.formUnion(tallies[$1.index].places) }
      }
      for place in places { counts[place, default: 0] += 1 }
    }
  }

  /// One or more findings that say the same.
  private struct Joint {
    var finding: Finding
    var tally: FindingTally
    var findings: [ElementIndex<Finding>]

    /// Whether the size of a component also follows other edits in it.
    func isShared(with busy: [SharedPlace: Int]) -> Bool {
      finding.box == "section" && finding.kind == .resized
        && tally.places.contains { busy[$0, default: 0] > 1 }
    }
  }

  private func joint(
    _ all: [ElementIndex<Finding>], _ screens: [String], _ names: AuthorNames
  ) -> [Joint] {
    var places: [Likeness: Int] = [:]
    var joint: [Joint] = []
    for finding in all {
      var likeness = likenesses[finding.index]
      likeness.groups = []
      if let place = places[likeness] {
        joint[place].finding.include(findings[finding])
        joint[place].tally.add(tallies[finding.index])
        joint[place].findings.append(finding)
      } else {
        places[likeness] = joint.count
        joint.append(
          Joint(
            finding: findings[finding], tally: tallies[finding.index], findings: [finding]))
      }
    }
    return joint.map { part in
      var part = part
      if part.findings.count > 1 { part.finding.describe(part.tally, screens, names) }
      return part
    }
  }
}

extension Finding {
  /// Whether the change may make what is around the box larger or smaller.
  fileprivate var mayResize: Bool {
    switch kind {
    case .added, .removed, .resized: true
    case .moved, .reordered, .retexted, .restyled, .retargeted, .placement, .statusBar, .entrance,
      .reparented, .renamed:
      false
    }
  }

  /// Whether the box, or the component that it is in, has one of the ids.
  fileprivate func isNamed(by ids: Set<String>) -> Bool {
    key.split(whereSeparator: { "/#|".contains($0) }).contains { ids.contains(String($0)) }
  }
}
