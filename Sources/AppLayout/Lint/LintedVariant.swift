/// A screen as layout rules see it, whatever the window in which it is shown.
package struct LintedScreen: Sendable {
  package let app: App
  package let screen: Screen
  /// The sections of the screen.
  let plans: [SectionPlan]
  /// Whether the screen is the one on which what others share with it, such as a menu, is checked.
  package let hasOwnMenu: Bool
  /// Where the bar of the screen is written, which may be home's; the screen if nowhere.
  package let barLocation: Location

  init(_ screen: Screen, in app: App) {
    self.app = app
    self.screen = screen
    plans = SectionPlan.sections(of: screen, in: app)
    hasOwnMenu = app.checksMenu(on: screen)
    barLocation = app.navigationBar(of: screen)?.location ?? screen.location
  }
}

/// A variant as layout rules see it: its window, bars and content, on any device.
package struct LintedVariant {
  @Shared private var parts: Parts

  /// The values of a variant, shared by all checks.
  private struct Parts: Sendable {
    let linted: Shared<LintedScreen>
    let layout: VariantLayout
    let targets: PartTargets
  }

  init(_ layout: VariantLayout, of linted: Shared<LintedScreen>) {
    _parts = Shared(
      wrappedValue: Parts(
        linted: linted, layout: layout,
        targets: PartTargets(of: layout, in: linted.wrappedValue.app)))
  }

  package var linted: LintedScreen { _read { yield parts.linted.wrappedValue } }

  package var layout: VariantLayout { _read { yield parts.layout } }

  /// What the parts of the layout open.
  package var targets: PartTargets { _read { yield parts.targets } }

  package init(_ layout: VariantLayout, in app: App) {
    self.init(layout, of: Shared(wrappedValue: LintedScreen(layout.variant.screen, in: app)))
  }

  package var app: App { linted.app }

  package var screen: Screen { linted.screen }

  package var limits: LintSettings { app.site.lint }

  package var deviceClass: DeviceClass { layout.variant.device.deviceClass }
}
