import Disk
import Printing
import Support
import Testing

@testable import AppModel
@testable import riverbed

/// Where the files of an app are found that Zapp publishes.
@Suite struct FoundFilesTests {
  private static let layout = #"{"api_version": "2", "screens": [{"id": "h", "name": "New"}]}"#
  private static let rivers = #"[{"id": "h", "name": "Old"}]"#

  /// Returns what is found in a folder with files at these paths.
  private func source(
    _ paths: [String], _ prepare: (borrowing TemporaryFolder) throws -> Void = { _ in }
  ) throws -> (files: AppFiles, path: AppPath, folder: String) {
    let folder = try TemporaryFolder()
    for path in paths {
      try folder.write(path.contains("layout") ? Self.layout : Self.rivers, to: path)
    }
    try prepare(folder)
    let source = try AppSource(folder.path)
    return (try source.files(), source.path, folder.path)
  }

  @Test(arguments: [
    (["layouts/layout.json", "rivers/rivers.json"], "layouts/layout.json"),
    (["layout-1a2b.json"], "layout-1a2b.json"),
    (
      ["1.0/layouts/layout_9.json", "family/layouts/7/cell_styles.json"],
      "1.0/layouts/layout_9.json"
    ),
    (["app/1.0/layouts/layout.json"], "app/1.0/layouts/layout.json"),
    (["layout.json", "old/layout.json", "old/rivers.json"], "layout.json"),
    (["a/layout-1.json", "a/layout.json"], "a/layout.json"),
    (["a/b/layout.json", "c/layout-2.json"], "c/layout-2.json"),
    (["layout-2.json", "a/layout.json"], "layout-2.json"),
    (["rivers/rivers-77.json"], "rivers/rivers-77.json"),
    (["a/b/c/d/layout.json"], "a/b/c/d/layout.json"),
    (["a/tablet_layout.json", "b/c/layout.json"], "b/c/layout.json"),
    (["feeds/layout.json", "x/y/layout.json"], "x/y/layout.json"),
  ])
  func `the file of screens is found in the folders of a version, a family and a bucket`(
    paths: [String], expected: String
  ) throws {
    let (files, path, folder) = try source(paths)
    #expect(path.path(of: files.rivers) == "\(folder)/\(expected)")
    let app = try #require(AppReading(files).app)
    #expect(app.home?.name == (expected.contains("layout") ? "New" : "Old"))
  }

  @Test(arguments: [
    ["a/b/c/d/e/layout.json"], ["layout.txt"], ["layout.v2.json"], [".hidden/layout.json"],
    ["feeds/layout.json"], ["en.lproj/rivers.json"], ["mylayout.json"],
  ])
  func `nothing deeper, hidden, or of another name is an app`(paths: [String]) throws {
    let (files, _, _) = try source(paths)
    #expect(AppReading(files).app == nil)
  }

