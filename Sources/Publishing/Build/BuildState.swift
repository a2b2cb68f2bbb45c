import AppModel
package import Disk
import SiteFiles

/// What identifies everything that the files of a folder are made from.
package struct BuildOrigin: Hashable, Sendable {
  /// The program that makes them.
  package let program: ContentHash
  /// All of it. As long as it is the same, every byte of every file is the same.
  package let all: ContentHash

  package init(program: ContentHash, all: ContentHash) {
    self.program = program
    self.all = all
  }
}

/// The state that a finished build leaves for the next one: what all files were made from, what
/// each picture shows, and what the record and the archive are.
///
///     3f0c…        the origin of all files
///     77ab…        the hash of the record
///     -            the size of the archive, or a hyphen without one
///     90c1… 12     the hash of what the first twelve files of the record show, with the program
///     - 3          three files that are always made
///     …
struct BuildState: ~Copyable {
  /// The hash of the origin of all files.
  let all: String
  /// The hash of the record that lists them.
  let record: String
  /// The size of the archive; nil without one.
  let archiveSize: Int?
  private var lines: StoredLines
  /// What the next files show, and how many show it together.
  private var run: Run?

  /// Files that are made together, and the hash of what they show; nil for files that are always
  /// made.
  typealias Run = (shown: ContentHash?, count: Int)

  /// Whether a line was not as a build writes it: what comes after it is not known.
  private var isDamaged = false

  /// Reads what the last build left; nil if that is not a state of this form, or cannot be read.
  init?(of folder: borrowing SiteFolder) {
    guard var lines = folder.previousState(), let all = lines.readNext(),
      let record = lines.readNext(), let size = lines.readNext()
    else { return nil }
    self.all = all
    self.record = record
    archiveSize = Int(size)
    self.lines = lines
  }

  /// Whether the state is about the record that a folder has now.
  func fitsRecord(of folder: borrowing SiteFolder) throws(DiskError) -> Bool {
    try folder.previousRecord()?.hash().text == record
  }

  /// Returns the hash of what the next file of the record shows; nil where it is not known.
  mutating func next() -> ContentHash? {
    if run == nil || run?.count == 0 {
      guard !isDamaged, let words = lines.readNext()?.split(separator: " "), words.count == 2,
        let count = Int(words[1]), count > 0
      else {
        (run, isDamaged) = (nil, true)
        return nil
      }
      run = (ContentHash(text: String(words[0])), count)
    }
    run?.count -= 1
    return run?.shown
  }

  /// Writes a state.
  static func write(
    _ origin: BuildOrigin, record: ContentHash, archiveSize: Int?,
    runs: some Sequence<Run>, into draft: inout FileDraft
  ) {
    let size = archiveSize.map { "\($0)" } ?? "-"
    draft.write(Array("\(origin.all.text)\n\(record.text)\n\(size)\n".utf8))
    for (shown, count) in runs where count > 0 {
      draft.write(Array("\(shown?.text ?? "-") \(count)\n".utf8))
    }
  }
}

extension StoredLines {
  /// Returns the next line; nil after the last, and where it cannot be read, such as one that is
  /// too long: without a state everything is made again, which is always right.
  fileprivate mutating func readNext() -> String? {
    do throws(DiskError) { return try next() } catch { return nil }
  }
}
