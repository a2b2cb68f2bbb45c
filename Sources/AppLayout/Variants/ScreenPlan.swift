package import AppModel

/// What all layouts of a screen that is entered in one way share: what the app says about the
/// screen, whatever the window.
struct ScreenPlan: Sendable {
  let approach: Approach
  /// Whether the root around the screen has tabs, which a presentation container covers.
  let hasTabs: Bool
  let forced: ForcedPlacement?
  /// Where the bar is as the app is configured.
  let placement: Placement
  /// How the status bar is used as the app is configured, where the device can.
  let statusBar: StatusBar
  let bar: Shared<BarPlan>

  init(of screen: Screen, enteredBy entrance: Entrance, in app: App) {
    approach = app.approach(to: screen, by: entrance)
    hasTabs = app.root(of: screen).capabilities.contains(.tabBar) && !approach.isPresented
    forced = app.forcedPlacement(of: screen)
    placement = app.placement(of: screen)
    statusBar = app.statusBar
    bar = Shared(wrappedValue: BarPlan(of: screen, enteredBy: entrance, in: app))
  }

  init(_ variant: Variant, in app: App) {
    self.init(of: variant.screen, enteredBy: variant.entrance, in: app)
  }
}

/// Lays out variants one after the other. Those of one screen on one device share their content, so
/// the last layouts are remembered for the next.
package struct LayoutMemory {
  private var last: Variant?
  /// The last screen, for each entrance that was laid out.
  private var plans: [Entrance: Shared<ScreenPlan>] = [:]
  /// The content of the last screen on the last class of devices.
  private var plan: Shared<ContentPlan>?
  private var contents: [ContentLayout] = []

  package init() {}

  /// Lays out a variant.
  package mutating func layout(of variant: Variant, in app: App) -> VariantLayout {
    if last?.screen.key != variant.screen.key {
      plans.removeAll()
      plan = nil
      contents.removeAll()
    } else if last?.held != variant.held {
      contents.removeAll()
    }
    last = variant
    let screen =
      plans[variant.entrance] ?? Shared(wrappedValue: ScreenPlan(variant, in: app))
    plans[variant.entrance] = screen
    let frame = VariantFrame(variant, hasTabs: screen.wrappedValue.hasTabs)
    let content = content(of: variant, frame.viewport, in: app)
    return VariantLayout(variant, screen.wrappedValue, frame, content)
  }

  private mutating func content(
    of variant: Variant, _ viewport: Viewport, in app: App
  ) -> ContentLayout {
    if let content = contents.first(where: { $0.serves(viewport) }) { return content }
    let known = plan.flatMap { $0.wrappedValue.deviceClass == viewport.deviceClass ? $0 : nil }
    let planned =
      known
      ?? Shared(
        wrappedValue: ContentPlan(of: variant.screen, in: app, on: viewport.deviceClass))
    plan = planned
    let content = ContentLayout(planned.wrappedValue, viewport)
    contents.append(content)
    return content
  }
}
