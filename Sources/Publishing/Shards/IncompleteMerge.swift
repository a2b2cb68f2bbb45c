/// What is missing from the shards of a site, or does not belong to them.
package struct IncompleteMerge: Error, Hashable, Sendable {
  /// The first problems, in words.
  package private(set) var problems: [String]
  /// How many more there are.
  package private(set) var more: Int

  private static let most = 10

  init(_ problems: [String] = []) {
    self.problems = Array(problems.prefix(Self.most))
    more = problems.count - self.problems.count
  }

  /// Adds further problems.
  static func += (whole: inout IncompleteMerge, part: IncompleteMerge) {
    let room = part.problems.prefix(most - whole.problems.count)
    whole.problems += room
    whole.more += part.problems.count - room.count + part.more
  }
}
