import FoundationEssentials
import Support

@testable import Disk

/// A site as a test describes it: texts by their paths.
struct TestSite {
  var files: [String: String]
  var state: String? = "state"

  /// The result of a build.
  struct Outcome: Equatable {
    var written = 0
    var unchanged = 0
    var removed = 0
  }

  /// The number of moments when a build can stop: after opening, after starting, after each file.
  var moments: Int { files.count + 2 }

  /// The record, which holds only the paths.
  var record: String { paths.joined(separator: "\n") }

  /// The paths in the order that a build requires.
  var paths: [String] { files.keys.inByteOrder }

  /// Builds the site; returns nil if it stops after some moments, as if the program were killed.
  @discardableResult
  func build(in path: String, stoppingAfter limit: Int = .max) throws -> Outcome? {
    let folder = try SiteFolder(at: path)
    guard limit > 0 else { return nil }
    let owned = try folder.recordedPaths()
    let update = try folder.update(files: paths, owned: owned)
    var outcome = Outcome()
    var writer = try update.writer()
    for (number, file) in files.sorted(by: { $0.key < $1.key }).enumerated() {
      guard number + 1 < limit else { return nil }
      switch try writer.write(Array(file.value.utf8), to: file.key) {
      case .written: outcome.written += 1
      case .unchanged: outcome.unchanged += 1
      }
    }
    guard moments <= limit else { return nil }
    outcome.removed = try update.finish(record: Array(record.utf8), state: state)
    return outcome
  }

  /// Returns the content of a folder: the texts of all files by their paths, and the empty folders.
  /// Riverbed's own folder is left out.
  static func tree(of path: String) throws -> [String: String] {
    var tree = try TemporaryFolder.files(in: path).mapValues { String(decoding: $0, as: UTF8.self) }
    let paths = try FileManager.default.subpathsOfDirectory(atPath: path)
    for name in paths where tree[name] == nil && !name.hasPrefix(Workshop.name) {
      if !paths.contains(where: { $0.hasPrefix("\(name)/") }) { tree[name] = "empty folder" }
    }
    return tree
  }

  /// The tree that a finished build leaves.
  var tree: [String: String] { files.merging(["site.json": record]) { $1 } }
}

extension SiteFolder {
  /// Returns the paths that the record of a test's site lists.
  func recordedPaths() throws -> [String] {
    guard let record = try previousRecord() else { return [] }
    var paths: [String] = []
    var lines = FilePieces(of: record, separator: UInt8(ascii: "\n"))
    while let line = try lines.next() { paths.append(String(decoding: line, as: UTF8.self)) }
    return paths
  }

  /// Returns the only line of the state that the last build saved, if no other was started since.
  func stateText() throws -> String? {
    guard isFinished, var lines = previousState() else { return nil }
    return try lines.next()
  }

  /// Starts to change the site, from the files in an array.
  consuming func update(
    files: some Collection<String>, owned: [String]
  ) throws(DiskError) -> SiteUpdate {
    try update(files: files, owned: MadePaths(owned))
  }
}

extension SiteUpdate {
  /// Ends the build with a record that is in memory.
  consuming func finish(record: [UInt8], state: String?) throws -> Int {
    guard let state else { return try finish(state: nil) { $0.write(record) } }
    return try finish(state: { $1.write(Array(state.utf8)) }, record: { $0.write(record) })
  }
}

extension Sequence<String> {
  /// The texts in the order of their bytes.
  var inByteOrder: [String] { sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
}
