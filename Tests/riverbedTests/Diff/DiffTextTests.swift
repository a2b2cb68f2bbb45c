import AppModel
import Support
import Testing

@testable import riverbed

/// What `riverbed diff` prints, and which files it writes.
@Suite struct DiffTextTests {
  @Test func `people see each cause with its place, its findings and a sketch`() throws {
    let run = try DiffRun(of: "bar-overlay.json")
    let result = run.result("--device", "iphone-se-1", "--theme", "paper")
    #expect(result.errors.isEmpty && result.code == .differences)
    try Golden("Formats/diff-sketch.txt").expect(
      result.output.replacing("\(run.folder.path)/", with: ""))
  }

  @Test func `more is listed on demand: edits without effect, and every picture`() throws {
    let idle = try DiffRun(
      old: Self.app(withComponentAt: 1), new: Self.app(withComponentAt: 2))
    let title = "new/rivers.json:2:55: "
    #expect(idle.result().output.contains("has no effect (shown by -v).\n"))
    #expect(!idle.result().output.contains(title))
    #expect(idle.result("-v").output.contains(title))
    let run = try DiffRun(of: "family-inset.json")
    let variant = "/iphone-17/portrait/paper/full"
    #expect(!run.result().output.contains(variant))
    #expect(run.result("-v").output.contains(variant))
  }

  /// Returns an app whose component has a position, which apps do not use.
  private static func app(withComponentAt position: Int) -> AppFiles {
    let list =
      #"{ "id": "list", "component_type": "list", "position": \#(position) }"#
    let screen = #"{ "id": "home", "home": true, "type": "general_content", "ui_components": [\n"#
    let text = "[" + screen.replacing("\\n", with: "\n") + list + "] }]"
    return AppFiles(["rivers.json": .bytes(Array(text.utf8))])
  }

  @Test func `one run writes several formats, each to its place`() throws {
    let run = try DiffRun(of: "family-inset.json")
    let file = "\(run.folder.path)/changes.json"
    let both = run.result("--format", "human", "--format", "json=\(file)")
    #expect(both.code == .differences && both.output == run.result().output)
    #expect(try TemporaryFolder.text(of: file) == run.result("--format", "json").output)
    let other = run.result("--format", "json", "--format", "human=\(file)")
    #expect(other.output == run.result("--format", "json").output)
    #expect(try TemporaryFolder.text(of: file) == run.result().output)
  }

  @Test func `the text says what a tolerance leaves out`() throws {
    let run = try DiffRun(of: "family-top-inset.json")
    let result = run.result("--tolerance", "10")
    #expect(result.code == .clean)
    #expect(result.output.contains("1 edit moves boxes within the tolerance"))
    #expect(!result.output.contains("no effect"))
    #expect(result.output.hasPrefix("Nothing changed by more than 10 pt; "))
    #expect(result.output.contains(" pictures differ by less, for 1 edit.\n"))
    let json = try JSONTree(
      strictly: Array(run.result("--tolerance", "10", "--format", "json").output.utf8))
    #expect(try JSONSchema(named: "diff").violations(in: json) == [])
    let counts = try json.at("/counts")
    #expect(counts["editsWithoutEffect"]?.whole == 1)
    #expect(counts["editsWithinTolerance"]?.whole == 1)
    #expect(try json.at("/editsWithoutEffect").elements.count == 1)
    #expect(try json.at("/editsWithinTolerance").elements.count == 1)
  }
}
