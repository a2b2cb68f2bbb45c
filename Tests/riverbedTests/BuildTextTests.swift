import AppModel
import FoundationEssentials
import Support
import Testing

@testable import riverbed

/// What `riverbed build` prints about an app with many mistakes of one kind.
@Suite struct BuildTextTests {
  private static let app = Fixtures.url("Apps/qa-app").path

  /// Returns the lines about one rule that a build prints, and its page of problems.
  private static func build(
    _ words: String..., app: String = app
  ) throws -> (lines: [String], page: String) {
    let folder = try TemporaryFolder()
    let run = CommandRun(
      ["build", app, "-o", folder.path, "--device", "iphone-8", "--theme", "paper"] + words)
    let lines = run.errors.split(separator: "\n").map(String.init)
      .filter { $0.contains("[unknown-target]") }
    return (lines, try TemporaryFolder.text(of: "\(folder.path)/problems.xhtml"))
  }

  @Test func `after the first three of a rule in a file, one line counts the rest`() throws {
    let all = try Self.build("-v").lines
    #expect(all.count > 20 && all.allSatisfy { $0.contains("rivers.json:") })
    let few = try Self.build().lines
    let remark =
      "\(Self.app)/rivers.json: and \(all.count - 3) more warnings of this kind, shown by -v "
      + "[unknown-target]"
    #expect(few.count == 4 && few.last == remark)
    let places = { (lines: [String]) in lines.prefix(3).map { $0.split(separator: " ")[0] } }
    #expect(places(few) == places(all))
    let strict = try Self.build("--strict").lines
    #expect(strict[3] == remark.replacing("warnings", with: "errors"))
  }

  @Test func `other formats and commands keep every line`() throws {
    let count = try Self.build("-v").lines.count
    #expect(try Self.build("--format", "sarif", "--quiet").lines.isEmpty)
    let check = CommandRun("check", Self.app).output
    #expect(check.matches(of: #/no screen has the id '[^']*' \[unknown-target\]/#).count == count)
    let inspect = CommandRun("inspect", Self.app, "--screen", "home", "--device", "iphone-8").errors
    #expect(inspect.matches(of: #/ \[unknown-target\]/#).count == count)
  }

  @Test func `three of a rule are listed, and a line that counts others counts all of them`() throws
  {
    let folder = try TemporaryFolder()
    let screens = { (count: Int) in
      let others = (0..<count).map { #"{"id": "s\#($0)", "name": "Screen \#($0)"}"# }
      return "[\(([#"{"id": "home", "home": true}"#] + others).joined(separator: ", "))]"
    }
    let lines = { (count: Int, words: [String]) in
      try folder.write(screens(count), to: "app/rivers.json")
      let run = CommandRun(["build", "\(folder.path)/app", "-o", "\(folder.path)/site"] + words)
      return run.errors.split(separator: "\n").filter { $0.contains("[unreachable-screen]") }
    }
    let axes = ["--device", "iphone-8", "--theme", "paper", "--screen", "home"]
    #expect(try lines(3, axes).count == 3)
    #expect(try lines(4, axes).last?.contains(": and 1 more warning of this kind, ") == true)
    #expect(try lines(4, axes + ["--quiet"]).count == 4)
    #expect(try lines(1100, axes).last?.contains(": and 1,097 more warnings of this kind") == true)
  }

  @Test func `the lines say what the page of problems says`() throws {
    let (all, page) = try Self.build()
    let lines = all.dropLast()
    let text = page.replacing(#/<[^>]*>/#, with: "").replacing("&amp;", with: "&")
    for line in lines {
      let said = try #require(line.firstMatch(of: #/: warning: the (.*) \[unknown-target\]/#))
      let sentence = String(said.output.1).sentenceStart.withTypographicQuotes
      #expect(text.contains(sentence), "\(sentence)")
    }
    #expect(
      lines[1].hasSuffix(
        "the menu entry 'Hero Screen' opens a screen that does not exist "
          + "[unknown-target]"))
    let ids = page.matches(of: #/no screen has the id/#).count
    let listed = try Self.build("-v").lines
    #expect(ids == listed.count, "the details for developers have the ids")
    #expect(listed.allSatisfy { $0.contains("no screen has the id '") })
  }
}
