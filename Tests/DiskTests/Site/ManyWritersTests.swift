import Support
import Testing

@testable import Disk

@Suite struct ManyWritersTests {
  private static let files = Dictionary(
    uniqueKeysWithValues: (0..<2000).map { number in
      ("screens/\(number % 40)/\(number % 7)/\(number).svg", "wireframe \(number)")
    })

  @Test(arguments: [1, 8])
  func `any number of writers produces the same folder`(count: Int) throws {
    let folder = try TemporaryFolder()
    let files = Self.files.keys.sorted()
    for expected in [FolderWriter.Outcome.written, .unchanged] {
      let site = try SiteFolder(at: folder.path)
      let owned = try site.recordedPaths()
      let update = try site.update(files: files, owned: owned)
      let counts = try Workers.run(count) { worker throws(DiskError) in
        var writer = try update.writer()
        var written = 0
        for (number, file) in files.enumerated() where number % count == worker {
          let outcome = try writer.write(Array((Self.files[file] ?? "").utf8), to: file)
          written += outcome == expected ? 1 : 0
        }
        return written
      }
      #expect(counts.reduce(0, +) == files.count)
      let record = files.joined(separator: "\n")
      #expect(try update.finish(record: Array(record.utf8), state: "state") == 0)
    }
    #expect(try TestSite.tree(of: folder.path) == TestSite(files: Self.files).tree)
  }

  @Test func `every worker may write the same file at once`() throws {
    let folder = try TemporaryFolder()
    let update = try SiteFolder(at: folder.path).update(files: ["deep/er/a"], owned: [])
    _ = try Workers.run(8) { worker throws(DiskError) in
      var writer = try update.writer()
      for _ in 0..<50 {
        _ = try writer.write(
          Array(String(repeating: "\(worker)", count: 9999).utf8), to: "deep/er/a")
      }
    }
    let text = try TestSite.tree(of: folder.path)["deep/er/a"] ?? ""
    #expect(text.utf8.count == 9999)
    #expect(Set(text).count == 1)
  }
}
