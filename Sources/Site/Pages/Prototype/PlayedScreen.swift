import AppLayout
import AppModel
import PageParts
import SiteFiles
import Wireframe

/// A screen of the prototype, and what happens where people tap it.
struct PlayedScreen {
  let site: Site
  let layout: VariantLayout
  let path: SitePath
  let picture: PlayableScreen
  /// The open menu, if this screen can open it.
  let menu: PlayableMenu?
  private let parts: PlayedParts
  /// The step of a journey that the screen is played for; nil if people play on their own.
  private let walk: JourneyWalk?
  /// What that step taps, if it is a part of the screen.
  private let nextBox: Wireframe.Box?

  /// The id of the open menu on the page, and of the screen below it.
  static let menuID = "menu"
  static let screenID = "screen"

  init(_ layout: VariantLayout, in site: Site, on walk: JourneyWalk? = nil) {
    self.site = site
    self.walk = walk
    self.layout = layout
    let variant = layout.variant
    path = walk?.path ?? site.paths.prototype(of: variant.screen, on: variant.held)
    picture = PlayableScreen(layout, in: site.app)
    parts = PlayedParts(of: layout, in: site.app)
    menu = parts.menu.map { PlayableMenu($0, in: site.app) }
    nextBox = walk?.nextBox(
      among: picture.front.boxes + (picture.content?.boxes ?? []), on: layout)
  }

  var app: App { site.app }
  var screen: Screen { layout.variant.screen }
  var held: HeldDevice { layout.variant.held }

  /// Whether the bar has a button for a menu.
  var hasMenuButton: Bool { parts.hasMenuButton }

  /// Returns the address of a screen in the prototype; nil if the site does not show it.
  func address(of screen: Screen) -> String? {
    guard site.shows(screen) else { return nil }
    return path.link(to: site.paths.prototype(of: screen, on: held))
  }

  /// The screen that this one goes back to: the one that opens it as its picture shows.
  var opener: Screen? {
    layout.approach.opener.flatMap(app.screen).flatMap { $0.key == screen.key ? nil : $0 }
  }

  /// Returns what happens where someone taps a box.
  func tap(_ box: Wireframe.Box) -> Wireframe.Tap? {
    let row = menu?.row(of: box)
    if let next = walk?.tap(box, row: row, of: parts.menu, nextBox: nextBox) { return next }
    if let row { return tap(row) }
    guard let part = box.part else {
      return box.kind == .contextButton ? context : nil
    }
    let sections = layout.content.sections
    switch part {
    case .section: return nil
    case .header(let section): return tap(part, sections[section].header?.title, isAlways: false)
    case .footer(let section): return tap(part, sections[section].footer?.title, isAlways: false)
    case .cell(let cell, let section):
      let cell = sections[section].cells[cell]
      return tap(part, cell.title ?? sections[section].typeName.spaced)
    case .barButton(let button):
      let button = layout.navigationBar?.buttons[button]
      return tap(part, button?.title ?? button?.kind.rawValue)
    case .tab(let tab): return tap(part, parts.targets.tabs[tab].title)
    }
  }

  /// Returns what a part opens. One that opens nothing is reported, unless it is only sometimes
  /// meant to be tapped.
  private func tap(
    _ part: LayoutPart, _ name: String?, isAlways: Bool = true
  ) -> Wireframe.Tap? {
    guard let key = parts.targets[part] else {
      return isAlways ? .deadEnd("\(Self.name(name)): nothing opens here", .unlinked) : nil
    }
    return tap(opening: key, Self.name(name))
  }

  private func tap(
    opening key: String, _ name: String, inMenu isInMenu: Bool = false
  ) -> Wireframe.Tap {
    guard let screen = app.screen(key) else {
      return .deadEnd(
        "\(name): opens \(key.readable), which is not a screen of the app", .missing,
        inMenu: isInMenu)
    }
    guard let address = address(of: screen) else {
      return .deadEnd(
        "\(name): opens \(screen.title), which is not in this site", .leftOut, inMenu: isInMenu)
    }
    return .link(Wireframe.Link(to: address, named: "\(name), opens \(screen.title)"))
  }

