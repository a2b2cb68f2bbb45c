import AppModel
import SiteFiles

/// How tasks are dealt to the shards of a site, so that all have about the same work: the largest
/// first, each to the shard with the least so far.
struct ShardDeal<Task> {
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
  var work: Int { reduce(0) { $0 + ($1.subject.kind == .page ? 3 : 1) } }
}
