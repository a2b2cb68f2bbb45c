/// How many instructions some runs of the program take, by their names, as a committed file has
/// them.
package struct InstructionCounts: Hashable, Sendable {
  package private(set) var counts: [(name: String, count: Int)] = []

  package init() {}

  /// Reads lines with a name and a number each; nil where one has something else.
  package init?(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      guard words.count == 2, let count = Int(words[1]), count > 0 else { return nil }
      add(String(words[0]), count)
    }
  }

  package mutating func add(_ name: String, _ count: Int) { counts.append((name, count)) }

  /// The lines of the file, after its heading.
  package var text: String {
    Self.heading + counts.map { "\($0.name) \($0.count)\n" }.joined()
  }

  private static let heading = """
    # How many instructions the program takes, as `make instructions` counts them with valgrind.
    # `RECORD=1 make instructions` rewrites the numbers.

    """

  /// What became of a run.
  package enum Verdict: Hashable, Sendable {
    case fine
    /// It takes more than a tenth more instructions, in hundredths of what it took.
    case worse(Int)
    /// It takes more than a quarter more.
    case tooSlow(Int)
    /// One side does not have it.
    case unknown

    /// Whether the run fails.
    package var isFailure: Bool {
      switch self {
      case .tooSlow, .unknown: true
      case .fine, .worse: false
      }
    }
  }

  /// Returns what became of each run since it was counted for the file.
  package func verdicts(since old: InstructionCounts) -> [(name: String, verdict: Verdict)] {
    let known = Dictionary(old.counts.map { ($0.name, $0.count) }) { first, _ in first }
    let gone = old.counts.map(\.name).filter { name in !counts.contains { $0.name == name } }
    return counts.map { name, count in
      guard let before = known[name] else { return (name, .unknown) }
      let hundredths = count * 100 / before
      if count * 4 > before * 5 { return (name, .tooSlow(hundredths)) }
      return (name, count * 10 > before * 11 ? .worse(hundredths) : .fine)
    } + gone.map { ($0, .unknown) }
  }

  package static func == (left: InstructionCounts, right: InstructionCounts) -> Bool {
    left.text == right.text
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
