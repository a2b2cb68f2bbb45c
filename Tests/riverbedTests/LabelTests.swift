import Disk
import FoundationEssentials
import Support
import Testing

@testable import riverbed

/// The text of `--label` in a site.
@Suite struct LabelTests {
  private static let app = Fixtures.url("Apps/footers").path

  @Test func `a label is in one stylesheet, the record and the first page, and nowhere else`()
    throws
  {
    let folder = try TemporaryFolder()
    let (one, two) = ("\(folder.path)/one", "\(folder.path)/two")
    try build(into: one, label: "r42, 2 May")
    try build(into: two, label: "another")
    let names = try FileManager.default.subpathsOfDirectory(atPath: one).sorted().filter {
      $0.contains(".") && !$0.hasPrefix(".riverbed")
    }
    var changed: [String] = []
    for name in names {
      let text = try TemporaryFolder.text(of: "\(one)/\(name)")
      if name.hasSuffix(".xhtml") { #expect(text.contains("label.css\"/>"), "\(name)") }
      if text != (try TemporaryFolder.text(of: "\(two)/\(name)")) { changed.append(name) }
    }
    #expect(changed == ["index.xhtml", "label.css", "site.json"])
    let page = try TemporaryFolder.text(of: "\(one)/index.xhtml")
    #expect(page.ranges(of: "<bdi>r42, 2 May</bdi>").count == 1)
    #expect(try Self.styledText(in: one) == "r42, 2 May")
    let record = try TemporaryFolder.text(of: "\(one)/site.json")
    #expect(record.contains("\"label\": \"r42, 2 May\",\n"))
    #expect(
      try JSONSchema(named: "site").violations(in: JSONTree(strictly: Array(record.utf8))) == [])
  }

  @Test func `without a label nothing is loaded, and another one writes three files`() throws {
    let folder = try TemporaryFolder()
    try build(into: folder.path, label: "one")
    #expect(try build(into: folder.path, label: "one").hasPrefix("0 written, "))
    #expect(try build(into: folder.path, label: "two").hasPrefix("2 written, "))
    #expect(try TemporaryFolder.text(of: "\(folder.path)/index.xhtml").contains("<bdi>two</bdi>"))
    try build(into: folder.path)
    #expect(try !TemporaryFolder.text(of: "\(folder.path)/index.xhtml").contains("label.css"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/label.css"))
  }

  @Test(arguments: HostileCharacters.names.indices)
  func `a hostile label is only text`(number: Int) throws {
    let folder = try TemporaryFolder()
    let label = HostileCharacters.names[number] + "</p><script>x</script>&\"]]>\\a\\\"}b{}/**/"
    try build(into: folder.path, label: label)
    let page = try TemporaryFolder.text(of: "\(folder.path)/index.xhtml")
    #expect(!page.contains("<script>x"))
    #expect(page.contains("&lt;script&gt;x"))
    let record = try JSONTree(
      strictly: Array(TemporaryFolder.text(of: "\(folder.path)/site.json").utf8))
    #expect(record["label"]?.text == label)
    #expect(try Self.styledText(in: folder.path) == label)
  }

  /// Returns the text of a site's stylesheet as a browser reads it; nil where something else follows
  /// than the end of the rule.
  private static func styledText(in site: String) throws -> String? {
    let style = try TemporaryFolder.text(of: "\(site)/label.css")
    let start = try #require(style.firstRange(of: ":root{--label:\"")).upperBound
    var (text, rest) = ("", style[start...].unicodeScalars)
    while let character = rest.popFirst(), character != "\"" {
      guard character != "\n" else { return nil }
      guard character == "\\", let next = rest.popFirst() else {
        text.unicodeScalars.append(character)
        continue
      }
      guard next.properties.isASCIIHexDigit else {
        text.unicodeScalars.append(next)
        continue
      }
      let digits = [next] + rest.prefix { $0.properties.isASCIIHexDigit }
      rest = rest.dropFirst(digits.count - 1)
      guard rest.popFirst() == " ", let value = UInt32(digits.map(String.init).joined(), radix: 16)
      else { return nil }
      text.unicodeScalars.append(try #require(Unicode.Scalar(value)))
    }
    return String(rest) == "}\n" ? text : nil
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
