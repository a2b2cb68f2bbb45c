import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles
import Wireframe

/// The steps before a screen in the prototype. One that is a screen is the page of that screen, whose
/// address says where it leads on; one that is a plugin's is drawn over the page of the screen that
/// comes after it.
struct PlayedSteps {
  private let site: Site
  private let held: HeldDevice
  /// The path of the page that leads on.
  private let path: SitePath

  init(of site: Site, on held: HeldDevice, seenFrom path: SitePath) {
    self.site = site
    self.held = held
    self.path = path
  }

  /// Returns the address that opens a screen: its first step, if it has any. Those before home come
  /// only when the app starts.
  func address(opening screen: Screen) -> String {
    isHome(screen) ? link(to: screen) : address(ofStep: 0, before: screen)
  }

  /// Returns the address where the app starts with a screen.
  func address(startingWith screen: Screen) -> String { address(ofStep: 0, before: screen) }

  private func isHome(_ screen: Screen) -> Bool { screen.key == site.app.home?.key }

  private func steps(before screen: Screen) -> [ScreenSteps.Step] {
    isHome(screen) ? site.steps.atStart : site.steps[screen]
  }

  /// Returns the address of a step before a screen; that of the screen after the last one.
  private func address(ofStep index: Int, before screen: Screen) -> String {
    let steps = steps(before: screen)
    let page = link(to: screen)
    guard index < steps.count else { return page }
    switch steps[index] {
    case .screen(let step):
      // A screen that the site leaves out cannot be walked through.
      guard site.shows(step) else { return address(ofStep: index + 1, before: screen) }
      return "\(link(to: step))#\(Self.id(leadingTo: screen, in: site))"
    case .plugin: return "\(page)#\(Self.id(ofStep: index))"
    }
  }

  private func link(to screen: Screen) -> String {
    path.link(to: site.paths.prototype(of: screen, on: held))
  }

  private static func id(leadingTo screen: Screen, in site: Site) -> String {
    "to-\(site.paths[screen].text)"
  }

  private static func id(ofStep index: Int) -> String { "step-\(index + 1)" }

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

  /// The steps before the screen of a page that plugins show.
  func ofPlugins(before played: PlayedScreen, _ writer: SVGWriter) -> [Node] {
    let screen = played.screen
    let steps = steps(before: screen).enumerated().compactMap { index, step -> (Int, String)? in
      if case .plugin(let name) = step { (index, name) } else { nil }
    }
    guard !steps.isEmpty else { return [] }
    let drawing = StandInDrawing(.step, over: played.layout, in: played.app)
    let back = played.opener.flatMap { opener in
      played.address(of: opener).map {
        Wireframe.Tap.back(Wireframe.Link(to: $0, named: "Back, to \(opener.title)"))
      }
    }
    return [
      Node("div", ["class": "stand-in step"]) {
        writer.layer(drawing.picture, named: "step")
        for (index, name) in steps {
          Node("div", ["class": "opened", "id": Self.id(ofStep: index)]) {
            writer.caption(
              drawing.caption(name, "Comes before “\(screen.title)” the first time"),
              named: Self.id(ofStep: index)
            ) { _ in back }
            Node(
              "a",
              [
                "class": "continue", "href": next(after: index, before: screen),
              ]
            ) { "Continue" }
          }
        }
      }
    ]
  }

  /// Returns the address after a step; that of the screen itself is a place on its own page.
  private func next(after index: Int, before screen: Screen) -> String {
    index + 1 < steps(before: screen).count
      ? address(ofStep: index + 1, before: screen) : "#\(PlayedScreen.screenID)"
  }
}
