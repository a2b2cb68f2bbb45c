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
