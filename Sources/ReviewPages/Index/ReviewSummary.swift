import PageParts
import Review
import Texts

/// The numbers of a review: how many pictures changed in which way, and how many problems.
struct ReviewSummary {
  let report: ChangeReport

  var nodes: [Node] {
    counts + gallery + sides + [.badges(verdicts + problems)] + stop
  }

  private var counts: [Node] {
    report.counts.map { words in [Node("p", ["class": "sides"]) { words }] } ?? []
  }

  /// How many of the pictures the gallery of the new side counts, if these are not all.
  private var gallery: [Node] {
    let review = report.review
    let isOfScreens = review.pictures.allSatisfy {
      if case .other(_) = $0.subject.kind { false } else { true }
    }
    let configured = review.pictures.count { $0.subject.kind == .configured }
    let removed = review.verdicts[.removed] ?? 0
    guard isOfScreens, configured + removed > 0 else { return [] }
    let others = [
      configured == 0
        ? nil
        : "\(configured.grouped) \(configured.form("compares", "compare")) the bars that a screen "
          + "had with those that it has now",
      removed == 0 ? nil : "\(removed.grouped) \(removed.form("was", "were")) removed",
    ].compactMap(\.self)
    let count = review.pictureCount - configured - removed
    return [
      Node("p", ["class": "sides"]) {
        report.siteParts == nil ? "The new app’s site has " : "The gallery has "
        "\(count.grouped) of these pictures; \(others.listed())."
      }
    ]
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
    var counts = report.review.verdicts
    // What looks the same is the same for those who look.
    counts[.same, default: 0] += counts.removeValue(forKey: .samePaint) ?? 0
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
