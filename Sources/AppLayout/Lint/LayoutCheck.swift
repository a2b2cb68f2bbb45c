import AppModel

/// A check of an app as it is laid out, or of names that only this room knows.
///
/// Checks are in files named `LayoutCheck+Name.swift`, with their rules and messages. The fixtures of
/// a rule are in `Fixtures/Lint` and begin with its code: `lint-size--no-room.json`.
struct LayoutCheck: Sendable {
  /// Every rule that the check reports.
  let rules: [Rule]
  let run: Run

  /// The subject of a check, and the diagnostics it returns.
  enum Run: Sendable {
    /// Checks the app once.
    case app(@Sendable (App) -> [Diagnostic])
    /// Checks every screen on every device of the site, with its bars and menu.
    case variant(@Sendable (LintedVariant) -> [Diagnostic])
  }

  /// All checks, in the order that those of one subject run and that `riverbed explain` lists their
  /// rules.
  static let all: [LayoutCheck] = [
    .siteWords, .devices, .sizes, .bars, .tabs, .menu, .statusBar,
  ]

  /// Whether the check looks at screens as they are laid out.
  var isOfVariants: Bool {
    switch run {
    case .variant: true
    case .app: false
    }
  }

  static func ofApp(
    _ rules: [Rule], _ check: @escaping @Sendable (App) -> [Diagnostic]
  ) -> LayoutCheck {
    LayoutCheck(rules: rules, run: .app(check))
  }

  static func ofVariants(
    _ rules: [Rule], _ check: @escaping @Sendable (LintedVariant) -> [Diagnostic]
  ) -> LayoutCheck {
    LayoutCheck(rules: rules, run: .variant(check))
  }
}
