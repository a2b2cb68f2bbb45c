/// The navigation bar of a variant, with its items in window coordinates.
package struct NavigationBarLayout: Hashable, Sendable {
  @Shared private var plan: BarPlan
  package let placement: Placement
  package let frame: Rect
  package let context: Context?
  package let buttons: [BarButton]
  private let titleFrame: Rect

  package var title: Title? {
    plan.middle.map { Title(kind: $0, text: plan.title, frame: titleFrame) }
  }

  package var alignment: NavigationBarModel.Alignment { plan.alignment }

  package var background: NavigationBarModel.Background { plan.background }

  /// The color that takes effect; on top it is never transparent.
  package var backgroundColor: Color { placement == .onTop ? plan.color.opaque : plan.color }

  package var titleColor: Color? { plan.titleColor }

  /// The single button at the start of the bar.
  package struct Context: Hashable, Sendable {
    package let kind: Kind
    package let frame: Rect

    /// What the button does: it opens the menu, closes a presentation or goes back.
    package enum Kind: String, Hashable, Sendable, CaseIterable { case menu, close, back }
  }

  /// What the bar shows in its middle.
  package struct Title: Hashable, Sendable {
    package let kind: Kind
    package let text: String
    package let frame: Rect

    /// What is in the middle.
    package enum Kind: String, Hashable, Sendable, CaseIterable { case title, logo }
  }

  /// Lays out the bar of a screen; returns nil where it is hidden.
  init?(_ shared: Shared<BarPlan>, _ placement: Placement, in regions: VariantFrame) {
    guard let frame = regions.navigationBar, let strip = regions.barStrip else { return nil }
    let plan = shared.wrappedValue
    let upright = NavigationBarFrames(
      in: strip, alignment: plan.alignment, hasContext: plan.context != nil,
      buttonCount: plan.items.count)
    let frames = plan.isRightToLeft ? upright.mirrored(in: strip) : upright
    _plan = shared
    self.placement = placement
    self.frame = frame
    context = plan.context.flatMap { kind in
      frames.context.map { Context(kind: kind, frame: $0) }
    }
    titleFrame = frames.title
    buttons = zip(plan.items, frames.buttons).map { BarButton($0, in: $1) }
  }
}
