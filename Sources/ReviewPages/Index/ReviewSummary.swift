import Markup
import PageParts
import Review
import Texts

/// The numbers of a review: how many pictures changed in which way, and how many problems.
struct ReviewSummary {
  let report: ChangeReport

  var nodes: [Node] {
    counts + sides + [.badges(verdicts + problems)] + stop
  }

  private var counts: [Node] {
    report.counts.map { words in [Node("p", ["class": "sides"]) { words }] } ?? []
  }

  /// The names of both sides, if they differ.
  private var sides: [Node] {
    guard report.old.name != report.new.name else { return [] }
    return [
      Node("p", ["class": "sides"]) {
        Node.appText(report.old.name)
        " → "
        Node.appText(report.new.name)
      }
    ]
  }

  private var verdicts: [Node] {
    let counts = report.review.verdicts
    return Verdict.allCases.reversed().compactMap { verdict in
      guard let count = counts[verdict], count > 0 else { return nil }
      return .badge("\(count.counted(as: "picture")) \(verdict.words)", verdict.tone)
    }
  }

  private var problems: [Node] {
    let new = report.problems.new.problemCount
    let fixed = report.problems.fixed.problemCount
    return [
      new == 0 ? nil : Node.badge(new.counted(as: "new problem"), .warning, to: "#new-problems"),
      fixed == 0
        ? nil : Node.badge(fixed.counted(as: "fixed problem"), .ok, to: "#fixed-problems"),
    ].compactMap(\.self)
  }

  private var stop: [Node] {
    report.review.stop.map { words in [.callout(.warning) { Node("p") { words } }] } ?? []
  }
}

extension Verdict {
  fileprivate var tone: Tone {
    switch self {
    case .same, .samePaint: .note
    case .moved, .changed, .renamed: .accent
    case .added: .ok
    case .removed: .warning
    case .unknown: .error
    }
  }
}
