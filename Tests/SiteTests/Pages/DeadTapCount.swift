import AppLayout
import AppModel
import SiteFiles
import Wireframe

@testable import Site

/// How many parts of an app's prototype can be tapped, and how many of them open nothing, counted
/// from what the app says and where its layout puts it. It knows nothing of pages, nor of how these
/// find out what opens.
struct DeadTapCount {
  private(set) var all = 0
  private(set) var dead = 0

  /// Counts what is on a screen of a site that shows all screens.
  init(on screen: Screen, of app: App, _ held: HeldDevice) {
    let layout = VariantLayout(app.configuredVariant(of: screen, on: held), in: app)
    for seen in SeenContent(playing: layout)?.sections ?? [] {
      let section = layout.content.sections[seen.place]
      // Whatever is in a cell, something opens.
      for _ in seen.cells { count(isDead: false) }
      for header in [seen.hasHeader ? section.header : nil, seen.hasFooter ? section.footer : nil] {
        if let target = header?.target { count(isDead: app.screen(target) == nil) }
      }
    }
    for button in layout.navigationBar?.buttons ?? [] {
      let opensItself = [.live, .crossmates, .feed, .chromecast].contains(button.kind)
      count(isDead: !button.isEnabled || (!opensItself && button.target == nil))
    }
    for tab in layout.tabs(in: app)?.rows ?? [] { count(tab) }
    let context = layout.navigationBar?.context?.kind
    let menu =
      context == .menu || (layout.variant.entrance == .root && context == nil)
      ? OpenMenu(over: screen, in: app, on: held) : OpenMenu(ownedBy: screen, in: app, on: held)
    switch context {
    case .menu: count(isDead: menu == nil)
    case .back, .close:
      let isFirst = app.home?.hooks.contains { $0.screen?.value == screen.id } == true
      count(isDead: layout.approach.opener.map { $0 == screen.key || isFirst } ?? true)
    case nil: break
    }
    for row in menu?.menu.rows.prefix(MenuLayout.mostDrawnRows) ?? [] { count(row) }
  }

  private mutating func count(_ row: MenuRow) {
    switch row.kind {
    case .header: break
    case .feed, .crossmates, .liveDrawer, .chromecast: count(isDead: false)
    case .button, .label, .ad, .nestedMenu, .programGuide, .settings, .tvLeftButton,
      .tvRightButton, .unknown:
      if row.target != nil || !row.isNested { count(isDead: row.target == nil) }
    }
  }

  private mutating func count(isDead: Bool) {
    all += 1
    if isDead { dead += 1 }
  }
}
