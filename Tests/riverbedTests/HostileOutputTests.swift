import AppModel
import FoundationEssentials
import Support
import Testing
import Texts

@testable import riverbed

/// Every control and format character of Unicode in the output of every command and format.
@Suite struct HostileOutputTests {
  // Arguments are indexes, because the test runner prints arguments as they are.
  @Test(arguments: HostileCharacters.names.indices)
  func `no output has invisible characters or commands to a runner`(
    number: Int
  ) throws {
    let name = HostileCharacters.names[number]
    let folder = try TemporaryFolder()
    let hostile = try HostileApp(name, in: folder)
    // As it is shown, because whether a title fits is a finding.
    let harmless = try HostileApp(name.readable, in: folder)
    for (words, twin) in zip(hostile.commandLines, harmless.commandLines) {
      let (run, other) = (CommandRun(words), CommandRun(twin))
      #expect(other.code == run.code, "\(run.errors)")
      #expect(lines(of: run) == lines(of: other), "\(twin.joined(separator: " "))")
      expectHarmless(run.output, twin)
      expectHarmless(run.errors, twin)
    }
  }

  /// Returns the number of lines of results and of errors.
  private func lines(of run: CommandRun) -> [Int] {
    [run.output, run.errors].map { $0.utf8.count { $0 == 0x0A } }
  }

  private func expectHarmless(_ text: String, _ words: [String]) {
    let hostile = text.unicodeScalars.filter { HostileCharacters.isHostile($0) && $0 != "\n" }
    #expect(hostile.isEmpty, "\(words.joined(separator: " "))")
    #expect(!text.utf8.contains(sequence: "##["), "\(words.joined(separator: " "))")
    for line in text.split(separator: "\n") {
      let rest = line.drop { $0.isWhitespace }
      guard rest.unicodeScalars.first == ":" else { continue }
      let own = [
        "::error file=", "::warning file=", "::notice file=", "::error title=nothing-compared::",
      ]
      #expect(own.contains { rest.hasPrefix($0) }, "\(line)")
    }
  }
}

extension Collection<UInt8> {
  fileprivate func contains(sequence text: String) -> Bool {
    let bytes = Array(self)
    let wanted = Array(text.utf8)
    return bytes.indices.dropLast(wanted.count - 1).contains { bytes[$0...].starts(with: wanted) }
  }
}
