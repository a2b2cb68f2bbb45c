import AppModel
import Disk
import FoundationEssentials
import Printing
import Support
import Testing

@testable import riverbed

/// The formats of `riverbed diff` for other programs.
@Suite struct DiffFormatTests {
  private static let goldens: [(format: DiffFormat, file: String)] = [
    (.markdown, "diff-markdown.md"), (.github, "diff-github.txt"), (.sarif, "diff-sarif.json"),
    (.junit, "diff-junit.xml"), (.gitlab, "diff-gitlab.json"), (.reg, "diff-reg.json"),
  ]

  @Test(arguments: goldens)
  func `a format has every cause`(format: DiffFormat, file: String) throws {
    let run = try DiffRun(of: "two-unrelated.json")
    let result = run.result(
      "--format", format.rawValue, "-o", "\(run.folder.path)/report", "--device", "iphone-se-1",
      "--theme", "paper", "--link-base", "https://example.org/changes/", "--placement", "on_top")
    #expect(result.code == .differences)
    let text = result.output.replacing(run.folder.path, with: "apps")
    try Golden("Formats/\(file)").expect(text)
  }

  @Test func `all formats come from one run, in files and on standard output`() throws {
    let run = try DiffRun(of: "bar-overlay.json")
    let folder = run.folder.path
    let formats = DiffFormat.allCases.filter { $0 != .human }
    let words = formats.flatMap { ["--format", "\($0.rawValue)=\(folder)/\($0.rawValue)"] }
    let all = run.result(words + ["-o", "\(folder)/report"])
    let plain = run.result()
    // Where the report is comes last.
    #expect(all.output.hasPrefix(plain.output))
    for format in formats {
      let alone = run.result(["--format", format.rawValue, "-o", "\(folder)/report"])
      let file = String(
        decoding: try Data(contentsOf: URL(filePath: "\(folder)/\(format.rawValue)")),
        as: UTF8.self)
      #expect(file == alone.output)
      #expect(!file.isEmpty)
    }
  }

  @Test func `JUnit has a suite for each screen, whatever their names are`() throws {
    let names = ["Home", "Home", "Other"].enumerated().map { number, name in
      "{\"id\": \"\(number)\", \"name\": \"\(name)\", \"home\": \(number == 0)}"
    }
    let app = AppFiles(["rivers.json": .bytes(Array("[\(names.joined(separator: ","))]".utf8))])
    let xml = try DiffRun(old: app, new: app).result("--format", "junit").output
    let suites = xml.split(separator: "\n").filter { $0.hasPrefix("  <testsuite ") }
    #expect(suites.map { String($0.split(separator: "\"")[1]) } == ["Home", "Home", "Other"])
    let counts = Set(suites.compactMap { $0.split(separator: " ").first { $0.hasPrefix("tests") } })
    #expect(counts.count == 1, "\(suites)")
  }

  @Test(arguments: [
    (["--format", "reg"], "needs '-o'"),
    (["--link-base", "javascript:alert(1)"], "expected an address such as"),
    (["--link-base", "https://"], "expected an address such as"),
    (["--link-base", "https://example.org/(x)"], "expected an address such as"),
    (["--link-base", "https://example.org/a b"], "expected an address such as"),
    (["--link-base", "https://example.org/?a=b"], "expected an address such as"),
    (["--format", "xml"], "expected human, json, markdown, github, sarif, junit, gitlab or reg"),
  ])
  func `what a format cannot do is refused`(words: [String], reason: String) throws {
    let result = try DiffRun(of: "bar-overlay.json").result(words)
    #expect(result.code == .usage)
    #expect(result.errors.contains(reason), "\(result.errors)")
  }

  @Test(arguments: try Fixtures.names(in: "Review", endingIn: "json"))
  func `every issue is at a line of the new side`(name: String) throws {
    for isReversed in [false, true] {
      let texts = try DiffTexts.of(name, isReversed: isReversed)
      let issues = try texts.tree(.gitlab).elements
      let causes = try texts.tree(.json).at("/causes").elements
      #expect(issues.count == causes.count)
      for (issue, cause) in zip(issues, causes) {
        let path = try #require(issue.at("/location/path").text)
        let line = try #require(issue.at("/location/lines/begin").whole)
        #expect(path.hasPrefix("\(texts.side)/"))
        let file = String(path.dropFirst(texts.side.utf8.count + 1))
        guard case .bytes(let bytes)? = texts.files[file] else {
          Issue.record("\(file) is not one of the new side")
          continue
        }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        #expect((1...lines.count).contains(line))
        if let place = try cause.at("/edits").elements.first?.present("new") {
          #expect(place["line"]?.whole == line)
        }
      }
    }
  }
}
