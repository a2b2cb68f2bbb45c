/// A check of an app as it is laid out, or of names that only this room knows.
///
/// Each check is in a file of its name, such as `LayoutCheck+Tabs.swift`, with its rules and its
/// messages. The fixtures of a rule are in `Fixtures/Lint` and begin with its code:
/// `lint-size--no-room.json`. Checks of what only pictures show, such as cut titles, are where
/// pictures are drawn.
package struct LayoutCheck: Sendable {
  /// Every rule that the check reports.
  package let rules: [Rule]
  let run: Run

  /// The subject of a check, and what it returns.
  enum Run: Sendable {
    /// Checks the app once.
    case app(@Sendable (App) -> [Diagnostic])
    /// Checks the content of a screen, which variants with the same viewport share.
    case content(@Sendable (LintedVariant) -> [LintFinding])
    /// Checks a variant with its bars and menu.
    case variant(@Sendable (LintedVariant) -> [LintFinding])
    /// The same, for what is found in all windows that differ only in their width.
    case anyWidth(@Sendable (LintedVariant) -> [LintFinding])
  }

  /// All checks of this room, in the order that those of one subject run and that
  /// `riverbed explain` lists their rules.
  static let all: [LayoutCheck] = [
    .siteWords, .devices, .sizes, .bars, .tabs, .menu, .statusBar, .journeys,
    .taps, .emptyComponents, .emptyHeaders, .peeking, .lonelyCells, .lowerEdge, .sides, .contrast,
    .waysBack,
  ]

  /// Returns the checks of screens as they are laid out: those of this room, and others.
  static func ofScreens(and others: [LayoutCheck]) -> [LayoutCheck] {
    all.filter(\.isOfVariants) + others
  }

  /// Whether the check looks at screens as they are laid out.
  fileprivate var isOfVariants: Bool {
    switch run {
    case .content, .variant, .anyWidth: true
    case .app: false
    }
  }

  static func ofApp(
    _ rules: [Rule], _ check: @escaping @Sendable (App) -> [Diagnostic]
  ) -> LayoutCheck {
    LayoutCheck(rules: rules, run: .app(check))
  }

  package static func ofContents(
    _ rules: [Rule], _ check: @escaping @Sendable (LintedVariant) -> [LintFinding]
  ) -> LayoutCheck {
    LayoutCheck(rules: rules, run: .content(check))
  }

  package static func ofVariants(
    _ rules: [Rule], _ check: @escaping @Sendable (LintedVariant) -> [LintFinding]
  ) -> LayoutCheck {
    LayoutCheck(rules: rules, run: .variant(check))
  }

  /// A check of a variant that finds the same in all windows that differ only in their width.
  static func ofAnyWidth(
    _ rules: [Rule], _ check: @escaping @Sendable (LintedVariant) -> [LintFinding]
  ) -> LayoutCheck {
    LayoutCheck(rules: rules, run: .anyWidth(check))
  }
}

extension Rule {
  /// Every rule, in the order that `riverbed explain` lists them.
  package static let all = each(
    of: [ofFiles] + LayoutCheck.all.map(\.rules) + [ofPictures] + RoutingCheck.all.map(\.rules))

  /// Returns the rule with a code.
  package static func named(_ code: String) -> Rule? { all.first { $0.code == code } }

  /// Whether the rule is about how screens are laid out, rather than about names or files.
  package var isAboutLayout: Bool { Self.ofLayout.contains(self) }

  private static let ofLayout = Set(
    LayoutCheck.all.filter(\.isOfVariants).flatMap(\.rules) + ofPictures)
}
