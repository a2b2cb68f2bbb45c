package import AppModel

extension Rule {
  /// Every rule, in the order that `riverbed explain` lists them.
  package static let all = each(
    of: [ofFiles] + LayoutCheck.all.map(\.rules) + RoutingCheck.all.map(\.rules))

  /// Returns the rule with a code.
  package static func named(_ code: String) -> Rule? { all.first { $0.code == code } }

  /// Whether the rule is about how screens are laid out, rather than about names or files.
  package var isAboutLayout: Bool { Self.ofLayout.contains(self) }

  private static let ofLayout = Set(LayoutCheck.all.filter(\.isOfVariants).flatMap(\.rules))
}
