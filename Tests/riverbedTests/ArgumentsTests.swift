import Printing
import Testing

@testable import riverbed

@Suite struct ArgumentsTests {
  @Test(arguments: [
    ["--jobs", "2"], ["--jobs=2"], ["--jobs", "1", "--jobs=2"], ["newsroom", "--jobs", "2"],
  ])
  func `an option's value follows it or is attached, and the last one wins`(
    words: [String]
  ) throws {
    #expect(try Arguments(words, of: .build).value(of: .jobs) == "2")
  }

  @Test func `a repeated option keeps all its values in order`() throws {
    let words = ["--fail-on", "lint", "--fail-on=warnings,bad-color"]
    #expect(
      try Arguments(words, of: .check).values(of: .failOn) == ["lint", "warnings", "bad-color"])
  }

  @Test(arguments: [",", " , ", "bad-color unknown-target", "bad-color,unknown target"])
  func `fail-on is refused where it names nothing, or something unknown`(
    value: String
  ) {
    #expect(throws: UsageError.self) { try Invocation(["check", "--fail-on", value]) }
  }

  @Test func `a value may hold an equals sign`() throws {
    #expect(try Arguments(["--fail-on=a=b"], of: .check).values(of: .failOn) == ["a=b"])
  }

  @Test(arguments: ["-v", "--verbose"])
  func `a short option means the same as the long one`(word: String) throws {
    let arguments = try Arguments([word], of: .check)
    #expect(arguments.has(.verbose))
    #expect(!arguments.has(.quiet))
  }

  @Test func `options and operands mix`() throws {
    let arguments = try Arguments(["--strict", "newsroom", "-v"], of: .check)
    #expect(arguments.operands == ["newsroom"])
    #expect(arguments.has(.strict))
    #expect(arguments.has(.verbose))
  }

  @Test func `everything after two dashes is an operand`() throws {
    let arguments = try Arguments(["--strict", "--", "--verbose"], of: .check)
    #expect(arguments.operands == ["--verbose"])
    #expect(!arguments.has(.verbose))
  }

  @Test func `a single dash is an operand`() throws {
    #expect(try Arguments(["-"], of: .check).operands == ["-"])
  }

  @Test func `a required operand must be given`() throws {
    let operand = Operand(name: "OLD", isRequired: true, summary: "")
    let command = Command(
      name: "diff", summary: "", operands: [operand], options: [], examples: [],
      read: { _ in .version(Version()) })
    let arguments = try Arguments([String](), of: command)
    let error = #expect(throws: UsageError.self) { try arguments.requireOperands() }
    #expect(error?.reason?.text.contains("'riverbed diff' needs OLD") == true)
  }
}
