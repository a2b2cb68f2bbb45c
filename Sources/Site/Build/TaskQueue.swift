import Synchronization

/// The numbers of a site's tasks, handed out one at a time to any thread that asks.
final class TaskQueue: Sendable {
  private let count: Int
  private let place = Atomic(0)

  init(count: Int) {
    self.count = count
  }

  /// Returns the next task's number; nil when none is left.
  func next() -> Int? {
    let number = place.add(1, ordering: .relaxed).oldValue
    return number < count ? number : nil
  }

  /// Stops handing out numbers.
  func close() { place.store(count, ordering: .relaxed) }
}
