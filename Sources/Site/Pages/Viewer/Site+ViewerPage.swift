import AppLayout
import PageParts
import Wireframe

extension DocumentKind {
  /// A screen on a device, one large picture at a time, with the page of the screen's own menu.
  static let viewer = DocumentKind("viewer", ofEach: .device) { site, task in
    let (screen, held) = (site.screens[task.screen], site.devices[task.device])
    return (OpenMenu(ownedBy: screen, in: site.app, on: held).map { [$0.page(of: site)] } ?? []) + [
      .page(at: site.paths.viewer(of: screen, on: held), about: screen.key, on: held) {
        let frames = $0.fullFrames(of: screen, around: held)
        return $0.site.viewerPage(of: screen, on: held, fullFrames: frames)
      }
    ]
  }
}

extension Site {
  /// Returns the page that shows a screen on a device, one large picture at a time.
  func viewerPage(
    of screen: Screen, on held: HeldDevice, fullFrames: [HeldDevice: Rect]
  ) -> Page {
    let viewed = ViewedScreen(screen, on: held, in: self)
    let path = viewed.path
    return Page(
      at: path, viewed.title, of: name, in: .gallery,
      trail: [
        .init(to: .gallery, seenFrom: path),
        .init(screen.title, path.link(to: paths.page(of: screen))),
      ],
      heading: [.appText(screen.title), .text(" on \(held.shortTitle)")],
      skip: viewed.first.id(in: looks[0])
    ) {
      Viewer(site: self, viewed: viewed, fullFrames: fullFrames).nodes
    }
  }

  /// Returns the devices whose pictures the viewer of a device can show: those around it, each also
  /// held the other way, and those of one class together.
  func viewedDevices(around held: HeldDevice) -> [HeldDevice] {
    let near = devices(around: held)
    return deviceClasses.flatMap { deviceClass in
      near.filter { $0.device.deviceClass == deviceClass }
        .flatMap { [$0] + [rotated($0)].compactMap(\.self) }
    }
  }

  /// Returns the address of the viewer that shows a variant in a look.
  func viewerAddress(of variant: Variant, in look: Look, seenFrom path: SitePath) -> String {
    let page = paths.viewer(of: variant.screen, on: variant.held)
    return path.link(to: page, at: PictureState(variant).id(in: look))
  }
}

/// The pictures of a screen on a device. Each has its own element, which the address selects by its
/// id, or by the id of an anchor in it that also chooses a theme. The first state comes last, so that
/// the stylesheet can hide it after a selected one.
struct Viewer {
  let site: Site
  let viewed: ViewedScreen
  /// What the picture of the full content on each device shows, in content coordinates.
  let fullFrames: [HeldDevice: Rect]

  var nodes: [Node] {
    let marks = ViewerMarks(of: viewed, in: site)
    let screens = screens
    let links = ViewerLinks(site: site, viewed: viewed, among: screens)
    let comparison = ViewerComparison(of: viewed, fullFrames, with: screens, in: site)
    let others = viewed.states.filter { $0 != viewed.first }
    return [
      Node("div", ["class": viewed.held.isWide ? "viewer wide" : "viewer"]) {
        Node("div", ["class": "viewer-choices"]) {
          site.lookChoice.nodes
          comparison.choices
          marks.choice
        }
        for other in others { state(other, links, marks, comparison) }
        state(viewed.first, links, marks, comparison)
        comparison.pictures
        ViewerRemarks(site: site, viewed: viewed).nodes
      }
    ]
  }

  /// The screen on the devices around the viewer's, and on that one held the other way.
  private var screens: [ViewedScreen] {
    site.viewedDevices(around: viewed.held).map {
      $0 == viewed.held ? viewed : ViewedScreen(viewed.screen, on: $0, in: site)
    }
  }

  private func state(
    _ state: PictureState, _ links: ViewerLinks, _ marks: ViewerMarks,
    _ comparison: ViewerComparison
  ) -> Node {
    let found = marks.found[viewed.shown(for: state)] ?? []
    let shown = viewed.picture(of: state, in: site.themes[0].name, site.paths)
    return Node(
      "section",
      ["id": state.id(in: site.looks[0]), "class": state == viewed.first ? "state first" : "state"]
    ) {
      for (number, look) in site.offeredLooks.enumerated() where number > 0 {
        Node("span", ["id": state.id(in: look), "class": "look-\(number + 1)"])
      }
      Node("div", ["class": state == .full ? "viewer-stage full" : "viewer-stage"]) {
        Node("h2") {
          viewed.shownWords(for: state).sentenceStart
          if viewed.shown(for: state) == viewed.configured(in: site) {
            " "
            Node.badge("As configured", .accent)
          }
          if let mark = site.changes?.pictures[shown], mark.word != nil {
            " "
            mark.badge(seenFrom: viewed.path)
          }
        }
        picture(
          of: state,
          under: marks.all.overlay(found, on: canvas(of: state), shownIn: Self.shownWidth)
            + marks.notes(on: state, canvas(of: state), shownIn: Self.shownWidth))
        viewed.measure(of: state, in: site.app, below: marks.layouts[state]?.wordsBelow)
      }
      links.row(at: state)
      Node("div", ["class": "viewer-side"]) {
        if let box = ChangeBox(
          about: shown, of: viewed.screen, in: site, seenFrom: viewed.path)
        {
          box.node
        }
        links.picks(at: state)
        remarks(on: state, found, marks.all)
        ViewerActions(site: site, viewed: viewed, state: state).node
      }
    }
  }

  /// Returns what the numbers on a picture mean, and that its status bar can hardly be read; both in
  /// one if a number is about that.
  private func remarks(
    on state: PictureState, _ found: [LintMarks.Mark], _ marks: LintMarks
  ) -> [Node] {
    let look = viewed.variant(of: state).flatMap { StatusBarLook(in: $0, of: site.app) }
    guard let words = look?.hardToReadWords else {
      return marks.list(of: found, seenFrom: viewed.path)
    }
    let isNumbered = found.contains { $0.rule == .paleGlyphs }
    return marks.list(of: found, seenFrom: viewed.path, saying: [.paleGlyphs: words])
      + (isNumbered ? [] : [.callout(.warning) { Node("p") { words } }])
  }

  /// How wide pictures are in most windows, in pixels.
  private static let shownWidth = 640.0

  /// Returns the picture of a state, with what is over it.
  private func picture(of state: PictureState, under more: [Node]) -> Node {
    Node("div", ["class": "marked"]) {
      site.pictures(
        "\(viewed.title), \(viewed.shownWords(for: state))", seenFrom: viewed.path,
        size: canvas(of: state).size,
        within: PictureScale(of: site.viewedDevices(around: viewed.held)).box(on: viewed.held),
        of: viewed.held, isFull: state == .full
      ) { viewed.picture(of: state, in: $0, site.paths) }
      more
    }
  }

  /// Returns the part of the plane that the picture of a state shows.
  private func canvas(of state: PictureState) -> Rect {
    let whole = state == .full ? fullFrames[viewed.held] : nil
    return whole ?? Rect(origin: Wireframe.origin(on: viewed.held), size: viewed.held.pictureSize)
  }
}

extension ViewedScreen {
  /// Returns the state that is configured.
  fileprivate func configured(in site: Site) -> PictureState {
    PictureState(site.configuredVariant(of: screen, on: held))
  }
}
