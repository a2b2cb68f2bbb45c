import Synchronization

/// The numbers of some tasks, handed out one at a time to any thread that asks.
package final class TaskQueue: Sendable {
  private let count: Int
  private let place = Atomic(0)

  package init(count: Int) {
    self.count = count
  }

  /// Returns the next task's number; nil when none is left.
  package func next() -> Int? {
    let number = place.add(1, ordering: .relaxed).oldValue
    return number < count ? number : nil
  }

  /// Stops handing out numbers.
  package func close() { place.store(count, ordering: .relaxed) }
}

extension Workers {
  /// Does numbered tasks with several workers at once, each with tools of its own, and returns what
  /// came out in the order of the numbers.
  package static func inOrder<Tools: ~Copyable, Value: Sendable, Failure>(
    _ count: Int, jobs: Int, with tools: @Sendable () throws(Failure) -> Tools,
    _ task: @Sendable (Int, inout Tools) -> Value
  ) throws(Failure) -> [Value] {
    let queue = TaskQueue(count: count)
    let parts = try run(min(jobs, max(1, count))) { _ throws(Failure) in
      var tools = try tools()
      var done: [(number: Int, value: Value)] = []
      while let number = queue.next() { done.append((number, task(number, &tools))) }
      return done
    }
    return parts.joined().sorted { $0.number < $1.number }.map(\.value)
  }
}