  @Test func `equal candidates are an error that names the option, and nothing is guessed`() throws
  {
    let folder = try TemporaryFolder()
    for version in ["1.0", "1.1"] {
      try folder.write(Self.layout, to: "\(version)/layouts/layout.json")
    }
    let run = CommandRun("check", folder.path)
    #expect(run.code == .wrongInput)
    #expect(
      run.text.contains(
        "'1.0/layouts/layout.json', '1.1/layouts/layout.json' can each be 'layout.json'; name one "
          + "as 'layout' under 'files' in riverbed.json [equal-files]"), "\(run.text)")
    try folder.write(#"{"files": {"layout": "1.1/layouts/layout.json"}}"#, to: "riverbed.json")
    let named = CommandRun("check", "-v", folder.path)
    #expect(named.code == .clean, "\(named.text)")
    #expect(
      named.text.contains(
        "1.1/layouts/layout.json' is the app's layout.json, as riverbed.json says"))
  }

  @Test(arguments: [
    (
      #"{"files": {"layout": "gone.json"}}"#,
      "riverbed.json:1:22: error: there is no file 'gone.json'"
    ),
    (#"{"files": {"plugins": "../out.json"}}"#, "a link leads out of the app's folder"),
    (#"{"files": {"layouts": "a"}}"#, "nothing reads the key 'layouts'"),
    (#"{"files": "layout.json"}"#, "'files' is the string 'layout.json' where an object belongs"),
  ])
  func `a file that riverbed.json names has to be in the folder`(
    text: String, expected: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.layout, to: "layouts/layout.json")
    try folder.write(text, to: "riverbed.json")
    let run = CommandRun("check", "-v", folder.path)
    #expect(run.text.contains(expected), "\(run.text)")
    #expect(run.code == .clean || !text.contains("layouts\""))
    #expect(run.code != .clean || text.contains("layouts\""))
  }

  @Test func `nothing outside of the folder is found`() throws {
    let other = try TemporaryFolder()
    try other.write(Self.layout, to: "layout.json")
    let (files, _, _) = try source([]) { try $0.symbolicLink("layouts", to: other.path) }
    #expect(AppReading(files).app == nil)
  }

  @Test func `rivers.json wins over a layout that says nothing of today`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.rivers, to: "rivers.json")
    try folder.write(#"{"screens": [{"id": "h", "name": "New"}]}"#, to: "layout.json")
    let reading = AppReading(try AppSource(folder.path).files())
    #expect(reading.app?.home?.name == "Old")
    #expect(reading.diagnostics.contains { $0.rule.code == "shadowed-file" })
  }

  @Test func `the number of files and folders that are looked at has a limit`() throws {
    let folder = try TemporaryFolder()
    for number in 0..<FileSearch.mostEntries { try folder.write("", to: "a/\(number)") }
    try folder.write(Self.layout, to: "b/layout.json")
    let files = try AppSource(folder.path).files()
    let reading = AppReading(files)
    #expect(reading.app == nil)
    #expect(reading.diagnostics.contains { $0.message.text.contains("only the first 10000 files") })
  }

  @Test func `an app of a bucket is compared with another one`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.layout, to: "old/layouts/layout-1.json")
    try folder.write(
      Self.layout.replacing("New", with: "Front page"), to: "new/layouts/layout-2.json")
    let run = CommandRun("diff", "\(folder.path)/old", "\(folder.path)/new")
    #expect(run.code == .differences, "\(run.text)")
    #expect(run.text.contains("New is called Front page now"), "\(run.text)")
    #expect(run.text.contains("new/layouts/layout-2.json:1:"), "\(run.text)")
  }

  @Test func `a broken layout is an error, although an older file could be read`() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"api_version": "2", "screens": [{"#, to: "layouts/layout.json")
    try folder.write(Self.rivers, to: "rivers/rivers.json")
    let run = CommandRun("check", folder.path)
    #expect(run.code == .wrongInput, "\(run.text)")
    #expect(run.text.contains("layouts/layout.json:1:"), "\(run.text)")
  }

  @Test func `a link to another folder of the app is no second candidate`() throws {
    let (files, path, folder) = try source(["3.1/layouts/layout.json"]) {
      try $0.symbolicLink("current", to: "3.1")
    }
    #expect(path.path(of: files.rivers) == "\(folder)/3.1/layouts/layout.json")
    #expect(AppReading(files).app != nil)
  }

  @Test func `a folder that a link leads out to is named where nothing else is found`() throws {
    let other = try TemporaryFolder()
    try other.write(Self.layout, to: "layout.json")
    let folder = try TemporaryFolder()
    try folder.symbolicLink("layouts", to: other.path)
    let run = CommandRun("check", folder.path)
    #expect(run.text.contains("a link leads out of the app's folder"), "\(run.text)")
  }

  @Test func `an older app has nothing of the folders inside it`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.rivers, to: "rivers.json")
    for version in ["v1", "v2"] {
      try folder.write("[]", to: "\(version)/plugin_configurations.json")
    }
    let files = try AppSource(folder.path).files()
    #expect(files.names == ["rivers.json"])
  }

  @Test func `equal files of an older kind do not matter next to a layout`() throws {
    let (files, _, _) = try source(["layout.json", "a/rivers-1.json", "a/rivers-2.json"])
    let reading = AppReading(files)
    #expect(reading.app?.home?.name == "New")
    #expect(!reading.diagnostics.contains { $0.severity == .error })
  }
}
