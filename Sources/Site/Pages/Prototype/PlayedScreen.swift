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

  /// The id of the open menu on the page, and of the screen below it.
  static let menuID = "menu"
  static let screenID = "screen"

  init(_ layout: VariantLayout, in site: Site) {
    self.site = site
    self.layout = layout
    let variant = layout.variant
    path = site.paths.prototype(of: variant.screen, on: variant.held)
    picture = PlayableScreen(layout, in: site.app)
    parts = PlayedParts(of: layout, in: site.app)
    menu = parts.menu.map { PlayableMenu($0, in: site.app) }
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
    if let row = menu?.row(of: box) { return tap(row) }
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
