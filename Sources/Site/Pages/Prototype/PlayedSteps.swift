import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles
import Wireframe

/// The steps before a screen in the prototype. One that is a screen is the page of that screen, whose
/// address says where it leads on; one that is a plugin's is drawn over the page of the screen that
/// comes after it, and so is any step of a journey that is played.
struct PlayedSteps {
  private let site: Site
  private let held: HeldDevice
  /// The path of the page that leads on.
  private let path: SitePath
  private let isOnJourney: Bool

  init(
    of site: Site, on held: HeldDevice, seenFrom path: SitePath, onJourney isOnJourney: Bool = false
  ) {
    self.site = site
    self.held = held
    self.path = path
    self.isOnJourney = isOnJourney
  }

  /// Returns the place of the first step before a screen on its page of a journey; nil without steps.
  func firstPlace(before screen: Screen) -> String? {
    steps(before: screen).isEmpty ? nil : Self.id(ofStep: 0)
  }

  /// Returns the address that opens a screen: its first step, if it has any. Those before home come
  /// only when the app starts.
  func address(opening screen: Screen) -> String {
    isHome(screen) ? link(to: screen) : address(ofStep: 0, before: screen)
  }

  /// Returns the address where the app starts with a screen.
  func address(startingWith screen: Screen) -> String { address(ofStep: 0, before: screen) }

  private func isHome(_ screen: Screen) -> Bool { screen.key == site.app.home?.key }

  /// The steps before a screen, without screens that the site leaves out: no one can walk through
  /// those.
  private func steps(before screen: Screen) -> [ScreenSteps.Step] {
    (isHome(screen) ? site.steps.atStart : site.steps[screen]).filter { step in
      if case .screen(let screen) = step { site.shows(screen) } else { true }
    }
  }

  /// Returns the address of a step before a screen; that of the screen after the last one.
  private func address(ofStep index: Int, before screen: Screen) -> String {
    let steps = steps(before: screen)
    let page = link(to: screen)
    guard index < steps.count else { return page }
    switch steps[index] {
    case .screen(let step): return "\(link(to: step))#\(Self.id(leadingTo: screen, in: site))"
    case .plugin: return "\(page)#\(Self.id(ofStep: index))"
    }
  }

  private func link(to screen: Screen) -> String {
    path.link(to: site.paths.prototype(of: screen, on: held))
  }

  private static func id(leadingTo screen: Screen, in site: Site) -> String {
    "to-\(site.paths[screen].text)"
  }

  private static func id(ofStep index: Int) -> String { PagePlace.step(index + 1) }

  /// The buttons that lead on from a screen where it is a step, each shown where the address of the
  /// page says so.
  func continuing(from step: Screen) -> [Node] {
    site.steps.screens(after: step).compactMap { screen in
      guard site.shows(screen), let index = steps(before: screen).firstIndex(of: .screen(step))
      else { return nil }
      return Node(
        "a",
        [
          "class": "continue ahead", "id": Self.id(leadingTo: screen, in: site),
          "href": address(ofStep: index + 1, before: screen),
        ]
      ) { "Continue" }
    }
  }

  /// The steps before the screen of a page that are drawn over it, each shown where the address says
  /// so: those of plugins, and on a journey also the screens.
  func drawn(over played: PlayedScreen, _ writer: SVGWriter) -> [Node] {
    steps(before: played.screen).enumerated().compactMap { index, step in
      let id = Self.id(ofStep: index)
      let picture: Node
      var caption: [Node] = []
      switch step {
      case .screen(let step):
        guard isOnJourney else { return nil }
        picture = layer(showing: step, named: "\(id)-picture")
      case .plugin(let name):
        let drawing = StandInDrawing(.step, over: played.shown)
        picture = writer.layer(drawing.picture, named: "\(id)-picture")
        caption = [
          writer.caption(drawing.caption(name, nil), named: id) { _ in back(from: played) }
        ]
      }
      return Node("div", ["class": "stand-in step"]) {
        picture
        Node("div", ["class": "opened", "id": id]) {
          caption
          Node("a", ["class": "continue", "href": next(after: index, on: played)]) { "Continue" }
        }
      }
    }
  }

  private func layer(showing step: Screen, named name: String) -> Node {
    let layout = VariantLayout(site.configuredVariant(of: step, on: held), in: site.app)
    let shown = ShownScreen(layout, in: site.app)
    let window = Wireframe(shown).part(Rect(size: layout.frame.window))
    return SVGWriter(playing: shown, in: site).layer(window, named: name)
  }

  private func back(from played: PlayedScreen) -> Wireframe.Tap? {
    played.opener.flatMap { opener in
      played.address(of: opener).map {
        .back(Wireframe.Link(to: $0, named: "Back, to \(opener.title)"))
      }
    }
  }

  /// Returns the address after a step; that of the screen itself is a place on its own page.
  private func next(after index: Int, on played: PlayedScreen) -> String {
    let rest = index + 1
    guard rest < steps(before: played.screen).count else { return "#\(played.firstPlace)" }
    return isOnJourney ? "#\(Self.id(ofStep: rest))" : address(ofStep: rest, before: played.screen)
  }
}

extension SVGWriter {
  /// Draws a screen of the prototype.
  init(playing shown: ShownScreen, in site: Site) {
    self.init(
      site.themes[0].wearing(shown.brand),
      namingColors: site.looks.count > 1 || shown.device.deviceClass == .tv)
  }
}
