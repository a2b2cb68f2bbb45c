/// Checks of windows that differ only in their width. What is the same at any width is looked for in
/// the first one.
struct WidthChecks {
  private let checks: [LayoutCheck]
  /// What the first window has at any width, for each of the checks.
  private var known: [[LintFinding]]?

  init(_ checks: [LayoutCheck]) {
    self.checks = checks
  }

  /// Returns what the checks say about one of the windows.
  mutating func findings(in variant: LintedVariant) -> [LintFinding] {
    let known = known ?? checks.map { $0.isOfAnyWidth ? variant.findings(of: $0) : [] }
    self.known = known
    var all: [LintFinding] = []
    for (index, check) in checks.enumerated() {
      all += check.isOfAnyWidth ? known[index] : variant.findings(of: check)
    }
    return all
  }
}

extension LayoutCheck {
  fileprivate var isOfAnyWidth: Bool {
    switch run {
    case .anyWidth: true
    case .app, .content, .variant: false
    }
  }
}
