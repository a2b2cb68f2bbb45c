import Synchronization

/// The tasks of a site, handed out one by one to whoever asks, on any thread.
final class TaskQueue: Sendable {
  private let tasks: [SiteTask]
  private let place = Atomic(0)

  init(_ tasks: [SiteTask]) {
    self.tasks = tasks
  }

  /// The next task; nil when none is left.
  func next() -> SiteTask? {
    let index = place.add(1, ordering: .relaxed).oldValue
    return index < tasks.count ? tasks[index] : nil
  }

  /// Hands out nothing more.
  func close() { place.store(tasks.count, ordering: .relaxed) }
}
