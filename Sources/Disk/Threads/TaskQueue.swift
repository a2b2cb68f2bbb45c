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
