import CLibrary
import FoundationEssentials
import Support
import Testing

@testable import Disk

/// Builds that are killed leave a folder that the next build repairs.
@Suite struct KilledBuildTests {
  static let old = TestSite(files: [
    "a": "old a", "b/1": "old 1", "b/2": "same", "old/deep/er": "old", "turns": "file",
  ])
  static let killed = TestSite(files: [
    "a": "killed", "b/2": "same", "killed/x": "x", "turns/y": "y",
  ])
  static let next = TestSite(files: ["a": "new a", "b/2": "same", "b/3": "new", "turns": "file"])

  @Test func `a first build may be killed at any moment`() throws {
    for moment in 0..<Self.killed.moments {
      let folder = try TemporaryFolder()
      try Self.killed.build(in: folder.path, stoppingAfter: moment)
      try Self.next.build(in: folder.path)
      #expect(try TestSite.tree(of: folder.path) == Self.next.tree, "moment \(moment)")
    }
  }

  @Test func `builds may be killed at any moment one after the other`() throws {
    for first in 0..<Self.killed.moments {
      for second in 0..<Self.next.moments {
        let folder = try TemporaryFolder()
        try Self.old.build(in: folder.path)
        try Self.killed.build(in: folder.path, stoppingAfter: first)
        try Self.next.build(in: folder.path, stoppingAfter: second)
        try Self.old.build(in: folder.path)
        #expect(try TestSite.tree(of: folder.path) == Self.old.tree, "moments \(first), \(second)")
      }
    }
  }

  @Test func `a killed build leaves the old or the new version of each file`() throws {
    for moment in 0..<Self.next.moments {
      let folder = try TemporaryFolder()
      try Self.old.build(in: folder.path)
      try Self.next.build(in: folder.path, stoppingAfter: moment)
      for (path, text) in try TestSite.tree(of: folder.path) {
        #expect(
          [Self.old.tree[path], Self.next.tree[path]].contains(text), "\(path) at \(moment)")
      }
    }
  }

  /// Killed between two of the last steps: with the record but without the state, or with the state
  /// and also the journal.
  @Test func `a journal that was not removed does no harm`() throws {
    let folder = try TemporaryFolder()
    try Self.old.build(in: folder.path)
    try Self.next.build(in: folder.path)
    let paths = Set(Self.old.paths + Self.next.paths).inByteOrder.joined(separator: "\0")
    try folder.write(paths, to: ".riverbed/journal")
    #expect(try SiteFolder(at: folder.path).stateText() == nil)
    #expect(try Self.next.build(in: folder.path) == .init(unchanged: 4))
    #expect(try TestSite.tree(of: folder.path) == Self.next.tree)
    #expect(try SiteFolder(at: folder.path).stateText() == "state")
  }

  /// Three workers are writing when the system ends the program.
  @Test func `a program that the system kills leaves a folder that can be repaired`() async throws {
    let path = Self.childPath(of: getpid())
    defer { remove(path) }
    await #expect(processExitsWith: .signal(SIGKILL)) {
      let files = (0..<4000).map { "killed/\($0 % 50)/\($0)" }.inByteOrder
      let update = try SiteFolder(at: KilledBuildTests.childPath(of: getppid()))
        .update(files: files, owned: [])
      _ = try Workers.run(3) { worker in
        var writer = try update.writer()
        for (number, file) in files.enumerated() where number % 3 == worker {
          _ = try writer.write([UInt8](repeating: 65, count: 5000), to: file)
          if number == 1500 { kill(getpid(), SIGKILL) }
        }
      }
    }
    let half = try TestSite.tree(of: path)
    #expect(half.count > 500 && half.count < 4000)
    #expect(half.values.allSatisfy { $0.utf8.count == 5000 || $0 == "empty folder" })
    try Self.next.build(in: path)
    #expect(try TestSite.tree(of: path) == Self.next.tree)
    #expect(Set(try Folder(path: "\(path)/.riverbed").names()) == [".gitignore", "state"])
  }

  private func remove(_ path: String) {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      Issue.record(error)
    }
  }

  /// Returns a folder that a test and the program it starts both know.
  private static func childPath(of parent: pid_t) -> String { "/tmp/riverbed-killed-\(parent)" }
}
