package import AppModel

/// Lays out variants one after the other. Those of one screen on one device share their content, so
/// the last layouts are remembered for the next. One memory serves one app.
package struct LayoutMemory {
  private var last: Variant?
  /// The last screen, for each entrance that was laid out.
  private var screenPlans: [Entrance: Shared<ScreenPlan>] = [:]
  /// The content of the last screen on the last class of devices.
  private var contentPlan: Shared<ContentPlan>?
  private var contents: [ContentLayout] = []

  package init() {}

  /// Lays out a variant.
  package mutating func layout(of variant: Variant, in app: App) -> VariantLayout {
    if last?.screen.key != variant.screen.key {
      screenPlans.removeAll()
      contentPlan = nil
      contents.removeAll()
    } else if last?.held != variant.held {
      contents.removeAll()
    }
    last = variant
    let screen =
      screenPlans[variant.entrance] ?? Shared(wrappedValue: ScreenPlan(variant, in: app))
    screenPlans[variant.entrance] = screen
    let frame = VariantFrame(variant, hasTabs: screen.wrappedValue.hasTabs)
    let content = content(of: variant, frame.viewport, in: app)
    return VariantLayout(variant, screen.wrappedValue, frame, content)
  }

  private mutating func content(
    of variant: Variant, _ viewport: Viewport, in app: App
  ) -> ContentLayout {
    if let content = contents.first(where: { $0.serves(viewport) }) { return content }
    let known = contentPlan.flatMap {
      $0.wrappedValue.deviceClass == viewport.deviceClass ? $0 : nil
    }
    let planned =
      known
      ?? Shared(
        wrappedValue: ContentPlan(of: variant.screen, in: app, on: viewport.deviceClass))
    contentPlan = planned
    let content = ContentLayout(planned.wrappedValue, viewport)
    contents.append(content)
    return content
  }
}
