import AppLayout
import Printing

/// Explains what a word means, a diagnostic, a key or a thing that has keys, or lists every code.
struct Explain: Hashable {
  let word: String?

  func run(on console: inout Console) -> ExitCode {
    console.output.write(word.map { ShownText(trusted: Self.meanings(of: $0)) } ?? Listing.codes)
    return .clean
  }

  /// Returns all that a word means: the diagnostic first, then the keys, then the thing, unless a
  /// key has already listed the thing's keys.
  fileprivate static func meanings(of word: String) -> String {
    let keys = KnownKey.named(word)
    let listed = keys.count == 1 ? keys[0].things : []
    let meanings = [
      Rule.named(word)?.explanation,
      keys.isEmpty ? nil : KnownKey.explanation(of: keys, named: word),
      KeyTable.named(word).flatMap { listed.contains($0) ? nil : $0.explanation },
    ]
    return meanings.compactMap(\.self).joined(separator: "\n")
  }
}

extension Command {
  static let explain = Command(
    name: "explain",
    summary: "Explain what a diagnostic means, why it matters and how to fix it, or what a key of "
      + "a file does.",
    operands: [
      Operand(
        name: "WORD", kind: .explained,
        summary: "The code in brackets at the end of a diagnostic, a key, such as state or "
          + "nav_bar.state, or what has keys, such as nav_bar. Without it, all codes are listed.")
    ],
    options: [.help, .version],
    examples: ["riverbed explain unknown-key", "riverbed explain nav_bar.state"],
    read: { (arguments) throws(UsageError) in
      let word = arguments.operands.first
      if let word, Explain.meanings(of: word).isEmpty { throw .unknown(word) }
      return .explain(Explain(word: word))
    })
}

extension UsageError {
  fileprivate static func unknown(_ word: String) -> Self {
    let keys = KnownKey.all.flatMap { [$0.row.key, $0.fullName] } + KeyTable.all.map(\.thing)
    return Self(
      "no diagnostic has the code '\(word.quotable)', and nothing in the files has that name",
      of: .explain, near: word, Rule.all.map(\.code) + keys)
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
