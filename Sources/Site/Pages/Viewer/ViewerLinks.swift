import AppLayout
import PageParts
import Wireframe

/// The links next to a picture of a viewer, to the same state on other screens and devices, and to
/// other states. All keep what they do not change; the theme is a choice of its own.
struct ViewerLinks {
  private let site: Site
  private let viewed: ViewedScreen
  /// The screen on the devices around the viewer's, and on that one held the other way.
  private let screens: [ViewedScreen]
  private let placements: [Placement]
  private let statusBars: [StatusBar]
  private let previous: ViewedScreen?
  private let next: ViewedScreen?
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
    forced = site.app.forcedPlacement(of: screen)
  }

  /// Returns the row above a picture: the device, what else there is to do with the screen on it,
  /// and the screens before and after.
  func row(at state: PictureState) -> Node {
    Node("div", ["class": "viewer-row"]) {
      devices(at: state)
      Node("div", ["class": "viewer-links"]) {
        if let (played, title) = site.prototype(near: viewed.held) {
          let start = site.paths.prototype(of: viewed.screen, on: played)
          Node("a", ["href": viewed.path.link(to: start)]) { title }
        }
        site.byLook { look, classes in
          let page = site.paths.inspection(of: viewed.screen, on: viewed.held)
          return Node(
            "a", ["class": classes, "href": viewed.path.link(to: page, at: site.choosing(look))]
          ) { "Inspect" }
        }
        steps(at: state)
      }
    }
  }

  /// Links to the screens before and after this one in the gallery.
  private func steps(at state: PictureState) -> [Node] {
    let link = { (other: ViewedScreen) in
      StepLinks.Link(
        name: .appText(other.screen.title),
        address: other.address(of: state, in: site.looks[0], seenFrom: viewed.path))
    }
    return StepLinks(previous: previous.map(link), next: next.map(link))
      .node(nil, class: "viewer-steps")
  }

  /// Returns the choice of another picture.
  func picks(at state: PictureState) -> [Node] {
    let shown =
      reason + Node.pick("Bar", bars(at: state)) + Node.pick("Status bar", statuses(at: state))
      + Node.pick("Show", contents(at: state))
    return shown.isEmpty ? [] : [Node("dl", ["class": "picks shown"], shown)]
  }

  /// Why there is no choice of bars, if something forces them.
  private var reason: [Node] {
    guard let forced else { return [] }
    return [Node("dt") { "Bar" }, Node("dd", ["class": "reason"]) { forced.words.sentenceStart }]
  }

  private func link(_ title: String, _ state: PictureState, isHere: Bool) -> Node {
    Node(
      "a",
      [
        "href": viewed.address(of: state, in: site.looks[0], seenFrom: viewed.path),
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

  private func bars(at state: PictureState) -> [Node] {
    guard let (shown, statusBar) = bars(of: state) else { return [] }
    return placements.map {
      let other = PictureState.bars($0, statusBar)
      return link($0.words, other, isHere: $0 == shown && state == other)
    }
  }

  private func statuses(at state: PictureState) -> [Node] {
    guard let (placement, shown) = bars(of: state) else { return [] }
    return statusBars.map {
      let other = PictureState.bars(placement, $0)
      return link($0.words, other, isHere: $0 == shown && state == other)
    }
  }

  /// The full content and other entrances, which are drawn with the configured bars only.
  private func contents(at state: PictureState) -> [Node] {
    let others = [PictureState.full] + viewed.entrances.map { .entrance($0.entrance) }
    let screen = bars(of: state).map {
      link("screen", .bars($0.0, $0.1), isHere: !others.contains(state))
    }
    return [screen].compactMap(\.self)
      + others.map { link($0.words, $0, isHere: $0 == state) }
  }

  /// Links to the same picture on other devices, and to all of them.
  private func devices(at state: PictureState) -> [Node] {
    let page = site.paths.page(of: viewed.screen)
    return DeviceMenu(
      of: site, on: viewed.held, all: viewed.path.link(to: page)
    ) { held, words in
      screens.first { $0.held == held }.map { other in
        let address = other.address(of: state, in: site.looks[0], seenFrom: viewed.path)
        return [Node("a", ["href": address]) { words }]
      } ?? []
    }.nodes
  }
}
