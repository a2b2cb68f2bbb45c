import AppModel
import Wireframe

/// What causes do, in words.
struct CauseEffects {
  private let collection: FindingCollection
  private let findings: [Finding]
  private let names: AuthorNames

  init(of collection: FindingCollection, _ findings: [Finding], naming names: AuthorNames) {
    self.collection = collection
    self.findings = findings
    self.names = names
  }

  /// Returns what findings of a cause say: first what its edits name.
  func effects(of cause: CauseDraft) -> [Cause.Effect] {
    var order: [String] = []
    var pictures: [String: Set<ElementIndex<ComparedPicture>>] = [:]
    var findings: [String: [ElementIndex<Finding>]] = [:]
    let steps = Set(cause.edits.flatMap { $0.trail.names.suffix(Self.mostSteps) })
    let all = cause.findings.map { ($0, self.findings[$0]) }
    // How controllers are nested only matters to those who see nothing else change.
    let seen = all.filter { $1.kind != .reparented }
    let own = seen.isEmpty ? all : seen
    let named = own.filter { $1.subject.isNamed(by: steps) }
    let others = own.filter { !$1.subject.isNamed(by: steps) }
    for (place, finding) in named + others {
      let sentence = finding.sentence(names)
      // Different parts of a bar may share a name.
      if pictures[sentence] == nil { order.append(sentence) }
      pictures[sentence, default: []].formUnion(collection.tally(of: place).pictures)
      findings[sentence, default: []].append(place)
    }
    return order.map {
      Cause.Effect(
        sentence: $0, pictures: pictures[$0, default: []].count, findings: findings[$0, default: []]
      )
    }
  }

  /// How many of the last keys of an edit's path may name what it is about.
  private static let mostSteps = 4
}

extension BoxChange.Subject {
  /// Whether the box, or something that it is in, or the class of controllers has one of the names.
  fileprivate func isNamed(by names: Set<String>) -> Bool {
    switch self {
    case .picture, .value: false
    case .box(_, let key): key.contains(anyOf: names)
    case .controller(let name): names.contains(name)
    }
  }
}
