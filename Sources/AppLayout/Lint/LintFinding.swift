/// Something that a rule says about one variant. It is the same finding on every device where the
/// rule, the place and the text are the same.
package struct LintFinding: Sendable {
  package let rule: Rule
  /// How serious it is where the app, as it is configured, shows it on a device of the site.
  package let severity: Diagnostic.Severity
  /// What is wrong, without anything that depends on the device.
  package let text: String
  /// The measures on this device.
  package let detail: String?
  /// What is wrong at every width where it is, if the text depends on the width of the window.
  package let textAtWidths: String
  /// What it is about: where a screen, a component, a bar or an entry is written.
  package let location: Location

  package init(_ rule: Rule, _ text: String, detail: String? = nil, at location: Location) {
    self.init(rule, .warning, text, detail: detail, at: location)
  }

  package init(
    _ rule: Rule, _ severity: Diagnostic.Severity, _ text: String, detail: String? = nil,
    atWidths textAtWidths: String? = nil, at location: Location
  ) {
    self.rule = rule
    self.severity = severity
    self.text = text
    self.detail = detail
    self.textAtWidths = textAtWidths ?? text
    self.location = location
  }
}

extension LintedVariant {
  /// Returns what checks say about the variant; those of its content may be left out where it was
  /// checked in another variant.
  package func findings(
    by checks: [LayoutCheck], withContent isWithContent: Bool = true
  ) -> [LintFinding] {
    checks.flatMap { findings(of: $0, withContent: isWithContent) }
  }

  /// Returns what one check says about the variant.
  func findings(
    of check: LayoutCheck, withContent isWithContent: Bool = true
  ) -> [LintFinding] {
    switch check.run {
    case .app: []
    case .content(let run): isWithContent ? run(self) : []
    case .variant(let run), .anyWidth(let run): run(self)
    }
  }
}
