import Disk
import FoundationEssentials
import Support
import Testing

@testable import riverbed

/// Each file of `Fixtures/CommandLine` is a command line, followed by what it prints.
@Suite struct TranscriptTests {
  private static let folder = "CommandLine"

  init() {
    // Paths in transcripts are relative to the package, no matter where the tests were started.
    let package = Fixtures.folder.deletingLastPathComponent().path
    #expect(FileManager.default.changeCurrentDirectoryPath(package))
  }

  @Test(arguments: try Fixtures.names(in: folder, endingIn: "txt"))
  func `a command line prints what its transcript says`(name: String) throws {
    let path = "\(Self.folder)/\(name)"
    let fixture = String(decoding: try Fixtures.bytes(path), as: UTF8.self)
    let prompt = try #require(fixture.split(separator: "\n").first)
    let words = prompt.split(separator: " ").map(String.init)
    try #require(words.starts(with: ["$", "riverbed"]))
    try Golden(path).expect(transcript(prompt, words.dropFirst(2)))
  }

  private func transcript(_ prompt: Substring, _ words: some Collection<String>) -> String {
    let run = CommandRun(Array(words))
    return "\(prompt)\n\(run.output)"
      + (run.errors.isEmpty ? "" : "--- standard error\n\(run.errors)")
      + "--- exit \(run.code.rawValue)\n"
  }
}
