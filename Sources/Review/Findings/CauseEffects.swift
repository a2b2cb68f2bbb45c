import AppModel
import Wireframe

/// What causes do, in words.
struct CauseEffects {
  private let collection: FindingCollection
  private let findings: [Finding]
  private let screens: [String]
  private let names: AuthorNames
  /// The number of causes by edits that may change the size of each part of a screen.
  private let busy: [SharedPlace: Int]

  init(
    of causes: [CauseDraft], in collection: FindingCollection, _ findings: [Finding],
    on screens: [String], naming names: AuthorNames
  ) {
    self.collection = collection
    self.findings = findings
    self.screens = screens
    self.names = names
    busy = causes.filter { !$0.edits.isEmpty }.reduce(into: [:]) { counts, cause in
      let places = cause.findings.reduce(into: Set<SharedPlace>()) {
        if findings[$1].mayResize { $0.formUnion(collection.drafts[$1].tally.places) }
      }
      for place in places { counts[place, default: 0] += 1 }
    }
  }

  /// Returns what findings of a cause say: first what its edits name. Those that only differ in the
  /// other edits that explain them are one.
  func effects(of cause: CauseDraft) -> [Cause.Effect] {
    var order: [String] = []
    var pictures: [String: Set<ElementIndex<ComparedPicture>>] = [:]
    var findings: [String: [ElementIndex<Finding>]] = [:]
    let steps = Set(cause.edits.flatMap { $0.trail.names.suffix(Self.mostSteps) })
    let parts = joint(cause.findings)
    let isEntered = parts.contains { $0.finding.kind == .entrance }
    let named = parts.filter { $0.finding.subject.isNamed(by: steps) }
    let others = parts.filter { !$0.finding.subject.isNamed(by: steps) }
    for part in named + others {
      // How a screen is entered says that too.
      if isEntered, part.finding.nesting != nil { continue }
      let sentence = sentence(of: part)
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

  private func sentence(of part: Joint) -> String {
    let sentence = part.finding.sentence(names)
    // The size of a component also follows other edits in it.
    let isShared =
      part.finding.box == .section && part.finding.kind == .resized
      && part.tally.places.contains { busy[$0, default: 0] > 1 }
    return isShared ? "\(sentence), together with another edit" : sentence
  }

  /// One or more findings that say the same.
  private struct Joint {
    let finding: Finding
    let tally: FindingTally
    let findings: [ElementIndex<Finding>]
  }

  private func joint(_ all: [ElementIndex<Finding>]) -> [Joint] {
    var places: [FindingCollection.Likeness: Int] = [:]
    var joint: [[ElementIndex<Finding>]] = []
    for finding in all {
      var likeness = collection.likenesses[finding]
      likeness.groups = []
      if let place = places[likeness] {
        joint[place].append(finding)
      } else {
        places[likeness] = joint.count
        joint.append([finding])
      }
    }
    return joint.map { same in
      let first = collection.drafts[same[0]]
      guard same.count > 1 else {
        return Joint(finding: findings[same[0]], tally: first.tally, findings: same)
      }
      let draft = same.dropFirst().reduce(into: first) { $0.add(collection.drafts[$1]) }
      return Joint(finding: draft.finding(on: screens), tally: draft.tally, findings: same)
    }
  }
}

extension Finding {
  /// Whether the change may make what is around the box larger or smaller.
  fileprivate var mayResize: Bool {
    switch event {
    case .added, .removed, .resized: true
    case .moved, .reordered, .retexted, .restyled, .retargeted, .placement, .statusBar, .entrance,
      .reparented, .renamed:
      false
    }
  }
}

extension BoxChange.Subject {
  /// Whether the box, or something that it is in, or the class of controllers has one of the names.
  fileprivate func isNamed(by names: Set<String>) -> Bool {
    switch self {
    case .picture: false
    case .box(_, let key): key.contains(anyOf: names)
    case .controller(let name): names.contains(name)
    }
  }
}
