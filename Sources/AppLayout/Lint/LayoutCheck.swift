package import AppModel

/// A check of an app as it is laid out, or of names that only this room knows.
///
/// Each check is in a file of its name, such as `LayoutCheck+Tabs.swift`, with its rules and its
/// messages. The fixtures of a rule are in `Fixtures/Lint` and begin with its code:
/// `lint-size--no-room.json`.
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
    .siteWords, .devices, .sizes, .bars, .tabs, .menu, .statusBar, .journeys,
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

/// A variant as layout rules see it: its window, bars and content.
struct LintedVariant {
  let app: App
  let layout: VariantLayout

  init(_ variant: Variant, in app: App) {
    self.app = app
    layout = VariantLayout(variant, in: app)
  }
}

extension App {
  /// The problems that only appear when the app is laid out.
  package var lint: [Diagnostic] {
    let whole = LayoutCheck.all.flatMap { check -> [Diagnostic] in
      if case .app(let run) = check.run { run(self) } else { [] }
    }
    let checks = LayoutCheck.all.compactMap { check in
      if case .variant(let run) = check.run { run } else { nil }
    }
    let devices = VariantAxes(devices: devices, orientations: orientations).heldDevices
    return whole + routing.diagnostics
      + screens.flatMap { screen in
        devices.flatMap { held in
          let variant = LintedVariant(configuredVariant(of: screen, on: held), in: self)
          return checks.flatMap { $0(variant) }
        }
      }
  }
}

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
