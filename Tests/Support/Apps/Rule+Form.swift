package import AppModel

extension Rule {
  /// Whether the rule has a code of the usual form, and sentences for all parts of `explain`.
  package var isExplained: Bool {
    code.allSatisfy { $0.isLowercase || $0 == "-" || $0.isNumber }
      && [meaning, reason, remedy].allSatisfy { $0.hasSuffix(".") && $0.count > 15 }
  }
}
