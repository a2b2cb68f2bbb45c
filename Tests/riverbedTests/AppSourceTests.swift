import Disk
import Support
import Testing

@testable import AppModel
@testable import riverbed

@Suite struct AppSourceTests {
  @Test(arguments: [
    (".", "rivers.json"), ("./", "rivers.json"), ("newsroom", "newsroom/rivers.json"),
    ("./a//newsroom/", "a/newsroom/rivers.json"), ("../newsroom", "../newsroom/rivers.json"),
    ("/", "/rivers.json"), ("/srv/app", "/srv/app/rivers.json"),
  ])
  func `a file of a folder is shown at a path that opens it`(app: String, path: String) throws {
    let source = AppSource(path: app, place: try Place("."))
    #expect(source.path(of: "rivers.json") == path)
  }

  @Test func `a single file is shown under its own name`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("[}", to: "export.json")
    let run = CommandRun("check", file)
    #expect(run.code == .wrongInput)
    #expect(run.output.hasPrefix("\(file):1:2: error: "))
    #expect(run.output.hasSuffix("\nexport.json: 1 error\n"))
  }

  @Test func `nothing besides a single file is read`() throws {
    let folder = try TemporaryFolder()
    try folder.write("{", to: "settings.json")
    let file = try folder.write("[]", to: "export.json")
    #expect(try AppSource(file).files().names == ["rivers.json"])
  }

  @Test(arguments: [
    ("newsroom", "newsroom"), ("a/newsroom/", "newsroom"), (".", nil), ("..", nil), ("/", nil),
  ])
  func `an app is named after its folder`(app: String, name: String?) throws {
    #expect(AppSource(path: app, place: try Place(".")).name == name)
  }
}
