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
  /// Reads `{ "number": 2, "of": 7, "input": "…", "plan": "…" }`, in any order.
  init(from stream: inout JSONStream) throws(JSONStream.Failure) {
    var number: Int?
    var count: Int?
    var input: ContentHash?
    var plan: ContentHash?
    var seen: Set<RecordKey.OfShard> = []
    try stream.expect(UInt8(ascii: "{"))
    while try stream.advance(isFirst: seen.isEmpty, until: UInt8(ascii: "}")) {
      guard let key = try stream.key().flatMap(RecordKey.OfShard.init(rawValue:)),
        seen.insert(key).inserted
      else { throw .unexpected }
      switch key {
      case .number: number = try stream.wholeNumber()
      case .of: count = try stream.wholeNumber()
      case .input: input = try Self.hash(from: &stream)
      case .plan: plan = try Self.hash(from: &stream)
      }
    }
    guard let number, let count, let shard = Shard(number, of: count), let input, let plan
    else { throw .unexpected }
    self.init(shard, input: input, plan: plan)
  }

  private static func hash(
    from stream: inout JSONStream
  ) throws(JSONStream.Failure) -> ContentHash? {
    try stream.text(atMost: 32).flatMap(ContentHash.init(text:))
  }
}
