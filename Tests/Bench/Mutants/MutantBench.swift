/// Whether the tests of a room notice when its sources are damaged: makes random mutants, and lists
/// those that survive.
enum MutantBench {
  /// Runs with a count, a seed and the name of a room, in this order; returns whether the
  /// tests of all rooms could be asked.
  static func run(_ words: ArraySlice<String>) -> Bool {
    let room = words.first { $0.hasPrefix("only=") }.map { String($0.dropFirst("only=".count)) }
    let numbers = words.compactMap { UInt64($0) }
    guard
      var tree = MutantTree(
        Int(numbers.first ?? 20), seed: numbers.dropFirst().first ?? 1, onlyIn: room)
    else {
      print("cannot check out the last commit")
      return false
    }
    let tried = tree.mutants.count
    guard tree.compile() else {
      print("cannot compile the mutants")
      return false
    }
    print("\(tree.mutants.count) of \(tried) mutants compile")
    var (asked, survivors) = (0, 0)
    let rooms = Dictionary(grouping: tree.mutants, by: \.room).sorted { $0.key < $1.key }
    for (room, mutants) in rooms {
      let clock = ContinuousClock()
      let start = clock.now
      guard tree.test(room, with: nil, within: longest) == .survived else {
        print(
          "the tests of \(room) fail without a mutant, so they say nothing about \(mutants.count)")
        continue
      }
      let limit = 30 + 5 * Stopwatch.seconds(clock.now - start)
      asked += mutants.count
      for mutant in mutants where tree.test(room, with: mutant.number, within: limit) == .survived {
        survivors += 1
        print("survived: \(mutant.text)")
        Program.flush()
      }
    }
    print("\(asked - survivors) of \(asked) mutants were noticed")
    return asked == tree.mutants.count
  }

  /// The most seconds that the tests of a room may take.
  private static let longest = 1_800.0
}
