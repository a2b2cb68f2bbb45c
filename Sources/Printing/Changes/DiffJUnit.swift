import AppLayout
import Review
import SiteFiles

/// The changes as JUnit's XML: a suite for each screen, and a case for each picture, with its axes
/// as properties, and a suite for the errors of the apps. A case fails if a cause that is not accepted changes it.
struct DiffJUnit {
  let result: DiffResult

  /// The maximum number of causes of a case that are listed.
  private static let mostCauses = 10

  /// What the pictures of a suite have in common. Those of each subject follow each other.
  private enum Subject: Hashable {
    case screen(String)
    case menu, others
  }

  /// The cases of a subject.
  private struct Suite {
    let subject: Subject
    let name: ShownText
    var counts = JUnitWriter.Counts()
  }

  /// Writes everything and passes on the bytes in order. The pictures are listed twice, because a
  /// suite begins with its counts.
  func write(to take: ([UInt8]) -> Void) {
    var total = JUnitWriter.Counts()
    var suites: [Suite] = []
    result.review.forEachPicture { picture in
      let subject = Self.subject(of: picture)
      if suites.last?.subject != subject {
        suites.append(Suite(subject: subject, name: name(of: subject)))
      }
      let outcome = outcome(of: picture)
      suites[suites.count - 1].counts.add(outcome)
      total.add(outcome)
    }
    let errors = errorCases
    for error in errors { total.add(error.outcome) }
    var junit = JUnitWriter()
    junit.begin(total)
    if !errors.isEmpty { junit.write(errors, as: "errors") }
    var number = 0
    var left = 0
    result.review.forEachPicture { picture in
      if left == 0 {
        junit.beginSuite(suites[number].name, suites[number].counts)
        left = suites[number].counts.tests
      }
      junit.testCase(
        "\(picture.key)", of: suites[number].name, outcome(of: picture),
        properties: picture.subject.properties)
      left -= 1
      if left == 0 {
        junit.endSuite()
        number += 1
      }
      if junit.bytes.count >= ShownStream.portion { take(junit.taken()) }
    }
    junit.end()
    take(junit.taken())
  }

  /// The errors of the new side, each as a case, and those of the old side, which are counted in
  /// one that is skipped.
  private var errorCases: [JUnitWriter.Case] {
    let own = result.errors.map(JUnitWriter.Case.init)
    guard let words = SideErrors(old: result.errorCounts.old).words else { return own }
    return own + [JUnitWriter.Case("the old app", .skipped("\(words)"))]
  }

  private static func subject(of picture: ListedPicture) -> Subject {
    switch picture.subject.kind {
    case .other: .others
    case .menu: picture.subject.screen.map(Subject.screen) ?? .menu
    case .state, .configured:
      picture.subject.screen.map(Subject.screen) ?? .others
    }
  }

  private func name(of subject: Subject) -> ShownText {
    switch subject {
    case .screen(let key): "\(result.review.names.screen(key))"
    case .menu: "the menu"
    case .others: "other pictures"
    }
  }

  private func outcome(of listed: ListedPicture) -> JUnitWriter.Outcome {
    guard let index = listed.index else { return .passed }
    let picture = result.review.pictures[index]
    if picture.verdict == .unknown {
      let reason = picture.reason.map { ": \($0)" as ShownText } ?? ""
      return .error("unknown", "the pictures could not be compared\(reason)")
    }
    let causes = result.review.causesOfPictures[index].map { result.review.causes[$0] }
    let open = causes.filter { !result.accepted.contains($0.id) }
    guard let first = open.first else {
      return causes.first.map { .skipped("accepted: \($0.sentence)") } ?? .passed
    }
    let lines = open.prefix(Self.mostCauses).map { "\($0.sentence) [\($0.id)]\n" as ShownText }
    let left = open.count - lines.count
    return .failure(
      "\(picture.verdict.rawValue)", "\(first.sentence)",
      more: lines.joined() + (left > 0 ? "\(left.andMore("cause"))\n" : ""))
  }
}

extension PictureSubject {
  /// The axes of the picture, by their names.
  fileprivate var properties: [(name: ShownText, value: ShownText)] {
    [
      ("screen", screen), ("device", device), ("orientation", orientation?.rawValue),
      ("theme", theme), ("placement", placement?.rawValue), ("statusBar", statusBar?.rawValue),
    ].compactMap { name, value in value.map { ("\(name)", "\($0)") } }
  }
}
