package import AppModel

/// A variant with all its frames.
package struct VariantLayout: Hashable, Sendable {
  @Shared private var parts: Parts

  /// The storage of a layout, shared however often the layout is copied.
  private struct Parts: Hashable, Sendable {
    let variant: Variant
    let approach: Approach
    let frame: VariantFrame
    let forced: ForcedPlacement?
    let isConfigured: Bool
    let navigationBar: NavigationBarLayout?
    let content: ContentLayout
  }

  init(_ variant: Variant, _ frame: VariantFrame, _ content: ContentLayout, in app: App) {
    _parts = Shared(
      wrappedValue: Parts(
        variant: variant, approach: app.approach(to: variant.screen, by: variant.entrance),
        frame: frame, forced: app.forcedPlacement(of: variant.screen),
        isConfigured: variant.placement == app.placement(of: variant.screen)
          && variant.statusBar == app.statusBar(on: variant.device),
        navigationBar: NavigationBarLayout(variant, frame, in: app), content: content))
  }

  /// Lays out a single variant.
  package init(_ variant: Variant, in app: App) {
    let frame = VariantFrame(variant, in: app)
    self.init(variant, frame, ContentLayout(of: variant.screen, in: app, frame.viewport), in: app)
  }

  /// Returns the layout with other content.
  func showing(_ content: ContentLayout, in app: App) -> VariantLayout {
    VariantLayout(variant, frame, content, in: app)
  }

  package var variant: Variant { parts.variant }

  /// How the screen is reached.
  package var approach: Approach { parts.approach }

  package var frame: VariantFrame { parts.frame }

  package var forced: ForcedPlacement? { parts.forced }

  /// Whether the app, as it is configured, shows this variant.
  package var isConfigured: Bool { parts.isConfigured }

  package var navigationBar: NavigationBarLayout? { parts.navigationBar }

  package var content: ContentLayout { parts.content }
}

/// Lays out variants one after the other. Those of one screen on one device share their content, so
/// the last layout is remembered for the next.
package struct LayoutMemory {
  private var last: Variant?
  /// The sections of the last screen, which no device changes.
  private var plans: [Shared<SectionPlan>] = []
  private var contents: [ContentLayout] = []

  package init() {}

  /// Lays out a variant.
  package mutating func layout(of variant: Variant, in app: App) -> VariantLayout {
    if last?.screen.key != variant.screen.key {
      plans = SectionPlan.sections(of: variant.screen, in: app).map(Shared.init)
      contents.removeAll()
    } else if last?.held != variant.held {
      contents.removeAll()
    }
    last = variant
    let frame = VariantFrame(variant, in: app)
    if let content = contents.first(where: { $0.serves(frame.viewport) }) {
      return VariantLayout(variant, frame, content, in: app)
    }
    let content = ContentLayout(plans, of: variant.screen, in: app, frame.viewport)
    contents.append(content)
    return VariantLayout(variant, frame, content, in: app)
  }
}
