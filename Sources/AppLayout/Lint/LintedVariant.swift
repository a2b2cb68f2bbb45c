import AppModel

/// A variant as layout rules see it: its window, bars and content.
struct LintedVariant {
  let app: App
  let layout: VariantLayout

  init(_ variant: Variant, in app: App) {
    self.app = app
    layout = VariantLayout(variant, in: app)
  }
}
