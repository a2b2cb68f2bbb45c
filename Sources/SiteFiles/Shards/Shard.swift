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

extension ShardMark {
  /// Reads `{ "number": 2, "of": 7, "input": "…", "plan": "…" }`, in any order.
  init(from stream: inout JSONStream) throws(JSONStream.Failure) {
    var number: Int?
    var count: Int?
    var input: ContentHash?
    var plan: ContentHash?
    var seen: Set<RecordKey.OfShard> = []
    try stream.readMembers { stream, key throws(JSONStream.Failure) in
      guard let key = key.flatMap(RecordKey.OfShard.init(rawValue:)), seen.insert(key).inserted
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

/// The hash of a plan while its files are added, in the order of their paths.
package struct PlanHash: Sendable {
  private var running = RunningHash()

  /// Starts the plan of a site that is made from some input.
  package init(of input: ContentHash) {
    running.add(Array(input.text.utf8))
  }

  /// Adds a file and what it shows.
  package mutating func add(_ path: String, _ subject: Subject) {
    let texts = [path] + subject.texts.map(\.text)
    // Lengths separate the texts, whatever is in them.
    let words = texts.map { text in text.map { "\($0.utf8.count):\($0)" } ?? "-" }
    running.add(Array((words.joined() + "\n").utf8))
  }

  /// The hash of all files so far.
  package var hash: ContentHash { running.hash }
}
