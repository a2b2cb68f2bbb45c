import Disk
import Support
import Testing

@testable import Publishing
@testable import Site
@testable import SiteFiles

/// What a build accepts as a record of an earlier build.
struct RecordReadingTests {
  @Test func `a record lists its files in order`() throws {
    #expect(try RecordText.files(of: RecordText.good) == RecordText.goodFiles)
  }

  @Test(arguments: RecordText.otherForms)
  func `a record may be reformatted`(text: String) throws {
    #expect(try RecordText.files(of: text) == RecordText.goodFiles)
  }

  @Test func `a record cut short anywhere is refused`() throws {
    // The last byte is a line break, which is optional.
    for length in 0..<RecordText.good.utf8.count - 1 {
      let text = String(decoding: Array(RecordText.good.utf8)[..<length], as: UTF8.self)
      #expect(throws: DiskError.self, "\(length)") { try RecordText.files(of: text) }
    }
  }

  @Test(arguments: RecordText.invalid)
  func `anything that is not clearly a record is refused`(text: String) throws {
    let error = #expect(throws: DiskError.self) { try RecordText.files(of: text) }
    #expect(
      error?.reason == "it is not a record that a build wrote; choose another folder, or remove "
        + "site.json and what it lists")
  }

  @Test(arguments: [
    [RecordText.entry("a"), RecordText.entry("a")],
    [RecordText.entry("b"), RecordText.entry("a"), RecordText.entry("b")],
    [RecordText.entry("../a")], [RecordText.entry("site.json")],
    [RecordText.entry("a\\u002F..\\u002f..\\/b")],
  ])
  func `a record that lists a file twice or outside the folder is refused, and nothing changes`(
    entries: [String]
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(RecordText.record(entries), to: "site.json")
    try folder.write("mine", to: "b")
    let build = try SiteBuild(
      of: SiteOfApp.named("newsroom"), jobs: 1, checking: .init(), from: nil)
    let error = #expect(throws: DiskError.self) { try build.run(into: folder.path) {} }
    #expect(
      error?.reason.hasSuffix("; choose another folder, or remove site.json and what it lists")
        == true)
    #expect(FileContent(reading: "\(folder.path)/b") == .bytes(Array("mine".utf8)))
    #expect(FileContent(reading: "\(folder.path)/index.xhtml") == nil)
  }

  @Test(arguments: [("é", 32_765), ("é", 32_768), ("😀", 50_000), ("x", 17_000_000)])
  func `a string of any length is skipped`(character: String, count: Int) throws {
    let long = String(repeating: character, count: count)
    let entry = RecordText.entry("a.svg").replacing(" }", with: ", \"screen\": \"")
    let text = RecordText.record([entry + long + "\"}", RecordText.entry("b/c.svg")])
    #expect(try RecordText.files(of: text) == RecordText.goodFiles)
  }

  @Test func `a path longer than any that a build writes is refused`() throws {
    let path = String(repeating: "x", count: 200_000)
    #expect(throws: DiskError.self) {
      try RecordText.files(of: RecordText.record([RecordText.entry(path)]))
    }
  }

  @Test func `a gigabyte file that is not JSON is refused at once`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.sparseFile("site.json", size: 1 << 30)
    let site = try SiteFolder(at: folder.path, record: SiteContents.recordName)
    #expect(throws: DiskError.self) { _ = try RecordFiles(of: site) }
  }

  @Test func `a site whose record lists its files in another order is updated`() throws {
    let folder = try TemporaryFolder()
    let build = try SiteBuild(
      of: SiteOfApp.named("newsroom"), jobs: 1, checking: .init(), from: nil)
    _ = try build.run(into: folder.path) {}
    let written = FileContent(reading: "\(folder.path)/site.json")
    let paths = try RecordText.files(in: folder.path).map(\.path)
    let stale = ["zoo.svg", "a.svg", "screens.svg"]
    for path in stale { try folder.write("stale", to: path) }
    let other = RecordText.record((stale + paths.reversed()).map(RecordText.entry))
    try folder.write(other, to: "site.json")
    #expect(
      try build.run(into: folder.path) {}
        == .init(unchanged: build.content.fileCount, removed: stale.count))
    #expect(FileContent(reading: "\(folder.path)/site.json") == written)
    #expect(FileContent(reading: "\(folder.path)/zoo.svg") == nil)
  }

  @Test func `a site whose record was reformatted by another tool is updated`() throws {
    let folder = try TemporaryFolder()
    let site = try SiteOfApp.named("newsroom")
    let program = ContentHash(of: [UInt8]())
    let build = try SiteBuild(
      of: site, jobs: 1, checking: .init(), from: site.origin(of: program))
    let count = build.content.fileCount
    _ = try build.run(into: folder.path) {}
    let written = FileContent(reading: "\(folder.path)/site.json")
    guard case .bytes(let bytes)? = written else {
      Issue.record("there is no record")
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let other = text.replacing("\n", with: "\r\n").replacing("{ ", with: "{\r\n\t ")
    try folder.write(other, to: "site.json")
    #expect(try build.run(into: folder.path) {} == .init(unchanged: count))
    #expect(FileContent(reading: "\(folder.path)/site.json") == written)
    #expect(try build.run(into: folder.path) {} == .init(unchanged: count))
  }
}
