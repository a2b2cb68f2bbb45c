package import Hashes

/// Lays out variants one after the other. Those of one screen on one device share their content, so
/// the last layouts are remembered for the next. One memory serves one app.
package struct LayoutMemory {
  private var last: Variant?
  /// The last screen, for each entrance that was laid out.
  private var screenPlans: [Entrance: Shared<ScreenPlan>] = [:]
  /// The content of the last screen on the last class of devices.
  private var contentPlan: Shared<ContentPlan>?
  private var contents: [Content] = []
  /// Where the parts of the last screen are defined, if a picture was made of it.
  private var sources: Shared<ShownSources>?

  /// The content of the last screen on the last device, and what pictures show of it, once one was
  /// made.
  private struct Content {
    let layout: ContentLayout
    var shown: ShownContent?
    var hash: ContentHash?
  }

  package init() {}

  /// Lays out a variant.
  package mutating func layout(of variant: Variant, in app: App) -> VariantLayout {
    if last?.screen.key != variant.screen.key {
      screenPlans.removeAll()
      contentPlan = nil
      sources = nil
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

  /// Returns what pictures of the variant show that was laid out last.
  package mutating func shown(_ layout: VariantLayout, in app: App) -> ShownScreen {
    ShownScreen(layout, in: app, shownContent(of: layout, in: app).shown)
  }

  /// Returns the same with the hash of its content, which several pictures share.
  package mutating func shownWithHash(
    _ layout: VariantLayout, in app: App
  ) -> (screen: ShownScreen, content: ContentHash) {
    let (index, content) = shownContent(of: layout, in: app)
    let hash = contents[index].hash ?? content.hash
    contents[index].hash = hash
    return (ShownScreen(layout, in: app, content), hash)
  }

  private mutating func shownContent(
    of layout: VariantLayout, in app: App
  ) -> (index: Int, shown: ShownContent) {
    let known = contents.firstIndex { $0.layout.serves(layout.frame.viewport) }
    guard let index = known, last == layout.variant else {
      preconditionFailure("only what was laid out last is remembered")
    }
    if let shown = contents[index].shown { return (index, shown) }
    let sources =
      sources ?? Shared(wrappedValue: ShownSources(of: layout.variant.screen, in: app))
    self.sources = sources
    let shown = ShownContent(contents[index].layout, sources.wrappedValue)
    contents[index].shown = shown
    return (index, shown)
  }

  private mutating func content(
    of variant: Variant, _ viewport: Viewport, in app: App
  ) -> ContentLayout {
    if let known = contents.first(where: { $0.layout.serves(viewport) }) { return known.layout }
    let known = contentPlan.flatMap {
      $0.wrappedValue.deviceClass == viewport.deviceClass ? $0 : nil
    }
    let planned =
      known
      ?? Shared(
        wrappedValue: ContentPlan(of: variant.screen, in: app, on: viewport.deviceClass))
    contentPlan = planned
    let content = ContentLayout(planned.wrappedValue, viewport)
    contents.append(Content(layout: content))
    return content
  }
}
