package import AppModel

/// A variant with everything in its place.
package struct VariantLayout: Hashable, Sendable {
  package let variant: Variant
  package let frame: VariantFrame
  package let forced: ForcedPlacement?
  /// Whether the app, as it is configured, shows this variant.
  package let isConfigured: Bool
  package let navigationBar: NavigationBarLayout?
  package let content: ContentLayout

  init(_ variant: Variant, _ frame: VariantFrame, _ content: ContentLayout, in app: App) {
    self.variant = variant
    self.frame = frame
    self.content = content
    forced = app.forcedPlacement(of: variant.screen)
    isConfigured =
      variant.placement == app.placement(of: variant.screen)
      && variant.statusBar == app.statusBar(on: variant.device)
    navigationBar = NavigationBarLayout(variant, frame, in: app)
  }

  /// Lays one variant out by itself.
  package init(_ variant: Variant, in app: App) {
    let frame = VariantFrame(variant, in: app)
    self.init(variant, frame, ContentLayout(of: variant.screen, in: app, frame.viewport), in: app)
  }
}
