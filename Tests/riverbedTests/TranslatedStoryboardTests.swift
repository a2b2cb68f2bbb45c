import Support
import Testing

@testable import riverbed

/// Storyboards in the folders that Xcode makes for languages.
@Suite struct TranslatedStoryboardTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
    initialViewController="home"><scenes><scene><objects>
    <viewController id="home" customClass="HomeViewController"/>
    </objects></scene></scenes></document>
    """

  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(#"[{"id": "home", "name": "Home", "home": true}]"#, to: "rivers.json")
    for language in ["Base", "de", "zh-Hans"] {
      try folder.write(Self.storyboard, to: "\(language).lproj/Main.storyboard")
      try folder.write("", to: "\(language).lproj/Main.strings")
    }
    return folder
  }

  @Test func `those of Base are read, and those of languages are noted`() throws {
    let folder = try app()
    let routes = CommandRun("inspect", folder.path, "--routes").output
    #expect(routes.contains("HomeViewController"))
    let check = CommandRun("check", folder.path, "-v")
    #expect(check.code == .clean)
    let notes = check.output.split(separator: "\n").filter {
      $0.contains("[storyboard-translation]")
    }
    #expect(notes.count == 2)
    #expect(notes.first?.contains("/de.lproj/Main.storyboard:1:1: note: ") == true)
    #expect(notes.last?.contains("/zh-Hans.lproj/Main.storyboard:1:1: note: ") == true)
  }

  @Test func `a list says which one is read`() throws {
    let folder = try app()
    try folder.write(#"{"storyboards": ["de.lproj/Main.storyboard"]}"#, to: "routes.json")
    let check = CommandRun("check", folder.path, "-v")
    #expect(!check.output.contains("[storyboard-translation]"))
    #expect(CommandRun("inspect", folder.path, "--routes").output.contains("HomeViewController"))
  }

  @Test func `nothing is written where they are read`() throws {
    let folder = try app()
    let output = "json=\(folder.path)/Base.lproj/Other.storyboard"
    #expect(CommandRun("check", folder.path, "--format", output).code == .usage)
  }
}
