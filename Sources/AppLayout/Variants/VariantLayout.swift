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

  init(_ variant: Variant, _ plan: ScreenPlan, _ frame: VariantFrame, _ content: ContentLayout) {
    let isConfigured =
      variant.placement == plan.placement
      && variant.statusBar == plan.statusBar.shown(on: variant.device)
    _parts = Shared(
      wrappedValue: Parts(
        variant: variant, approach: plan.approach, frame: frame, forced: plan.forced,
        isConfigured: isConfigured,
        navigationBar: NavigationBarLayout(plan.bar, variant.placement, in: frame),
        content: content))
  }

  private init(_ parts: Parts) {
    _parts = Shared(wrappedValue: parts)
  }

  /// Lays out a single variant.
  package init(_ variant: Variant, in app: App) {
    var memory = LayoutMemory()
    self = memory.layout(of: variant, in: app)
  }

  /// Returns the layout with other content.
  func showing(_ content: ContentLayout) -> VariantLayout {
    VariantLayout(
      Parts(
        variant: variant, approach: approach, frame: frame, forced: forced,
        isConfigured: isConfigured, navigationBar: navigationBar, content: content))
  }

  package var variant: Variant { _read { yield parts.variant } }

  /// How the screen is reached.
  package var approach: Approach { _read { yield parts.approach } }

  package var frame: VariantFrame { _read { yield parts.frame } }

  package var forced: ForcedPlacement? { parts.forced }

  /// Whether the app, as it is configured, shows this variant.
  package var isConfigured: Bool { parts.isConfigured }

  package var navigationBar: NavigationBarLayout? { _read { yield parts.navigationBar } }

  package var content: ContentLayout { _read { yield parts.content } }
}
