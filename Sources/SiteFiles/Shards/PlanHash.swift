package import Disk

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
