import Support
import Testing

@testable import Disk

/// The walk through planned, owned and unfinished files, compared with sets.
@Suite struct FileMergeTests {
  @Test func `a build leaves the planned files, whatever was there before`() throws {
    var random = SplitMix64(seed: 11)
    let folder = try TemporaryFolder()
    for round in 0..<60 {
      let next = TestSite(files: Self.files(&random))
      let stop = round % 3 == 0 ? Int.random(in: 0..<next.moments, using: &random) : .max
      try next.build(in: folder.path, stoppingAfter: stop)
      if stop == .max { #expect(try TestSite.tree(of: folder.path) == next.tree, "\(round)") }
    }
  }

  @Test func `obstacles are the same as those found with sets`() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<300 {
      let planned = Set(Self.files(&random).keys)
      let stale = Set(Self.files(&random).keys).subtracting(planned)
      var trail = PathTrail()
      var found: [String] = []
      for text in planned.union(stale).inByteOrder {
        let path = try #require(RelativePath(text))
        found += trail.obstacles(at: path, isStale: stale.contains(text)).map(\.text)
      }
      let expected = stale.filter { file in
        planned.contains { $0.hasPrefix("\(file)/") || file.hasPrefix("\($0)/") }
      }
      #expect(found.inByteOrder == expected.inByteOrder)
    }
  }

  @Test(arguments: [["b", "a"], ["a", "a"], ["a/b", "a-b"], ["a", "b", "a"]])
  func `a record or a journal out of order is refused before anything is touched`(
    paths: [String]
  ) throws {
    let folder = try TemporaryFolder()
    let site = TestSite(files: ["a": "file"])
    try site.build(in: folder.path)
    let error = #expect(throws: DiskError.self) {
      _ = try SiteFolder(at: folder.path).update(files: [], owned: paths)
    }
    let last = paths[paths.count - 1]
    let attempt = "cannot use '\(last)' as a file of '\(folder.path)'"
    #expect(
      error?.text
        == "\(attempt): it is listed twice, or out of order, in site.json; "
        + "choose another folder, or remove site.json and what it lists")
    #expect(Set(try Folder(path: "\(folder.path)/.riverbed").names()) == [".gitignore", "state"])
    try folder.write(paths.joined(separator: "\0"), to: ".riverbed/journal")
    let journal = #expect(throws: DiskError.self) {
      _ = try SiteFolder(at: folder.path).update(files: [], owned: [])
    }
    #expect(journal?.text == "\(attempt): it is out of order in .riverbed/journal")
    #expect(try TestSite.tree(of: folder.path) == site.tree)
  }

  @Test(arguments: [["b", "a"], ["a", "a"]])
  func `planned files out of order are refused before anything is written`(
    files: [String]
  ) throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: DiskError.self) {
      _ = try SiteFolder(at: folder.path).update(files: files, owned: [])
    }
    #expect(
      error?.text
        == "cannot use 'a' as a file of '\(folder.path)': it is planned twice, or out of order"
    )
  }

  @Test func `the journal lists what is planned and what was left unfinished, in order`() throws {
    let folder = try TemporaryFolder()
    try TestSite(files: ["a": "", "c": "", "z": ""]).build(in: folder.path)
    try TestSite(files: ["b": "", "c": "", "f": ""]).build(in: folder.path, stoppingAfter: 2)
    try TestSite(files: ["a": "", "d": ""]).build(in: folder.path, stoppingAfter: 1)
    let journal = FileContent(reading: "\(folder.path)/.riverbed/journal")
    #expect(journal == .bytes(Array("a\0b\0c\0d\0f\0".utf8)))
  }

  /// Returns files with names that are prefixes of others, or folders of others; none inside
  /// another.
  private static func files(_ random: inout SplitMix64) -> [String: String] {
    var files: [String: String] = [:]
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let parts = (0...Int.random(in: 0...2, using: &random)).map { _ in
        ["a", "a-b", "a0", "b", "ab"].randomElement(using: &random) ?? ""
      }
      let path = parts.joined(separator: "/")
      let isFree = files.keys.allSatisfy {
        !$0.hasPrefix("\(path)/") && !path.hasPrefix("\($0)/")
      }
      if isFree { files[path] = path + "\(Int.random(in: 0...1, using: &random))" }
    }
    return files
  }
}
