/// The navigation bar of a screen that is entered in one way, before it has a width.
struct BarPlan: Hashable, Sendable {
  let alignment: NavigationBarModel.Alignment
  let background: NavigationBarModel.Background
  /// The color, which a bar on top makes opaque.
  let color: Color
  let titleColor: Color?
  /// What the button at the start does; nil if there is none.
  let context: NavigationBarLayout.Context.Kind?
  /// What is in the middle; nil if there is nothing.
  let middle: NavigationBarLayout.Title.Kind?
  let title: String
  let items: [Shared<BarItem>]
  let isRightToLeft: Bool

  /// The default color of a bar in the client.
  private static let standardColor = Color(red: 247, green: 247, blue: 247)

  init(of screen: Screen, enteredBy entrance: Entrance, in app: App) {
    let bar = app.navigationBar(of: screen)?.bar
    alignment = bar?.alignment ?? .left
    background = bar?.background ?? .color
    color = bar?.backgroundColor ?? Self.standardColor
    titleColor = bar?.titleColor
    context =
      switch entrance {
      case .root: app.root(of: screen).capabilities.contains(.specialButton) ? .menu : nil
      case .pushed: .back
      case .presented: .close
      }
    middle = Self.middle(of: screen, bar, in: app)
    title = screen.title
    items = BarItem.all(on: screen, in: app).map(Shared.init)
    isRightToLeft = app.settings.isRightToLeft
  }

  private static func middle(
    of screen: Screen, _ bar: NavigationBarModel?, in app: App
  ) -> NavigationBarLayout.Title.Kind? {
    guard let bar else { return .title }
    switch bar.titleStyle {
    case .hidden: return nil
    case .logo: return .logo
    case .title:
      let isHome = screen.key == app.home?.key
      return isHome && bar.showsLogoOnHome && bar.hasLogo ? .logo : .title
    }
  }
}
