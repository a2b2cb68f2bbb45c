/// Something about the input that the system's own layout would log, refuse or crash on.
///
/// The layout continues with a documented choice. A section has at most one issue of each kind, the
/// first.
package struct FlowIssue: Hashable, Sendable {
  /// The kind of problem.
  package let kind: Kind
  /// The section it is in; nil where the problem is in the container.
  package let section: Int?
  /// The part of the section with the problem.
  package let part: Part

  /// A kind of problem.
  package enum Kind: Hashable, Sendable, CaseIterable {
    /// A cell is longer than its line; it gets a line of its own and the content grows.
    case oversizeItem
    /// The insets leave nothing for cells; each gets a line of its own.
    case noRoom
    /// A cell has no extent; it is laid out like any other.
    case emptyItem
    /// A size is below zero; taken as zero.
    case negativeSize
    /// A size is not a finite number; taken as zero.
    case sizeNotFinite
    /// A spacing or an inset is not a finite number; taken as zero.
    case spacingNotFinite
    /// A number is larger than anything that can be drawn; taken as the limit.
    case beyondLimit
    /// There are more cells than can be laid out; those after the limit are left out.
    case tooManyItems
  }

  /// A part of a section.
  package enum Part: Hashable, Sendable {
    case container
    case header
    case footer
    case inset
    case spacing
    case items
    case item(Int)
  }
}

/// Collects issues while numbers are read, and makes those numbers finite and bounded.
struct FlowIssueLog {
  private(set) var issues: [FlowIssue] = []
  private var section: Int?
  private var noted: Set<FlowIssue.Kind> = []

  /// The longest length in points; a million of them still add up precisely enough.
  static let longest = 10_000_000.0
  /// The maximum number of cells that a section may have.
  static let mostItems = 1_000_000

  /// Starts a section, which may have every kind of issue again.
  mutating func begin(section: Int) {
    self.section = section
    if !noted.isEmpty { noted = [] }
  }

  /// Keeps an issue, if it is the first of its kind here.
  mutating func note(_ kind: FlowIssue.Kind, at part: FlowIssue.Part) {
    guard noted.insert(kind).inserted else { return }
    issues.append(FlowIssue(kind: kind, section: section, part: part))
  }

  /// Returns a length that is not negative.
  mutating func length(_ value: Double, of part: FlowIssue.Part) -> Double {
    guard value.isFinite else {
      note(.sizeNotFinite, at: part)
      return 0
    }
    guard value >= 0 else {
      note(.negativeSize, at: part)
      return 0
    }
    return bounded(value, of: part)
  }

  /// Returns a distance; a negative one makes things overlap.
  mutating func distance(_ value: Double, of part: FlowIssue.Part) -> Double {
    guard value.isFinite else {
      note(.spacingNotFinite, at: part)
      return 0
    }
    return bounded(value, of: part)
  }

  /// Returns a size without negative extents.
  mutating func size(_ value: Size, of part: FlowIssue.Part) -> Size {
    Size(width: length(value.width, of: part), height: length(value.height, of: part))
  }

  /// Returns four distances.
  mutating func insets(_ value: Insets) -> Insets {
    Insets(
      top: distance(value.top, of: .inset), left: distance(value.left, of: .inset),
      bottom: distance(value.bottom, of: .inset), right: distance(value.right, of: .inset))
  }

  private mutating func bounded(_ value: Double, of part: FlowIssue.Part) -> Double {
    guard value.magnitude > Self.longest else { return value }
    note(.beyondLimit, at: part)
    return value < 0 ? -Self.longest : Self.longest
  }
}

extension FlowIssueLog {
  /// Returns the cells with bounded sizes, and at most as many as can be laid out.
  mutating func items(_ items: FlowItems) -> FlowItems {
    var count = items.count
    if count > Self.mostItems {
      note(.tooManyItems, at: .items)
      count = Self.mostItems
    }
    // Copied only when something has to change, so that good input costs one check of each size.
    var pattern = items.pattern
    for index in pattern.indices where !isOrdinary(pattern[index]) {
      pattern[index] = item(pattern[index], at: index)
    }
    return FlowItems(pattern: pattern, count: count)
  }

  private func isOrdinary(_ size: Size) -> Bool {
    size.width > 0 && size.width <= Self.longest && size.height > 0 && size.height <= Self.longest
  }

  private mutating func item(_ value: Size, at index: Int) -> Size {
    if value.width == 0 || value.height == 0 { note(.emptyItem, at: .item(index)) }
    return size(value, of: .item(index))
  }
}
