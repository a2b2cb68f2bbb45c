/// The widths of a screen at which something begins or ends, each with the windows just before and
/// after it, of which as many are drawn as people would look at.
package struct WidthSteps: Sendable {
  /// The steps whose windows are drawn, in the order of families and widths.
  package let drawn: [Step]
  /// The number of steps that are not drawn.
  package let left: Int

  /// The most windows of a screen that are drawn.
  package static let mostWindows = 20

  /// A width that is the first one with something, after one without it.
  package struct Step: Hashable, Sendable {
    package let family: WidthRange.Family
    /// The first width after the step.
    package let width: Int
    /// What begins or ends there.
    package fileprivate(set) var words: [String]

    /// The windows just before and after, as far as there are any.
    package var windows: [WidthRange] {
      [width - 1, width].filter(family.widths.contains)
        .map { WidthRange(family, from: $0, to: $0) }
    }
  }

  /// The windows just before and after the drawn steps, each once.
  package var windows: [WidthRange] { drawn.flatMap(\.windows).firstOfEach(\.self) }

  /// Finds the steps of a screen. Those where a rule begins or stops to be broken are drawn first,
  /// then those where its shape changes.
  package init(_ findings: [WidthReport.Finding], _ marks: [WidthMark]) {
    var steps = StepList()
    for finding in findings {
      let text = finding.words
      for range in finding.ranges {
        // What is broken at every width is shown once.
        if range.from > range.family.widths.lowerBound || range == range.family.whole {
          steps.add(text, to: range.family, at: range.from)
        }
        if range.to < range.family.widths.upperBound {
          steps.add("no longer: \(text)", to: range.family, at: range.to + 1)
        }
      }
    }
    for mark in marks { steps.add(mark.words, to: mark.family, at: mark.width) }
    var windows: Set<WidthRange> = []
    var chosen: [Step] = []
    for step in steps.all {
      let own = step.windows
      guard windows.union(own).count <= Self.mostWindows else { continue }
      windows.formUnion(own)
      chosen.append(step)
    }
    drawn = WidthRange.Family.allCases.flatMap { family in
      chosen.filter { $0.family == family }.sorted { $0.width < $1.width }
    }
    left = steps.all.count - chosen.count
  }
}

/// Steps while they are collected, each width once.
private struct StepList {
  private(set) var all: [WidthSteps.Step] = []
  private var indices: [WidthRange: Int] = [:]

  mutating func add(_ words: String, to family: WidthRange.Family, at width: Int) {
    let key = WidthRange(family, from: width, to: width)
    if let index = indices[key] {
      all[index].words.append(words)
    } else {
      indices[key] = all.count
      all.append(WidthSteps.Step(family: family, width: width, words: [words]))
    }
  }
}
