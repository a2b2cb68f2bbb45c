import AppLayout
import AppModel
import PageParts
import SiteFiles
import Wireframe

/// A screen of the prototype, and what happens where people tap it.
struct PlayedScreen {
  let site: Site
  let layout: VariantLayout
  let shown: ShownScreen
  let path: SitePath
  let picture: PlayableScreen
  /// The open menu, if this screen can open it.
  let menu: PlayableMenu?
  /// The boxes of the picture and of the menu.
  private let boxes: [Wireframe.Box]
  /// What opens here that is not a screen.
  let standIns: PlayedStandIns
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
    let tabs = TabbedContent(layout, in: site.app)
    self.layout = tabs.layout
    let variant = layout.variant
    path = walk?.path ?? site.paths.prototype(of: variant.screen, on: variant.held)
    let shown = ShownScreen(layout, in: site.app)
    self.shown = shown
    picture = PlayableScreen(
      shown, choosingFrom: ShownChoice(tabs, of: shown, in: site.app),
      canGoBack: tabs.layout.approach.opener != nil)
    let parts = PlayedParts(of: tabs.layout, in: site.app)
    let menu = parts.menu.map { PlayableMenu(ShownMenu($0, in: site.app)) }
    let bars = picture.front.boxes + (picture.foot?.boxes ?? [])
    boxes =
      bars + (picture.content?.boxes ?? []) + (menu?.rows.picture.boxes ?? [])
    standIns = PlayedStandIns(
      boxes.lazy.compactMap { box in
        parts.opening(of: box, row: parts.row(menu?.row(of: box)), in: site.app).map { (box, $0) }
      })
    (self.parts, self.menu) = (parts, menu)
    nextBox = walk?.nextBox(
      among: bars + (picture.content?.boxes ?? []), on: tabs.layout)
  }

  var app: App { site.app }
  var screen: Screen { layout.variant.screen }
  var held: HeldDevice { layout.variant.held }

  /// Whether the bar has a button for a menu.
  var hasMenuButton: Bool { parts.hasMenuButton }

  var isOnJourney: Bool { walk != nil }

  /// The place on the page that the last step before the screen leads on to.
  var firstPlace: String { walk?.fragment ?? Self.screenID }

  /// Returns the address of a screen in the prototype; nil if the site does not show it.
  func address(of screen: Screen) -> String? {
    guard site.shows(screen) else { return nil }
    return path.link(to: site.paths.prototype(of: screen, on: held))
  }

  /// Returns the address that opens a screen for the first time, after its steps; nil if the site
  /// does not show it.
  func addressOpening(_ screen: Screen) -> String? {
    guard site.shows(screen) else { return nil }
    return PlayedSteps(of: site, on: held, seenFrom: path).address(opening: screen)
  }

  /// The screen that this one goes back to: the one that opens it as its picture shows. From a step
  /// it is the one that opens what comes after; nothing opens home.
  var opener: Screen? {
    var seen: Set<String> = [screen.key]
    var opener = layout.approach.opener.flatMap(app.screen)
    while let next = opener, seen.insert(next.key).inserted, site.steps.precedes(screen.key, next) {
      guard next.key != app.home?.key else { return nil }
      opener = app.approach(to: next).opener.flatMap(app.screen) ?? app.home
    }
    return opener.flatMap { $0.key == screen.key ? nil : $0 }
  }

  /// Returns what happens where someone taps a box.
  func tap(_ box: Wireframe.Box) -> Wireframe.Tap? {
    let row = parts.row(menu?.row(of: box))
    if let next = walk?.tap(
      box, row: row, of: parts.menu, nextBox: nextBox, as: looks(of: box))
    {
      return next
    }
    if box.kind == .contextButton { return context(box) }
    if hasTitle(box) { return .title }
    if box.isSubmission { return submission(box) }
    if let (control, name) = box.control { return .control(control, named: name) }
    guard let opening = opening(of: box) else { return nil }
    let name = opening.name
    switch opening.action {
    case .screen(let screen):
      guard let address = addressOpening(screen) else {
        return saying(.leftOut(screen.title), name, at: box)
      }
      return .link(
        Wireframe.Link(
          to: address, named: "\(name), opens \(screen.title)", as: looks(of: box)))
    case .standIn(let kind, let note):
      let address = kind == .browser ? note.map { ": \($0.readable)" } ?? "" : ""
      return standIns[box].map { opened in
        .aside(
          Wireframe.Link(
            to: "#\(opened.id)", named: "\(name), opens \(kind.phrase)\(address)",
            from: standIns.origin(of: box)))
      }
    case .nothing(let reason): return saying(reason, name, at: box)
    }
  }

  /// Returns what distinguishes the tabs of the root, among which the script finds that of the visit.
  private func looks(of box: Wireframe.Box) -> [Wireframe.Link.Look] {
    guard case .tab(let tab) = box.part else { return [] }
    return shown.tabs?.selected == tab.index ? [.tab, .selected] : [.tab]
  }

  private func opening(of box: Wireframe.Box) -> Opening? {
    parts.opening(of: box, row: parts.row(menu?.row(of: box)), in: app)
  }

  /// Whether a box has words that the title of an item may replace; the logo of a bar stays.
  private func hasTitle(_ box: Wireframe.Box) -> Bool {
    StandInDrawing.isTitle(box)
      || box.kind == .barTitle && layout.navigationBar?.title?.kind == .title
  }

  /// Returns what a box says that opens nothing.
  private func saying(
    _ reason: DeadEnd, _ name: String, at box: Wireframe.Box
  ) -> Wireframe.Tap {
    let width = layout.frame.window.width
    let place: Saying.Place =
      switch box.kind {
      case .contextButton, .barButton: .below(width)
      case .tab: box.frame.midY < layout.frame.window.height / 2 ? .below(width) : .above(width)
      default: .inside
      }
    return .nothing(
      Saying(
        reason.sentence, or: reason.shortWords, named: name, in: box.frame, place,
        on: layout.variant.device.deviceClass))
  }

  /// What the button at the start of the bar does.
  private func context(_ box: Wireframe.Box) -> Wireframe.Tap? {
    switch layout.navigationBar?.context?.kind {
    case .menu:
      menu == nil
        ? saying(.noEntries, "Menu", at: box)
        : .link(Wireframe.Link(to: "#\(Self.menuID)", named: "Open the menu"))
    case .back: back(as: "Back", box)
    case .close: back(as: "Close", box)
    case nil: back(as: "Back", box)
    }
  }

  /// The button of a form closes it; where the form is a step, the link that leads on covers it.
  private func submission(_ box: Wireframe.Box) -> Wireframe.Tap? {
    if !site.steps.screens(after: screen).isEmpty { return nil }
    return opener == nil ? .control(.idle, named: "Button") : back(as: "Close", box)
  }

  private var isBeforeHome: Bool {
    app.home.map { site.steps.precedes(screen.key, $0) } == true
  }

  private func back(as verb: String, _ box: Wireframe.Box) -> Wireframe.Tap {
    opener.flatMap { opener in
      address(of: opener).map {
        .back(Wireframe.Link(to: $0, named: "\(verb), to \(opener.title)"))
      }
    } ?? saying(isBeforeHome ? .first : .unopened, verb, at: box)
  }
}

