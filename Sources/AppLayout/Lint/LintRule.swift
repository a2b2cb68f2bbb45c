import AppModel

/// A check of an app as it is laid out, or of names that only this room knows.
///
/// Each rule is one file, `LintRule+Name.swift`, with its check, explanation and messages. Its
/// fixtures are in `Fixtures/Lint` and begin with its code: `lint-size--no-room.json`.
struct LintRule: Sendable {
  /// The code and explanation of the rule.
  let rule: Rule
  let check: Check

  /// The subject of a rule, and the diagnostics it returns.
  enum Check: Sendable {
    /// Checks the app once.
    case app(@Sendable (App) -> [Diagnostic])
    /// Checks every screen on every device of the site, with its bars and menu.
    case variant(@Sendable (LintedVariant) -> [Diagnostic])
  }

  /// All rules, in the order that they run.
  static let all: [LintRule] = [.siteWords, .devices] + ofLayout

  /// The rules about how screens are laid out.
  static let ofLayout: [LintRule] = [.sizes, .bars, .tabs, .menu, .statusBar]

  /// The explanations of all rules that are checked when an app is laid out.
  static let rules: [Rule] =
    all.map(\.rule) + Rule.ofTransitions + SceneFault.all.map(\.rule)
}
