import Disk

/// The result of a build.
package struct BuildSummary: Hashable, Sendable {
  package internal(set) var written = 0
  package internal(set) var unchanged = 0
  package internal(set) var removed = 0

  /// Counts a file.
  mutating func count(_ outcome: FolderWriter.Outcome) {
    switch outcome {
    case .written: written += 1
    case .unchanged: unchanged += 1
    }
  }
}
