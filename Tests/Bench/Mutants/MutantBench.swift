/// Whether the tests of a room notice when its sources are damaged: makes random mutants, and lists
/// those that survive.
enum MutantBench {
  /// Runs with a count, a seed and the name of a room, in this order; returns whether all tests
  /// could be run.
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
    var survivors: [Mutant] = []
    for (room, mutants) in Dictionary(grouping: tree.mutants, by: \.room).sorted(by: {
      $0.key < $1.key
    }) {
      let clock = ContinuousClock()
      let start = clock.now
      guard tree.test(room, with: nil, within: longest) == .survived else {
        print("the tests of \(room) fail without a mutant")
        return false
      }
      let limit = 30 + 5 * Stopwatch.seconds(clock.now - start)
      for mutant in mutants where tree.test(room, with: mutant.number, within: limit) == .survived {
        survivors.append(mutant)
        print("survived: \(mutant.text)")
        Program.flush()
      }
    }
    let noticed = tree.mutants.count - survivors.count
    print("\(noticed) of \(tree.mutants.count) mutants were noticed")
    return true
  }

  /// The most seconds that the tests of a room may take.
  private static let longest = 1_800.0
}
