import Disk
package import SiteFiles

/// Where the time of a build went. The seconds of documents are those of all threads together.
package struct BuildStatistics: Sendable {
  /// The seconds that each phase took.
  package var phases: [Phase: Double] = [:]
  package private(set) var kinds: [Subject.Kind: Tally] = [:]
  /// The documents that took longest, the slowest first.
  package private(set) var slowest: [Document] = []

  /// A phase of a build, in order.
  package enum Phase: String, Hashable, Sendable, CaseIterable {
    /// Comparing the app with an earlier one, where that is asked for.
    case reviewing
    /// Finding out whether all files are as the last build left them.
    case comparing
    /// Planning the files, and finding out which of them would be made from the same.
    case planning
    /// Making and writing files, and reading those that are kept.
    case making
    /// Making an archive, removing files, and writing the list of all of them.
    case finishing
  }

  /// The documents of a kind.
  package struct Tally: Hashable, Sendable {
    /// How many were made.
    package fileprivate(set) var made = 0
    /// How many were kept, because they would be made from the same.
    package fileprivate(set) var kept = 0
    /// The bytes of those that were made.
    package fileprivate(set) var bytes = 0
    package fileprivate(set) var secondsMaking = 0.0
    /// The seconds that it took to write them, or to see that they are already there.
    package fileprivate(set) var secondsWriting = 0.0
  }

  /// A document, and how many seconds it took to make.
  package struct Document: Hashable, Sendable {
    package let path: String
    package let seconds: Double
  }

  /// The number of slow documents that are named.
  private static let most = 10

  /// Counts a file that was made.
  mutating func add(_ file: PlannedFile, bytes: Int, making: Double, writing: Double) {
    kinds[file.subject.kind, default: Tally()].made += 1
    kinds[file.subject.kind]?.bytes += bytes
    kinds[file.subject.kind]?.secondsMaking += making
    kinds[file.subject.kind]?.secondsWriting += writing
    if slowest.count < Self.most || slowest.last.map({ $0.seconds < making }) == true {
      insert(Document(path: file.path.text, seconds: making))
    }
  }

  /// Counts files that were kept.
  mutating func keep(_ files: some Sequence<Subject.Kind>) {
    for kind in files { kinds[kind, default: Tally()].kept += 1 }
  }

  /// Counts what another thread did.
  mutating func add(_ part: BuildStatistics) {
    for (kind, tally) in part.kinds {
      kinds[kind, default: Tally()].made += tally.made
      kinds[kind]?.kept += tally.kept
      kinds[kind]?.bytes += tally.bytes
      kinds[kind]?.secondsMaking += tally.secondsMaking
      kinds[kind]?.secondsWriting += tally.secondsWriting
    }
    for document in part.slowest { insert(document) }
  }

  private mutating func insert(_ document: Document) {
    let place = slowest.firstIndex { $0.seconds < document.seconds } ?? slowest.count
    slowest.insert(document, at: place)
    if slowest.count > Self.most { slowest.removeLast() }
  }

  /// Ends a phase that began at some time.
  mutating func end(_ phase: Phase, from start: Double) -> Double {
    let now = SystemProcess.monotonicSeconds
    phases[phase, default: 0] += now - start
    return now
  }
}
