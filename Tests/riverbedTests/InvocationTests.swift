import AppLayout
import AppModel
import Testing

@testable import Printing
@testable import riverbed

@Suite struct InvocationTests {
  @Test func `check reads the current folder and uses the human format`() throws {
    #expect(try Invocation(["check"]) == .check(Check(app: ".", options: DiagnosticOptions())))
  }

  @Test func `check takes every option`() throws {
    let words = [
      "check", "newsroom", "--format=sarif", "--strict", "-v", "--quiet", "--fail-on", "lint",
    ]
    let options = DiagnosticOptions(
      isStrict: true, isVerbose: true, isQuiet: true, failOn: FailOn(known: ["lint"]))
    let outputs = [OutputChoice(format: DiagnosticFormat.sarif, file: nil)]
    #expect(
      try Invocation(words)
        == .check(Check(app: "newsroom", outputs: outputs, options: options)))
  }

  @Test(arguments: ["bad-color,lint", "lint, bad-color", " bad-color ,lint,"])
  func `fail-on may be one value with commas`(value: String) throws {
    let expected = DiagnosticOptions(failOn: FailOn(known: ["bad-color", "lint"]))
    #expect(
      try Invocation(["check", "--fail-on", value]) == .check(Check(app: ".", options: expected)))
  }

  @Test(arguments: ["--help", "-h"])
  func `help takes precedence over missing operands`(word: String) throws {
    #expect(try Invocation(["check", word]) == .help(Help(command: .check)))
    #expect(try Invocation([word]) == .help(Help(command: nil)))
  }

  @Test func `explain knows every code`() throws {
    for rule in Rule.all {
      #expect(try Invocation(["explain", rule.code]) == .explain(Explain(word: rule.code)))
    }
    #expect(try Invocation(["explain"]) == .explain(Explain(word: nil)))
    #expect(CommandRun("explain").output == Listing.codes.text)
  }

  @Test(arguments: Command.all.map(\.name))
  func `the help of a command fits the page`(name: String) throws {
    let command = try #require(Command.named(name))
    let lines = command.help.split(separator: "\n") + Command.overview.split(separator: "\n")
    #expect(lines.filter { $0.count > TextPage.width } == [])
  }
}