  private func tap(_ row: MenuRow) -> Wireframe.Tap? {
    guard row.isTapped else { return nil }
    guard let target = row.target else {
      return row.isNested
        ? nil
        : .deadEnd("\(Self.name(row.title)): nothing opens here", .unlinked, inMenu: true)
    }
    return tap(opening: target, Self.name(row.title), inMenu: true)
  }

  private static func name(_ text: String?) -> String {
    guard let name = text?.readable, !name.isEmpty else { return "Without a title" }
    return name
  }

  /// What the button at the start of the bar does.
  private var context: Wireframe.Tap? {
    switch layout.navigationBar?.context?.kind {
    case .menu:
      menu == nil
        ? .deadEnd("Menu: it does not have any entries", .unlinked)
        : .link(Wireframe.Link(to: "#\(Self.menuID)", named: "Open the menu"))
    case .back: back(as: "Back")
    case .close: back(as: "Close")
    case nil: nil
    }
  }

  private func back(as verb: String) -> Wireframe.Tap {
    opener.flatMap { opener in
      address(of: opener).map {
        .back(Wireframe.Link(to: $0, named: "\(verb), to \(opener.title)"))
      }
    } ?? .deadEnd("\(verb): nothing in the app opens this screen", .unlinked)
  }
}

extension PlayedScreen {
  /// The maximum number of links that are listed because they are not drawn.
  private static let mostLinks = 200

  /// The links from the screen that are not boxes of its picture: hooks, other tabs, and what a
  /// limit leaves out.
  var linksNotDrawn: [(link: Link, screen: Screen, address: String)] {
    var seen = drawnAddresses
    let links = app.links(from: screen, atMost: Self.mostLinks).shown
    return links.compactMap { link in
      guard link.trigger != .parent, link.to != screen.key, let target = app.screen(link.to),
        let address = address(of: target), seen.insert(address).inserted
      else { return nil }
      return (link, target, address)
    }
  }

  /// The addresses that the boxes lead to.
  private var drawnAddresses: Set<String> {
    let boxes =
      picture.front.boxes + (picture.content?.boxes ?? []) + (menu?.rows.picture.boxes ?? [])
    return Set(
      boxes.compactMap { box in
        switch tap(box) {
        case .link(let link): link.address
        case .back, .nothing, nil: nil
        }
      })
  }
}

extension Pane {
  /// The boxes of the picture and of the panes inside it.
  fileprivate var boxes: [Wireframe.Box] { picture.boxes + inside.flatMap(\.boxes) }
}

/// What can be tapped on a screen of the prototype, and what it opens.
struct PlayedParts {
  let layout: VariantLayout
  let targets: PartTargets
  /// The menu of the screen, open; nil if the screen cannot open one.
  let menu: OpenMenu?

  init(of layout: VariantLayout, in app: App) {
    self.layout = layout
    targets = PartTargets(of: layout, in: app)
    let variant = layout.variant
    let context = layout.navigationBar?.context?.kind
    let isRoot = context == .menu || (variant.entrance == .root && context == nil)
    // A menu that a screen has for itself also opens where the bar has a back button.
    menu =
      isRoot
      ? OpenMenu(over: variant.screen, in: app, on: variant.held)
      : OpenMenu(ownedBy: variant.screen, in: app, on: variant.held)
  }

  /// Whether the bar has a button for a menu.
  var hasMenuButton: Bool { layout.navigationBar?.context?.kind == .menu }

  /// Whether that button opens the menu.
  var opensMenu: Bool { hasMenuButton && menu != nil }

  /// The entries of the menu that people can get to by tapping.
  var reachedRows: [MenuRow] { opensMenu ? menu?.playedRows.filter(\.isTapped) ?? [] : [] }
}

extension MenuRow {
  /// Whether people can tap the row; a header is only read.
  var isTapped: Bool { kind != .header }
}
