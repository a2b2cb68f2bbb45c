import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles
import Wireframe

/// The links next to a picture of a viewer, to the same state on other screens and devices, and to
/// other states. All keep what they do not change, so that a choice applies to the next page too.
struct ViewerLinks {
  private let site: Site
  private let viewed: ViewedScreen
  /// The screen on the devices around the viewer's, and on that one held the other way.
  private let screens: [ViewedScreen]
  private let placements: [Placement]
  private let statusBars: [StatusBar]
  private let previous: ViewedScreen?
  private let next: ViewedScreen?
  private let looks: [Look]
  private let forced: ForcedPlacement?

  init(site: Site, viewed: ViewedScreen, among screens: [ViewedScreen]) {
    let (screen, held) = (viewed.screen, viewed.held)
    self.site = site
    self.viewed = viewed
    self.screens = screens
    placements = Placement.allCases.filter { placement in
      viewed.variants.contains { $0.placement == placement }
    }
    statusBars = StatusBar.allCases.filter { statusBar in
      viewed.variants.contains { $0.statusBar == statusBar }
    }
    let adjacent = site.gallery.adjacentScreens(of: screen)
    previous = adjacent.previous.map { ViewedScreen($0, on: held, in: site) }
    next = adjacent.next.map { ViewedScreen($0, on: held, in: site) }
    looks = site.looks
    forced = site.app.forcedPlacement(of: screen)
  }

  func nodes(at state: PictureState, in look: Look) -> [Node] {
    steps(at: state, in: look) + picks(at: state, in: look)
      + [ViewerActions(site: site, viewed: viewed, state: state, look: look).node]
  }

  /// Links to the screens before and after this one in the gallery.
  private func steps(at state: PictureState, in look: Look) -> [Node] {
    let link = { (other: ViewedScreen) in
      StepLinks.Link(
        name: .appText(other.screen.title),
        address: other.address(of: state, in: look, seenFrom: viewed.path))
    }
    return StepLinks(previous: previous.map(link), next: next.map(link))
      .node(nil, class: "viewer-steps")
  }

  private func picks(at state: PictureState, in look: Look) -> [Node] {
    let shown =
      reason + Node.pick("Bar", bars(at: state, in: look))
      + Node.pick("Status bar", statuses(at: state, in: look))
      + Node.pick("Show", contents(at: state, in: look))
    return [("picks shown", shown), ("picks", Node.pick("Theme", themes(at: state, in: look)))]
      .filter { !$1.isEmpty }.map { Node("dl", ["class": $0], $1) }
      + devices(at: state, in: look)
  }

  /// Why there is no choice of bars, if something forces them.
  private var reason: [Node] {
    guard let forced else { return [] }
    return [Node("dt") { "Bar" }, Node("dd", ["class": "reason"]) { forced.words.sentenceStart }]
  }

  private func link(_ title: String, _ state: PictureState, _ look: Look, isHere: Bool) -> Node {
    Node(
      "a",
      [
        "href": viewed.address(of: state, in: look, seenFrom: viewed.path),
        "aria-current": isHere ? "true" : nil,
      ]
    ) { title }
  }
}

extension ViewerLinks {
  /// The bars that the links change: those in the picture, or those shown first.
  private func bars(of state: PictureState) -> (Placement, StatusBar)? {
    switch (state, viewed.first) {
    case (.bars(let placement, let statusBar), _): (placement, statusBar)
    case (_, .bars(let placement, let statusBar)): (placement, statusBar)
    case (_, .full), (_, .entrance): nil
    }
  }

  private func bars(at state: PictureState, in look: Look) -> [Node] {
    guard let (shown, statusBar) = bars(of: state) else { return [] }
    return placements.map {
      let other = PictureState.bars($0, statusBar)
      return link($0.words, other, look, isHere: $0 == shown && state == other)
    }
  }

  private func statuses(at state: PictureState, in look: Look) -> [Node] {
    guard let (placement, shown) = bars(of: state) else { return [] }
    return statusBars.map {
      let other = PictureState.bars(placement, $0)
      return link($0.words, other, look, isHere: $0 == shown && state == other)
    }
  }

  /// The full content and other entrances, which are drawn with the configured bars only.
  private func contents(at state: PictureState, in look: Look) -> [Node] {
    let others = [PictureState.full] + viewed.entrances.map { .entrance($0.entrance) }
    let screen = bars(of: state).map {
      link("screen", .bars($0.0, $0.1), look, isHere: !others.contains(state))
    }
    return [screen].compactMap(\.self)
      + others.map { link($0.words, $0, look, isHere: $0 == state) }
  }

  private func themes(at state: PictureState, in look: Look) -> [Node] {
    looks.map { link($0.title, state, $0, isHere: $0 == look) }
  }

  /// Links to the same picture on other devices, and to all of them in the same look.
  private func devices(at state: PictureState, in look: Look) -> [Node] {
    let page = site.paths.page(of: viewed.screen)
    return DeviceMenu(
      of: site, on: viewed.held, all: viewed.path.link(to: page, at: site.choosing(look))
    ) { held, words in
      screens.first { $0.held == held }.map { other in
        let address = other.address(of: state, in: look, seenFrom: viewed.path)
        return [Node("a", ["href": address]) { words }]
      } ?? []
    }.nodes
  }
}
