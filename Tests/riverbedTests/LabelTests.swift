import Disk
import FoundationEssentials
import Support
import Testing

@testable import riverbed

/// The text of `--label` in a site.
@Suite struct LabelTests {
  private static let app = Fixtures.url("Apps/footers").path

  @Test func `a label is in the footer of every page and in the record, and nowhere else`() throws {
    let folder = try TemporaryFolder()
    let (plain, labeled) = ("\(folder.path)/plain", "\(folder.path)/labeled")
    try build(into: plain)
    try build(into: labeled, label: "r42, 2 May")
    var pages = 0
    for name in try FileManager.default.subpathsOfDirectory(atPath: plain).sorted() {
      guard name.contains("."), !name.hasPrefix(".riverbed") else { continue }
      let (before, after) = (
        try TemporaryFolder.text(of: "\(plain)/\(name)"),
        try TemporaryFolder.text(of: "\(labeled)/\(name)")
      )
      if name.hasSuffix(".xhtml") {
        pages += 1
        #expect(after.ranges(of: "<bdi>r42, 2 May</bdi>").count == 1)
        #expect(
          after.replacing("<p><bdi>r42, 2 May</bdi></p>", with: "").filter { $0 != "\n" }
            == before.filter { $0 != "\n" })
      } else if name == "site.json" {
        #expect(after.contains("\"label\": \"r42, 2 May\",\n"))
        #expect(!before.contains("label"))
        let json = try JSONTree(strictly: Array(after.utf8))
        #expect(try JSONSchema(named: "site").violations(in: json) == [])
      } else {
        #expect(after == before)
      }
    }
    #expect(pages > 5)
  }

  @Test func `another label rebuilds the pages, and the same one nothing`() throws {
    let folder = try TemporaryFolder()
    try build(into: folder.path, label: "one")
    #expect(try build(into: folder.path, label: "one").hasPrefix("0 written, "))
    #expect(try !build(into: folder.path, label: "two").hasPrefix("0 written, "))
    #expect(try TemporaryFolder.text(of: "\(folder.path)/index.xhtml").contains("<bdi>two</bdi>"))
    #expect(try !build(into: folder.path).hasPrefix("0 written, "))
    #expect(try !TemporaryFolder.text(of: "\(folder.path)/index.xhtml").contains("<bdi>two</bdi>"))
  }

  @Test(arguments: HostileCharacters.names.indices)
  func `a hostile label is only text`(number: Int) throws {
    let folder = try TemporaryFolder()
    let label = HostileCharacters.names[number] + "</p><script>x</script>&\"]]>"
    try build(into: folder.path, label: label)
    let page = try TemporaryFolder.text(of: "\(folder.path)/index.xhtml")
    #expect(!page.contains("<script>x"))
    #expect(page.contains("&lt;script&gt;x"))
    let record = try JSONTree(
      strictly: Array(TemporaryFolder.text(of: "\(folder.path)/site.json").utf8))
    #expect(record["label"]?.text == label)
  }

  @discardableResult
  private func build(into path: String, label: String? = nil) throws -> String {
    let run = CommandRun(
      ["build", Self.app, "-o", path, "--device", "iphone-se-1"]
        + (label.map { ["--label=\($0)"] } ?? []))
    try #require(run.code == .clean, "\(run.errors)")
    return run.output
  }
}
