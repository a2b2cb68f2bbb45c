/// Widths of the window that follow each other, in whole points, on devices of one family.
package struct WidthRange: Hashable, Sendable {
  package let family: Family
  package let from: Int
  package let to: Int

  package init(_ family: Family, from: Int, to: Int) {
    self.family = family
    self.from = from
    self.to = to
  }

  /// The families of devices whose windows have every width.
  package enum Family: String, Hashable, Sendable, CaseIterable {
    case phone = "iphone"
    case tablet = "ipad"
  }
}

extension [WidthRange] {
  /// Adds a width to ranges that end before it.
  package mutating func append(_ width: Int, of family: WidthRange.Family) {
    if let last, last.family == family, last.to + 1 == width {
      self[count - 1] = WidthRange(family, from: last.from, to: width)
    } else {
      append(WidthRange(family, from: width, to: width))
    }
  }

  /// The ranges in the order of families and widths, those that touch or overlap joined.
  package var joined: [WidthRange] {
    WidthRange.Family.allCases.flatMap { family in
      filter { $0.family == family }.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
        .reduce(into: []) { joined, range in
          guard let last = joined.last, range.from <= last.to + 1 else {
            return joined.append(range)
          }
          joined[joined.count - 1] = WidthRange(
            family, from: last.from, to: Swift.max(last.to, range.to))
        }
    }
  }

  /// Whether the joined ranges have every width of others, which are joined too.
  package func covers(_ others: [WidthRange]) -> Bool {
    var rest = self[...]
    return others.allSatisfy { other in
      // Both lists are in order, so what ends before one range ends before all later ones.
      rest = rest.drop { $0.ends(before: other) }
      guard let first = rest.first else { return false }
      return first.family == other.family && first.from <= other.from && other.to <= first.to
    }
  }
}

extension WidthRange {
  private var rank: Int {
    switch family {
    case .phone: 0
    case .tablet: 1
    }
  }

  fileprivate func ends(before other: WidthRange) -> Bool {
    (rank, to) < (other.rank, other.from)
  }
}

extension Diagnostic {
  /// The widths of the window at which something is found, with the words for them.
  package struct Widths: Hashable, Sendable {
    package let ranges: [WidthRange]
    /// The words that follow the message: `on phones of 280 to 334 pt`; empty without ranges.
    package let words: String

    package init(_ ranges: [WidthRange], _ words: String) {
      self.ranges = ranges
      self.words = words
    }
  }
}
