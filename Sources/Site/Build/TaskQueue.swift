import Synchronization

/// The numbers of a site's tasks, handed out one by one to whoever asks, on any thread.
final class TaskQueue: Sendable {
  private let count: Int
  private let place = Atomic(0)

  init(count: Int) {
    self.count = count
  }

  /// The next task's number; nil when none is left.
  func next() -> Int? {
    let number = place.add(1, ordering: .relaxed).oldValue
    return number < count ? number : nil
  }

  /// Hands out nothing more.
  func close() { place.store(count, ordering: .relaxed) }
}
