import Support
import Testing

@testable import Printing
@testable import riverbed

extension UncomparedTests {
  @Test func `a report of an earlier run is replaced`() throws {
    let folder = try apps()
    let path = folder.path
    let report = ["-o", "\(path)/report"]
    let first = CommandRun(["diff", "\(path)/old", "\(path)/new"] + report)
    #expect(first.code == .clean, "\(first.text)")
    try folder.write(
      Self.rivers.replacing("Home", with: "Start"), to: "new/rivers.json")
    let second = CommandRun(["diff", "\(path)/old", "\(path)/new"] + report)
    #expect(second.code == .differences, "\(second.text)")
    _ = try texts(in: folder, ["--screen", "nope"], code: .usage)
    let files = try TemporaryFolder.files(in: "\(path)/report").keys
    #expect(
      Set(files) == [
        "icon.svg", "index.html", "index.xhtml", "report.css", "report.js", "site.json",
        "style.css",
      ])
    let third = CommandRun(["diff", "\(path)/old", "\(path)/new"] + report)
    #expect(third.code == .differences, "\(third.text)")
    #expect(
      try !TemporaryFolder.text(of: "\(path)/report/index.xhtml").contains("Nothing was compared"))
    let own = CommandRun(
      "diff", "\(path)/none", "\(path)/new", "-o", "\(path)/next", "--format",
      "json=\(path)/next/index.xhtml")
    #expect(own.code == .file && own.errors.contains("one of the files of the report"))
  }

  @Test(arguments: [
    ["--screen", "nope"], ["--theme", "gone.json"], ["--device", "gone"], ["--accept", "0"],
    ["--merge-base"],
  ])
  func `a command line that the app does not fit any more`(words: [String]) throws {
    let folder = try apps()
    let code: ExitCode = words == ["--merge-base"] ? .file : .usage
    let texts = try texts(in: folder, words, code: code)
    let root = try tree(texts[.json])
    #expect(try root.at("/sentence").text?.hasPrefix("Nothing was compared: ") == true)
    #expect(texts[.sarif]?.contains("\"exitCode\": \(code.rawValue)") == true)
    // Nothing is written over what is read.
    let run = CommandRun(
      ["diff", "\(folder.path)/old", "\(folder.path)/new"] + words
        + ["--format", "json=\(folder.path)/new/rivers.json"])
    #expect(run.code == .usage)
    #expect(try TemporaryFolder.text(of: "\(folder.path)/new/rivers.json") == Self.rivers)
  }
}
