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
    var console = Console.inMemory
    let code = console.close(after: console.run(words))
    let errors = console.errors.text
    return "\(prompt)\n\(console.output.text)"
      + (errors.isEmpty ? "" : "--- standard error\n\(errors)") + "--- exit \(code.rawValue)\n"
  }
}
