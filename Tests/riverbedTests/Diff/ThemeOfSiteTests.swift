import Support
import Testing
import Themes

@testable import riverbed

/// What `riverbed diff` says about the site's own theme, in which both sides are drawn as it is now.
@Suite struct ThemeOfSiteTests {
  @Test(arguments: [
    ([("cell\": 4", "cell\": 5")], "The cell corner of the theme house went from 4 to 5"),
    (
      [("accent\": \"#2563d9", "accent\": \"#a3122b")],
      "The accent color of the theme house went from blue to red"
    ),
    (
      [
        ("cell\": 4", "cell\": 0"), ("accent\": \"#2563d9", "accent\": \"#a3122b"),
        ("image\": 3", "image\": 0"),
      ],
      "The theme house has other colors and corners"
    ),
  ])
  func `another look of the site's theme is news that no picture shows`(
    edits: [(String, String)], sentence: String
  ) throws {
    let folder = try TemporaryFolder()
    let theme = String(decoding: ThemeFile.paper.bytes, as: UTF8.self)
    let changed = edits.reduce(theme) { $0.replacing($1.0, with: $1.1) }
    try #require(changed != theme)
    for (side, theme) in [("old", theme), ("new", changed)] {
      try folder.write(
        #"[{"id": "home", "name": "Home", "home": true}]"#, to: "\(side)/rivers.json")
      try folder.write(
        theme.replacing("\"paper\"", with: "\"house\""), to: "\(side)/themes/house.json")
      try folder.write(
        #"{"title": "App", "themes": ["themes/house.json"]}"#, to: "\(side)/riverbed.json")
    }
    let diff = { (words: [String]) in
      CommandRun(
        ["diff", "\(folder.path)/old", "\(folder.path)/new", "--device", "iphone-8"] + words)
    }
    let run = diff([])
    #expect(run.code == .differences)
    #expect(run.output.hasPrefix("\(sentence).\n"))
    #expect(run.output.contains("no picture shows it"))
    // Whoever asks for another theme does not ask about this one.
    #expect(diff(["--theme", "paper"]).output.hasPrefix("Nothing changed; "))
  }
}
