import Disk
import Printing
import Texts

/// The manual page of Riverbed, made from the same tables as its help.
struct Manual: Hashable {
  func run(on console: inout Console) -> ExitCode {
    console.output.write(ShownText(trusted: text))
    return .clean
  }

  var text: String {
    var page = ManualPage()
    page.macro("Dd", Program.released)
    page.macro("Dt", "RIVERBED 1")
    page.macro("Os")
    page.section("NAME")
    page.macro("Nm", "riverbed")
    page.macro("Nd", "preview sites and reviews of Zapp apps")
    page.section("SYNOPSIS")
    page.macro("Nm")
    page.macro("Ar", "COMMAND")
    page.macro("Op", "Ar OPTIONS")
    page.section("DESCRIPTION")
    page.text(Command.programSummary)
    page.section("COMMANDS")
    for command in Command.all { page.add(command) }
    page.section("ENVIRONMENT")
    page.list(Self.environment, "Ev") { $0.macro("It", "Ev \($1)") }
    page.section("FILES")
    page.list(Self.files, "Pa") { $0.macro("It", "Pa \($1)") }
    page.section("EXIT STATUS")
    let codes = ExitCode.allCases.map { (String($0.rawValue), "\($0.meaning).".sentenceStart) }
    page.list(codes, "Er") { $0.macro("It", $1) }
    page.section("EXAMPLES")
    page.literal(Command.all.flatMap(\.examples))
    return page.text
  }

  private static let environment = [
    ("NO_COLOR", "If it is set, nothing is printed in color."),
    ("GIT_DIR", "The repository of REV:PATH."),
    ("CI_NODE_INDEX , CI_NODE_TOTAL", "The part of a site that --shard auto builds."),
    ("GITHUB_STEP_SUMMARY", "The file to which --format github writes the summary of a step."),
  ]

  private static let files = [
    ("riverbed.json", "Devices, themes and other choices for an app, in the app's folder."),
    ("riverbed.accepted.json", "The causes that --accept settled, in the app's folder."),
    ("site.json", "The record of a site, which a comparison reads."),
  ]
}

extension ManualPage {
  fileprivate mutating func add(_ command: Command) {
    subsection(command.name)
    macro("Nm")
    macro("Ic", command.name)
    for operand in command.operands {
      let name = "Ar \(operand.name)" + (operand.isRepeated ? " ..." : "")
      if operand.isRequired { macro(name) } else { macro("Op", name) }
    }
    macro("Op", "Ar OPTIONS")
    macro("Pp")
    text(command.summary)
    list(command.operands.map { ($0.name, $0.summary) }, "Ar") { $0.macro("It", "Ar \($1)") }
    list(command.options.map { ($0, $0.summary) }, "Fl") { page, option in
      let value = option.value.map { value in
        value.isOptional
          ? " Ns Oo Ns = Ns Ar \(value.placeholder) Oc" : " Ar \(value.placeholder)"
      }
      let spellings = (option.letter.map { ["Fl \($0)"] } ?? []) + ["Fl Fl \(option.name)"]
      page.macro("It", spellings.joined(separator: " , ") + (value ?? ""))
    }
  }
}

extension Command {
  static let manual = Command(
    name: "manual",
    summary: "Print the manual page, for man and mandoc.",
    operands: [],
    options: [.help, .version],
    examples: ["riverbed manual | man -l -"],
    read: { _ in .manual(Manual()) })
}
