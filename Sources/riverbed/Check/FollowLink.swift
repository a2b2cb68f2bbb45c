import AppModel
import Disk
import Printing

/// Says what a deep link into an app opens.
struct FollowLink: Hashable {
  let app: String
  let link: String
  let limits: InputLimits
  let repository: RepositoryChoice
  let isJSON: Bool

  /// Reads the arguments of a check with a link; nil without one.
  init?(_ arguments: Arguments) throws(UsageError) {
    guard let link = arguments.value(of: .link) else { return nil }
    let outputs = try OutputChoice<DiagnosticFormat>.all(
      arguments.values(of: .diagnosticOutputs), of: arguments.command)
    guard outputs.count == 1, let output = outputs.first, output.file == nil,
      [.human, .json].contains(output.format)
    else {
      throw UsageError(
        "with '--link' the only formats are human and json, on standard output",
        of: arguments.command)
    }
    for option in [Option.known, .writeKnown, .today] where arguments.has(option) {
      throw UsageError(
        "with '--link' nothing is checked, so '--\(option.name)' has no effect",
        of: arguments.command)
    }
    app = arguments.operands.first ?? "."
    self.link = link
    limits = try InputLimits(arguments)
    repository = RepositoryChoice(arguments)
    isJSON = output.format == .json
  }

  func run(on console: inout Console) -> ExitCode {
    do {
      let source = try AppSource(
        try InputWord(app, of: .check, in: repository), limits, choosing: repository)
      let reading = AppReading(try source.files())
      guard let app = reading.app else {
        let list = DiagnosticList(of: source, reading, options: DiagnosticOptions())
        console.errors.write(HumanFormat(isColored: false).text(of: list))
        return list.exitCode
      }
      let link = DeepLink(link, in: app)
      console.output.write(isJSON ? link.json : link.sentence)
      return link.isFollowed ? .clean : .wrongInput
    } catch {
      return console.fail(error)
    }
  }
}

extension Option {
  static let link = Option(
    name: "link", value: Value(placeholder: "URL"),
    summary: "Only say what a deep link such as newsroom://present?screen_id=live opens, or why it "
      + "opens nothing: a sentence, or with --format json an object.")
}
