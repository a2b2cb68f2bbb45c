import Disk
import Support
import Testing

@testable import Site

/// What a build believes of the record that it finds.
struct RecordReadingTests {
  private static let hash = "cbd8a7b341bd9b025b1e906a48ae1d19"
  private static let first = line("a.svg")
  private static let good = record(["\(first),", line("b/c.svg")])

  @Test func `a record tells its files in order`() throws {
    let hash = try #require(ContentHash(text: Self.hash))
    #expect(
      try files(of: Self.good) == [
        .init(path: "a.svg", hash: hash), .init(path: "b/c.svg", hash: hash),
      ])
  }

  @Test func `a record cut short anywhere is refused`() throws {
    for length in 0..<Self.good.utf8.count {
      let text = String(decoding: Array(Self.good.utf8)[..<length], as: UTF8.self)
      #expect(throws: DiskError.self, "\(length)") { try files(of: text) }
    }
  }

  @Test(arguments: [
    good + "\n", good + "x", " " + good, good.replacing("    {", with: "  {"),
    good.replacing("\"path\": ", with: "\"path\":"), good.replacing("\n", with: "\r\n"),
    good.replacing(hash, with: hash.uppercased()), good.replacing("a.svg", with: "a\\u002Esvg"),
    good.replacing("},\n    {", with: "}\n    {"), good.replacing(" }\n  ]", with: " },\n  ]"),
    good.replacing(", \"kind\": \"variant\"", with: ""), record([]), record(["", first]), "{}\n",
  ])
  func `a record that is not as a build writes it is refused`(text: String) throws {
    let error = #expect(throws: DiskError.self) { try files(of: text) }
    #expect(
      error?.reason == "it is not as a build writes it; choose another folder, or remove "
        + "that file and what it lists")
  }

  @Test(arguments: [[line("b") + ",", line("a")], [line("a") + ",", line("a")]])
  func `a record out of order is refused, and nothing is touched`(lines: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.record(lines), to: "site.json")
    try folder.write("mine", to: "b")
    let build = try SiteBuild(
      of: SiteOfApp.named("newsroom"), jobs: 1, checking: .init(), fingerprint: nil)
    #expect(throws: DiskError.self) { try build.run(into: folder.path) {} }
    #expect(FileContent(reading: "\(folder.path)/b") == .bytes(Array("mine".utf8)))
    #expect(FileContent(reading: "\(folder.path)/index.xhtml") == nil)
  }

  private func files(of text: String) throws -> [RecordReading.File] {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "site.json")
    var reading = try RecordReading(of: SiteFolder(at: folder.path))
    var files: [RecordReading.File] = []
    while let file = try reading.next() { files.append(file) }
    return files
  }

  private static func line(_ path: String) -> String {
    "    { \"path\": \"\(path)\", \"hash\": \"\(hash)\", \"kind\": \"variant\" }"
  }

  private static func record(_ lines: [String]) -> String {
    (["{", "  \"title\": \"App\",", "  \"files\": ["] + lines + ["  ]", "}", ""])
      .joined(separator: "\n")
  }
}
