/// One of several parts of a site that are built on different machines.
package struct Shard: Hashable, Sendable {
  /// The number of the part, counted from one.
  package let number: Int
  /// How many parts there are.
  package let count: Int

  /// The most parts that a site may have.
  package static let most = 500

  /// Creates a part; nil if there is no such part.
  package init?(_ number: Int, of count: Int) {
    guard (1...Self.most).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// The part in words: `shard 2 of 7`.
  package var words: String { "shard \(number) of \(count)" }
}
