package import AppModel

extension Rule {
  /// Every rule, in the order that `riverbed explain` lists them.
  package static let all = ofFiles + LintRule.rules

  /// Returns the rule with a code.
  package static func named(_ code: String) -> Rule? { all.first { $0.code == code } }

  /// Whether the rule is about how screens are laid out, rather than about names or files.
  package var isAboutLayout: Bool { Self.ofLayout.contains(self) }

  private static let ofLayout = Set(LintRule.ofLayout.map(\.rule))
}
