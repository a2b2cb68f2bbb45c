import Support
import Testing

@testable import riverbed

@Suite struct `The manual page` {
  @Test func `it has every command, operand, option, exit code and example`() throws {
    let text = Manual().text
    for command in Command.all {
      let start = try #require(text.firstRange(of: "\n.Ss \(command.name)\n"))
      let section = text[start.upperBound...]
      let end = section.firstRange(of: "\n.Ss ")?.lowerBound ?? section.endIndex
      let own = section[..<end].split(separator: "\n")
      for operand in command.operands { #expect(own.contains(".It Ar \(operand.name)")) }
      for option in command.options {
        let heads = own.filter { $0.hasPrefix(".It Fl") }.map { "\($0) " }
        #expect(heads.contains { $0.contains("Fl Fl \(option.name) ") }, "\(command.name)")
      }
      for example in command.examples { #expect(text.contains("\n\(example)\n")) }
    }
    for code in ExitCode.allCases { #expect(text.contains("\n.It \(code.rawValue)\n")) }
  }

  @Test(.needs(.mandoc)) func `mandoc has nothing to say about it`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Manual().text, to: "riverbed.1")
    let run = try FinishedProcess(running: [Tool.mandoc.installedPath, "-Tlint", path])
    #expect(run.output.isEmpty, "\(run.output)")
    #expect(run.status == 0)
  }
}
