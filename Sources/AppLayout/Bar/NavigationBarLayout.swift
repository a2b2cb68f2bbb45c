package import AppModel

/// The navigation bar of a variant, with its items in window coordinates.
package struct NavigationBarLayout: Hashable, Sendable {
  package let placement: Placement
  package let alignment: NavigationBarModel.Alignment
  package let frame: Rect
  package let context: Context?
  package let title: Title?
  package let buttons: [BarButton]
  package let background: NavigationBarModel.Background
  /// The color that takes effect; on top it is never transparent.
  package let backgroundColor: Color
  package let titleColor: Color?

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

  /// The default color of a bar in the client.
  private static let standardColor = Color(red: 247, green: 247, blue: 247)

  /// Lays out the bar; returns nil where it is hidden.
  init?(_ variant: Variant, _ regions: VariantFrame, in app: App) {
    guard let frame = regions.navigationBar, let strip = regions.barStrip else { return nil }
    let model = app.navigationBar(of: variant.screen)
    let items = BarItem.all(on: variant.screen, in: app)
    let contextKind = Self.contextKind(variant, in: app)
    let upright = NavigationBarFrames(
      in: strip, alignment: model?.bar.alignment ?? .left, hasContext: contextKind != nil,
      buttonCount: items.count)
    let frames =
      app.settings.isRightToLeft ? upright.mirrored(in: strip) : upright
    placement = variant.placement
    alignment = model?.bar.alignment ?? .left
    self.frame = frame
    context = contextKind.flatMap { kind in
      frames.context.map { Context(kind: kind, frame: $0) }
    }
    title = Self.titleKind(variant, model?.bar, in: app).map {
      Title(kind: $0, text: variant.screen.title, frame: frames.title)
    }
    buttons = zip(items, frames.buttons).map { item, frame in
      BarButton(
        kind: item.kind, title: item.title, target: item.target,
        isEnabled: !item.isOn(variant.screen), frame: frame, location: item.location)
    }
    background = model?.bar.background ?? .color
    let color = model?.bar.backgroundColor ?? Self.standardColor
    backgroundColor = variant.placement == .onTop ? color.opaque : color
    titleColor = model?.bar.titleColor
  }

  private static func contextKind(_ variant: Variant, in app: App) -> Context.Kind? {
    switch variant.entrance {
    case .root: app.root(of: variant.screen).capabilities.contains(.specialButton) ? .menu : nil
    case .pushed: .back
    case .presented: .close
    }
  }

  private static func titleKind(
    _ variant: Variant, _ bar: NavigationBarModel?, in app: App
  ) -> Title.Kind? {
    guard let bar else { return .title }
    switch bar.titleStyle {
    case .hidden: return nil
    case .logo: return .logo
    case .title:
      let isHome = variant.screen.key == app.home?.key
      return isHome && bar.showsLogoOnHome && bar.hasLogo ? .logo : .title
    }
  }
}
