import Disk
import FoundationEssentials
import Support
import Testing

@testable import AppModel
@testable import riverbed

/// What `--widths` adds to the commands, for an app whose grid has cells of 160 points.
@Suite struct WidthCommandTests {
  /// Returns the files of an app whose grid has cells of some size.
  private static func files(
    cells: Int, height: Int = 100, screen: String = "Home"
  ) -> AppFiles {
    let texts = [
      "rivers.json": """
      [{"id": "home", "name": "\(screen)", "home": true, "styles": {"family": "F"}, "ui_components": [
        {"id": "stories", "component_type": "grid", "data": {"source": "s", "target": "home"},
         "rules": {"item_limit": "3"}, "styles": {"cell_styles": ["G"]}}]}]
      """,
      "families.json": """
      {"families": {"F": {
        "screen": {"DEFAULT": {"devices": {"universal": {
          "custom_scaling": false, "inset_left": 10, "inset_right": 10, "interitem_spacing": 10}}}},
        "grid": {"G": {"devices": {"universal": {
          "custom_scaling": false, "width_pixel": \(cells), "height_pixel": \(height)}}}}}}}
      """,
      "riverbed.json": #"{"devices": ["iphone-8"]}"#,
    ]
    return AppFiles(texts.mapValues { .bytes(Array($0.utf8)) })
  }

  private func tree(_ text: String) throws -> JSONTree { try JSONTree(strictly: Array(text.utf8)) }

  /// Cells of 160 need 20 for insets and 10 between them: they fit side by side from 350 points,
  /// and are too wide for each other below 320 anyway.
  private let expected = [["iphone", "320", "349"], ["ipad", "320", "349"]]

  private func ranges(_ list: JSONTree?) -> [[String]] {
    (list?.elements ?? []).map { range in
      [range["family"]?.text ?? ""]
        + ["from", "to"].map { range[$0]?.whole.map(String.init) ?? "" }
    }
  }

  @Test func `check has the ranges next to the message in JSON, and after it in text`() throws {
    let run = try DiffRun(old: Self.files(cells: 160), new: Self.files(cells: 160))
    let app = "\(run.folder.path)/new"
    let json = try tree(CommandRun("check", app, "-v", "--widths", "--format", "json").output)
    let found = try json.at("/diagnostics").elements.filter { $0["code"]?.text == "lint-size" }
    try #require(found.count == 1)
    #expect(ranges(found[0]["ranges"]) == expected)
    #expect(found[0]["message"]?.text == "Home > grid: cells no longer fit side by side")
    #expect(found[0]["severity"]?.text == "note")
    let others = try json.at("/diagnostics").elements.filter {
      $0["code"]?.text?.hasPrefix("lint-") != true
    }
    #expect(!others.isEmpty && others.allSatisfy { $0["ranges"] == nil })
    let words = "on phones of 320 to 349 pt, and on tablets of 320 to 349 (a third of the screen)"
    for format in ["human", "markdown", "sarif", "junit", "gitlab", "github"] {
      let text = CommandRun("check", app, "-v", "--widths", "--format", format).output
      #expect(text.contains("cells no longer fit side by side \(words)"), "\(format)")
    }
    #expect(!CommandRun("check", app, "-v").output.contains("lint-size"))
  }

  @Test func `inspect has what is found on the screen of each variant, as its schema says`() throws
  {
    let run = try DiffRun(old: Self.files(cells: 160), new: Self.files(cells: 160))
    let root = try tree(
      CommandRun("inspect", "\(run.folder.path)/new", "--widths", "--json").output)
    #expect(try JSONSchema(named: "inspect").violations(in: root) == [])
    #expect(root.elements.count == 9)
    for variant in root.elements {
      let lint = try #require(variant["lint"]?.elements)
      #expect(lint.map { $0["rule"]?.text } == ["lint-size"])
      #expect(lint.map { $0["path"]?.text } == ["rivers.json#home/ui_components/stories"])
      #expect(ranges(lint.first?["ranges"]) == expected)
    }
    #expect(CommandRun("inspect", "\(run.folder.path)/new", "--widths").code == .usage)
  }

  @Test func `what has another name, or is a little larger and still too small, is not new`() throws
  {
    let small = Self.files(cells: 160, height: 34)
    for new in [
      Self.files(cells: 160, height: 34, screen: "Start"), Self.files(cells: 160, height: 36),
    ] {
      let run = try DiffRun(old: small, new: new)
      for words in [["--fail-on", "new-problems"], ["--widths", "--fail-on", "new-problems"]] {
        let result = CommandRun(
          ["diff", "\(run.folder.path)/old", "\(run.folder.path)/new"] + words)
        #expect(result.code == .clean, "\(result.output)")
        #expect(!result.output.contains("1 new"), "\(result.output)")
      }
    }
    // What the app shows now and did not before is new.
    let worse = try DiffRun(old: Self.files(cells: 160, height: 60), new: small)
    #expect(worse.result("--fail-on", "new-problems").code == .failOn)
  }

  @Test(arguments: [
    (100, 160, "appeared", true), (130, 135, "grew", true), (150, 160, "grew", true),
    (135, 130, "shrank", false), (160, 100, "gone", false),
  ])
  func `diff says what an edit does to ranges that no device of the site shows`(
    old: Int, new: Int, kind: String, isWorse: Bool
  ) throws {
    let run = try DiffRun(old: Self.files(cells: old), new: Self.files(cells: new))
    let json = try tree(run.result("--widths", "--format", "json").output)
    #expect(try JSONSchema(named: "diff").violations(in: json) == [])
    let changes = try json.at("/problems/ranges").elements
    try #require(changes.count == 1)
    #expect(changes[0]["rule"]?.text == "lint-size")
    #expect(changes[0]["path"]?.text == "rivers.json#home/ui_components/stories")
    #expect(ranges(changes[0]["old"]) != ranges(changes[0]["new"]))
    #expect(ranges(changes[0]["old"]).isEmpty == (kind == "appeared"))
    #expect(ranges(changes[0]["new"]).isEmpty == (kind == "gone"))
    let text = run.result("--widths").output
    #expect(text.contains("   \(kind): Home > grid: cells no longer fit side by side on phones of"))
    let gate = run.result("--widths", "--fail-on", "new-problems")
    #expect(gate.code == (isWorse ? .failOn : .clean))
    #expect(run.result("--fail-on", "new-problems").code == .clean)
    #expect(try run.json.at("/problems")["ranges"] == nil)
  }
}
