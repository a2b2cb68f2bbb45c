import AppLayout
import AppModel
import Printing

/// Explains a diagnostic, or lists every code.
struct Explain: Hashable {
  let rule: Rule?

  func run(on console: inout Console) -> ExitCode {
    console.output.write(rule.map { ShownText(trusted: $0.explanation) } ?? Listing.codes)
    return .clean
  }
}

extension Command {
  static let explain = Command(
    name: "explain",
    summary: "Explain what a diagnostic means, why it matters and how to fix it.",
    operands: [
      Operand(
        name: "CODE", kind: .code,
        summary: "The code in brackets at the end of a diagnostic. Without it, all codes are "
          + "listed.")
    ],
    options: [.help, .version],
    examples: ["riverbed explain unknown-key"],
    read: { (arguments) throws(UsageError) in
      guard let code = arguments.operands.first else { return .explain(Explain(rule: nil)) }
      guard let rule = Rule.named(code) else { throw .unknownCode(code) }
      return .explain(Explain(rule: rule))
    })
}

extension UsageError {
  fileprivate static func unknownCode(_ word: String) -> Self {
    Self(
      "no diagnostic has the code '\(word.quotable)'", of: .explain, near: word,
      Rule.all.map(\.code))
  }
}

/// Lists the devices that Riverbed knows.
struct Devices: Hashable {
  let isJSON: Bool

  func run(on console: inout Console) -> ExitCode {
    console.output.write(isJSON ? ShownText(trusted: Listing.devicesAsJSON) : Listing.devices)
    return .clean
  }
}

extension Command {
  static let devices = Command(
    name: "devices",
    summary: "List the devices: size, safe area and status bar when held upright, and other "
      + "devices with the same measures.",
    operands: [],
    options: [.json, .help, .version],
    examples: ["riverbed devices", "riverbed devices --json"],
    read: { arguments in .devices(Devices(isJSON: arguments.has(.json))) })
}

/// Lists Riverbed's own themes.
struct ThemeList: Hashable {
  func run(on console: inout Console) -> ExitCode {
    console.output.write(Listing.themes)
    return .clean
  }
}

extension Command {
  static let themes = Command(
    name: "themes",
    summary: "List the themes in which screens can be drawn.",
    operands: [],
    options: [.help, .version],
    examples: ["riverbed themes", "riverbed build newsroom --theme paper,night"],
    read: { _ in .themes(ThemeList()) })
}
