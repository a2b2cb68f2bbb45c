import AppLayout
import AppModel

/// What a legend says about the root of a screen's picture, which the shapes do not say.
struct ShownRoot: Hashable, Sendable {
  /// Whether a presentation container is in front.
  let isPresented: Bool
  /// Whether there is a bar that the root plugin places.
  let isBarDelegated: Bool

  init(of layout: VariantLayout, in app: App) {
    isPresented = layout.approach.isPresented
    isBarDelegated = layout.navigationBar != nil && layout.isBarDelegated(in: app)
  }
}
