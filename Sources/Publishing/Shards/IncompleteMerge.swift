/// What is missing from the shards of a site, or does not belong to them.
package struct IncompleteMerge: Error, Hashable, Sendable {
  /// The first problems, in words.
  package let problems: [String]
  /// How many more there are.
  package let more: Int

  private static let most = 10

  init(_ problems: [String], count: Int? = nil) {
    self.problems = Array(problems.prefix(Self.most))
    more = (count ?? problems.count) - self.problems.count
  }
}
