import AppModel
package import Disk
package import SiteFiles

/// The part of a publication that one of several machines makes. Each task belongs to one shard.
package struct ShardedPublication<Whole: Publication>: Publication {
  package let record: SiteRecord
  private let whole: Whole
  private let tasks: [Whole.Task]

  /// Takes a part of a publication that is made from some input, which is the same for all shards.
  ///
  /// Every shard makes the files of the first task of each kind, and its mark depends on their
  /// bytes: shards from different programs do not fit together, even if the programs have the same
  /// version.
  package init(
    _ whole: Whole, _ shard: Shard, input: ContentHash, checking schemas: DocumentSchemas
  ) throws {
    let all = try whole.plan().tasks
    let input = ContentHash(
      of: [Array(input.text.utf8)] + (try Self.samples(of: whole, all, checking: schemas)))
    var plan = PlanHash(of: input)
    let work = all.map { task in
      let files = whole.files(of: task)
      for file in files { plan.add(file.path.text, file.subject) }
      return files.work
    }
    let deal = ShardDeal<Whole.Task>(of: work, to: shard.count)
    tasks = deal.tasks[shard.number - 1].map { all[$0] }
    record = whole.record.marked(ShardMark(shard, input: input, plan: plan.hash))
    self.whole = whole
  }

  /// Returns the hashes of the files of the first task of each kind.
  private static func samples(
    of whole: Whole, _ tasks: [Whole.Task], checking schemas: DocumentSchemas
  ) throws -> [[UInt8]] {
    let make = try whole.maker(checking: schemas)
    var hashes: [[UInt8]] = []
    var kinds: Set<Subject.Kind> = []
    for task in tasks {
      guard let kind = whole.files(of: task).first?.subject.kind, kinds.insert(kind).inserted
      else { continue }
      try make(task) { hashes.append(Array(ContentHash(of: $0.bytes).text.utf8)) }
    }
    return hashes
  }

  /// Returns the tasks of the shard.
  package func allTasks() -> [Whole.Task] { tasks }

  /// Returns the files of a task in the order of their paths.
  package func files(of task: Whole.Task) -> [PlannedFile] { whole.files(of: task) }

  /// Prepares to make the files.
  package func maker(checking schemas: DocumentSchemas) throws -> FileMaker<Whole.Task> {
    try whole.maker(checking: schemas)
  }
}

/// How tasks are dealt to the shards of a site, so that all have about the same work: the largest
/// first, each to the shard with the least so far.
private struct ShardDeal<Task> {
  /// The tasks of each shard, in order.
  let tasks: [[ElementIndex<Task>]]

  /// Assigns tasks, given how much work each one is.
  init(of work: [Int], to count: Int) {
    var tasks: [[Int]] = Array(repeating: [], count: count)
    var loads = Array(repeating: 0, count: count)
    for task in work.indices.sorted(by: { (-work[$0], $0) < (-work[$1], $1) }) {
      var least = 0
      for shard in loads.indices where loads[shard] < loads[least] { least = shard }
      loads[least] += work[task]
      tasks[least].append(task)
    }
    self.tasks = tasks.map { $0.sorted().map { ElementIndex($0) } }
  }
}

extension [PlannedFile] {
  /// How long files take to make, in the time of a picture.
  fileprivate var work: Int { reduce(0) { $0 + ($1.subject.kind == .page ? 3 : 1) } }
}
