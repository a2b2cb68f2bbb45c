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
