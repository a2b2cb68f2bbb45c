import Support
import Testing

@testable import riverbed

/// Values with commas.
@Suite struct ListedWordTests {
  @Test(arguments: [
    "--theme=paper, night", "--theme= paper ,night,", "--theme=paper,,night",
  ])
  func `words are cut at commas, without the spaces around them`(word: String) throws {
    #expect(try Arguments([word], of: .build).values(of: .theme) == ["paper", "night"])
  }

  @Test(arguments: ["--theme= , ", "--fail-on=,", "--device= "])
  func `a list without a word is refused`(word: String) {
    #expect(throws: UsageError.self) { try Arguments([word], of: .build) }
  }

  /// Writes a picture of each screen, which differ on both sides.
  private static func write(_ screens: [String], in folder: borrowing TemporaryFolder) throws {
    for (side, width) in [("old", 9), ("new", 5)] {
      for screen in screens {
        try folder.write(
          ##"<svg viewBox="0 0 99 99" stroke-width="1"><g data-kind="cell" data-key="a" "##
            + ##"data-frame="0 0 9 9"><rect width="\##(width)" height="9"/></g></svg>"##,
          to: "\(side)/screens/\(screen)/iphone-8/full.svg")
      }
    }
  }

  @Test(arguments: [("A,B", ["A,B"]), ("A, C", ["A", "C"]), ("C", ["C"])])
  func `a stored screen whose name has a comma is selected alone`(
    word: String, screens: [String]
  ) throws {
    let folder = try TemporaryFolder()
    try Self.write(["A", "A,B", "C"], in: folder)
    let run = CommandRun(
      "diff", "\(folder.path)/old", "\(folder.path)/new", "--screen", word, "--format", "json")
    let json = try JSONTree(strictly: Array(run.output.utf8))
    #expect(try json.at("/variants").elements.compactMap { $0["screen"]?.text } == screens)
  }

  @Test func `a screen of an app whose name has a comma is selected alone`() throws {
    let app = try TemporaryFolder()
    try app.write(
      #"[{"id": "1", "name": "A", "home": true}, {"id": "2", "name": "A, B"}]"#, to: "rivers.json")
    for (word, ids) in [("A, B", ["2"]), ("A ,2", ["1", "2"])] {
      let run = CommandRun(
        "inspect", app.path, "--json", "--device", "iphone-8", "--placement", "on_top",
        "--status-bar", "merged", "--screen", word)
      let json = try JSONTree(strictly: Array(run.output.utf8))
      #expect(json.elements.compactMap { $0["screen"]?["id"]?.text } == ids)
    }
  }
}
