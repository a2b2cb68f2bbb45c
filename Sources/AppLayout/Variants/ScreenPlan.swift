/// What all layouts of a screen that is entered in one way share: what the app says about the
/// screen, whatever the window.
struct ScreenPlan: Sendable {
  let approach: Approach
  /// Whether the root around the screen has tabs, which a presentation container covers.
  let hasTabs: Bool
  let forced: ForcedPlacement?
  /// Where the bar is as the app is configured.
  let placement: Placement
  /// The use of the status bar that the app is configured for.
  let statusBar: StatusBar
  let bar: Shared<BarPlan>

  init(_ variant: Variant, in app: App) {
    let (screen, entrance) = (variant.screen, variant.entrance)
    approach = app.approach(to: screen, by: entrance)
    hasTabs = app.hasTabs(around: screen, approach)
    forced = app.forcedPlacement(of: screen)
    placement = app.placement(of: screen)
    statusBar = app.wantedStatusBar
    bar = Shared(wrappedValue: BarPlan(of: screen, enteredBy: entrance, in: app))
  }
}

extension App {
  /// Whether the root around a screen has tabs, which a presentation container covers.
  fileprivate func hasTabs(around screen: Screen, _ approach: Approach) -> Bool {
    root(of: screen).capabilities.contains(.tabBar) && !approach.isPresented
  }

  /// Returns the regions around the content of a variant, without a layout of the content.
  package func frame(of variant: Variant) -> VariantFrame {
    let approach = approach(to: variant.screen, by: variant.entrance)
    return VariantFrame(variant, hasTabs: hasTabs(around: variant.screen, approach))
  }
}
