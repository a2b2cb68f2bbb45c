import AppLayout
import AppModel
package import Disk

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

/// The hash of a plan while its files are added, in the order of their paths.
package struct PlanHash: Sendable {
  private var running = RunningHash()

  /// Starts the plan of a site that is made from some input.
  package init(of input: ContentHash) {
    running.add(Array(input.text.utf8))
  }

  /// Adds a file and what it shows.
  package mutating func add(_ path: String, _ subject: Subject) {
    let texts = [
      path, subject.kind.rawValue, subject.screen, subject.device, subject.orientation?.rawValue,
      subject.theme, subject.placement?.rawValue, subject.statusBar?.rawValue,
      subject.entrance?.rawValue,
    ]
    // Lengths keep texts apart, whatever is in them.
    let words = texts.map { text in text.map { "\($0.utf8.count):\($0)" } ?? "-" }
    running.add(Array((words.joined() + "\n").utf8))
  }

  /// The hash of all files so far.
  package var hash: ContentHash { running.hash }
}
