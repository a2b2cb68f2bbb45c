package import AppModel

/// One thing that is checked about an app as it is laid out.
///
/// Each rule is one file, `LintRule+Name.swift`, with what it looks for, its explanation and its
/// messages. Its fixtures are in `Fixtures/Lint` and begin with its code: `lint-size--no-room.json`.
struct LintRule: Sendable {
  /// The code by which people refer to the rule, and its explanation.
  let rule: Rule
  let check: Check

  /// What a rule looks at, and what it reports.
  enum Check: Sendable {
    /// Looks at the app once.
    case app(@Sendable (App) -> [Diagnostic])
    /// Looks at every screen as every device of the site shows it, with its bars and menu.
    case variant(@Sendable (LintedVariant) -> [Diagnostic])
  }

  /// All rules, in the order in which they run.
  static let all: [LintRule] = [.devices, .sizes, .bars, .tabs]
}

extension Rule {
  /// Every rule, in the order in which `riverbed explain` lists them.
  package static let all = ofFiles + LintRule.all.map(\.rule)

  /// The rule with a code.
  package static func named(_ code: String) -> Rule? { all.first { $0.code == code } }
}
