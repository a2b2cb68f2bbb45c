import AppModel
import Disk
import FoundationEssentials
import Support
import Testing

@testable import riverbed

/// A run of `riverbed diff` on the two states of an app in a fixture of `Fixtures/Review`.
struct DiffRun: ~Copyable {
  let folder: TemporaryFolder
  /// The path of the new side, and its files.
  let newSide: String
  let newFiles: AppFiles
  private let words: [String]

  /// Writes both states to the disk, as `old` and `new`.
  init(of fixture: String, isReversed: Bool = false) throws {
    let edits = try Mistake("Review/\(fixture)")
    try self.init(
      old: try FixtureApp.files(edits.app), new: try edits.files(), isReversed: isReversed)
  }

  init(old: AppFiles, new: AppFiles, isReversed: Bool = false) throws {
    let folder = try TemporaryFolder()
    let sides = isReversed ? ["new", "old"] : ["old", "new"]
    for (name, files) in zip(["old", "new"], [old, new]) {
      for file in files.names {
        guard case .bytes(let bytes)? = files[file] else { continue }
        try folder.write(String(decoding: bytes, as: UTF8.self), to: "\(name)/\(file)")
      }
    }
    let paths = sides.map { "\(folder.path)/\($0)" }
    words = ["diff"] + paths
    (newSide, newFiles) = (paths[1], isReversed ? old : new)
    self.folder = folder
  }

  /// Compares both states with some more options.
  func result(_ options: String...) -> CommandRun { result(options) }

  /// Compares both states, as a step of a workflow with a summary.
  func result(_ options: [String], summary: String? = nil) -> CommandRun {
    CommandRun(words + options, summary: summary)
  }

  /// The changes as JSON.
  var json: JSONTree {
    get throws { try JSONTree(strictly: Array(result("--format", "json").output.utf8)) }
  }
}
