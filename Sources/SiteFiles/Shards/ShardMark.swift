package import Disk

/// What the record of a shard says about the whole site.
package struct ShardMark: Hashable, Sendable {
  package let shard: Shard
  /// The hash of everything that the site is made from.
  package let input: ContentHash
  /// The hash of that and of the complete plan: every file of all shards.
  package let plan: ContentHash

  package init(_ shard: Shard, input: ContentHash, plan: ContentHash) {
    self.shard = shard
    self.input = input
    self.plan = plan
  }

  /// Whether another shard belongs to the same site.
  package func fits(_ other: ShardMark) -> Bool {
    shard.count == other.shard.count && input == other.input && plan == other.plan
  }
}

extension ShardMark {
  /// The key of the mark in a record.
  static let key = "shard"

  /// Reads `{ "number": 2, "of": 7, "input": "…", "plan": "…" }`, in any order.
  init(from stream: inout JSONStream) throws(JSONStream.Failure) {
    var numbers: [String: Int] = [:]
    var hashes: [String: ContentHash] = [:]
    var isFirst = true
    try stream.expect(UInt8(ascii: "{"))
    while try stream.advance(isFirst: isFirst, until: UInt8(ascii: "}")) {
      isFirst = false
      guard let key = try stream.key(), numbers[key] == nil, hashes[key] == nil else {
        throw .unexpected
      }
      switch key {
      case "number", "of": numbers[key] = try stream.wholeNumber()
      case "input", "plan":
        hashes[key] = try stream.text(atMost: 32).flatMap(ContentHash.init(text:))
      default: throw .unexpected
      }
    }
    guard let number = numbers["number"], let count = numbers["of"],
      let shard = Shard(number, of: count), let input = hashes["input"], let plan = hashes["plan"]
    else { throw .unexpected }
    self.init(shard, input: input, plan: plan)
  }
}