extension PlayedScreen {
  /// The maximum number of links that are listed because they are not drawn.
  static let mostLinks = 200

  /// The links from the screen that are not boxes of its picture: hooks, other tabs, and what a
  /// limit leaves out.
  var linksNotDrawn: [(link: Link, screen: Screen, address: String)] {
    var seen = drawnAddresses
    let links = app.links(from: screen, atMost: Self.mostLinks).shown
    return links.compactMap { link in
      guard link.trigger != .parent, link.to != screen.key, let target = app.screen(link.to),
        link.trigger != .hook || !site.steps.precedes(link.to, screen),
        let address = addressOpening(target), seen.insert(address).inserted
      else { return nil }
      return (link, target, address)
    }
  }

  /// The addresses that the boxes lead to.
  private var drawnAddresses: Set<String> {
    Set(
      boxes.compactMap { box in
        switch tap(box) {
        case .link(let link): link.address
        case .aside, .back, .control, .title, .nothing, nil: nil
        }
      })
  }
}

extension Pane {
  /// The boxes of the picture and of the panes inside it.
  fileprivate var boxes: [Wireframe.Box] {
    choices.isEmpty
      ? picture.boxes + inside.flatMap(\.boxes)
      : choices.flatMap { $0.picture.boxes + $0.inside.flatMap(\.boxes) }
  }
}
