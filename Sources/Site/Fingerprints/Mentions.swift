import AppLayout
import AppModel
import Disk
import SiteFiles

/// The screens that the pages about each screen name, and what they say about them.
struct Mentions {
  private let site: Site
  private let written: WrittenScreens
  private let screens: ScreenFingerprints
  /// What is said about each place of the map, if the pages of screens have maps.
  private let places: [MapPlace: ContentHash]
  /// The shortest way to each place.
  private let paths: [MapPlace: ContentHash]
  private let omitted: Ingredient?

  /// The maximum number of links that a page of a screen lists; a page may draw more of those that
  /// leave it.
  private static let mostLinks = max(ScreenParts.mostRows, PlayedScreen.mostLinks)

  init(
    of site: Site, _ written: WrittenScreens, _ screens: ScreenFingerprints,
    omitting omitted: Ingredient?
  ) {
    (self.site, self.written, self.screens, self.omitted) = (site, written, screens, omitted)
    paths = Self.paths(in: site, screens, omitting: omitted)
    var places: [MapPlace: ContentHash] = [:]
    if site.map.screens.count > MapForm.limit {
      for place in [.start] + site.map.screens.elementIndices.map(MapPlace.screen) {
        var draft = FingerprintDraft(omitting: omitted)
        draft.addWays(of: place, in: site.map, naming: false)
        places[place] = draft.hash
      }
    }
    self.places = places
  }

  /// Returns what the pages about a screen are made from.
  func pages(of screen: Screen, at index: ElementIndex<Screen>) -> PageFingerprints {
    let (previous, next) = site.gallery.adjacentScreens(of: screen)
    let adjacent = [previous, next].compactMap(\.self)
    var viewer = draft(screen, naming: adjacent)
    viewer?.add(.mentions, [previous, next].map { $0?.key ?? "" })
    viewer?.add(.problems, LintMarks(of: screen, in: site).words)
    let near = viewer == nil ? nil : near(screen)
    let prototype = near.flatMap { draft(screen, naming: adjacent + $0) }
    let inspection = prototype.map { draft in
      var draft = positioned(draft, screen, at: index, viewer?.hash)
      draft.add(.bases, screens.covered(by: index))
      return draft
    }
    return PageFingerprints(
      viewer: viewer?.hash, prototype: prototype?.hash, inspection: inspection?.hash,
      matrix: inspection.flatMap { matrix($0, screen) })
  }

  /// Starts a fingerprint of the pages about a screen, with others that they name; nil where one
  /// depends on all screens.
  private func draft(_ screen: Screen, naming others: [Screen]) -> FingerprintDraft? {
    guard let own = app.index(ofKey: screen.key).flatMap({ screens.named[$0] }) else { return nil }
    var draft = FingerprintDraft(omitting: omitted)
    draft.add(.values, [own])
    draft.add(
      .mentions, others.compactMap { app.index(ofKey: $0.key).map { screens.faces[$0] } })
    return draft
  }

  private var app: App { site.app }

  /// Returns the screens that a screen leads to or that are around it; nil if these may be too many.
  private func near(_ screen: Screen) -> [Screen]? {
    let links = app.links(from: screen, atMost: Self.mostLinks)
    guard links.count == links.shown.count else { return nil }
    let ways = [screen] + site.steps.screens(after: screen)
    let keys = ways.flatMap { way in
      app.approaches(to: way.key).flatMap { [$0.opener, $0.presenter, $0.root] }
    }
    let hooks = screen.hooks.compactMap { $0.screen.flatMap { app.firstScreen(id: $0.value) } }
    // The page that explains a screen also names what nothing can be tapped for, such as the target of
    // a component without cells.
    let written = screen.allComponents.flatMap { component in
      [component.data.target, component.styles.header?.target, component.styles.footer?.target]
    }
    let named =
      links.shown.map(\.to)
      + (keys + [screen.parent?.value] + written.map { $0?.value }).compactMap(\.self)
    return (named.compactMap(app.screen) + ways + site.steps.screens(before: screen) + hooks)
      .firstOfEach(\.key)
  }

  /// Adds where a screen is in the files, and its problems.
  private func positioned(
    _ draft: FingerprintDraft, _ screen: Screen, at index: ElementIndex<Screen>,
    _ viewer: ContentHash?
  ) -> FingerprintDraft {
    var draft = draft
    draft.add(.mentions, [viewer].compactMap(\.self))
    draft.add(.positions, site.positions[screen.location]?.text)
    draft.add(.positions, bytes: written.beginningOfLine(before: index))
    for problem in site.problems.of(screen) {
      let diagnostic = problem.diagnostic
      draft.add(.problems, diagnostic.words + [diagnostic.path ?? ""])
      draft.add(.problems, place(of: problem))
      draft.add(.positions, diagnostic.position.text)
    }
    return draft
  }

  /// Returns what pages say about the place of a problem, which may be on another screen than the one
  /// that lists it.
  private func place(of problem: Problem) -> [String] {
    guard let screen = problem.screen.flatMap(app.screen) else { return [] }
    let component = problem.component.map { place in
      ["\(place.index.index)", screen.allComponents[place.index].typeName?.value ?? ""]
    }
    return [site.paths[screen].text] + (component ?? [])
  }

  /// Adds the links of a screen, what was found at every width, the way to it and what is around it
  /// on the map; returns nil where one of these depends on all screens.
  private func matrix(_ draft: FingerprintDraft, _ screen: Screen) -> ContentHash? {
    var draft = draft
    let arriving = app.links(to: screen, atMost: Self.mostLinks)
    let leaving = app.links(from: screen, atMost: Self.mostLinks)
    for link in arriving.shown + leaving.shown {
      draft.add(.positions, site.positions[link.location]?.text)
      draft.add(.mentions, [link.from ?? "", link.to, link.trigger.rawValue, link.label ?? ""])
      draft.add(.mentions, ["\(link.isConnected)", "\(link.sent.count)"])
    }
    draft.add(.mentions, ["\(arriving.count)", "\(app.senders(of: screen, atMost: 1).count)"])
    let openers = arriving.shown.compactMap(\.from).firstOfEach(\.self)
    draft.add(.mentions, openers.compactMap { app.index(ofKey: $0).map { screens.faces[$0] } })
    if let widths = site.widths?.report {
      for finding in widths.findings(on: screen) {
        draft.add(.problems, [finding.rule.code, finding.words, finding.path.text])
        draft.add(.problems, finding.ranges.map { "\($0)" })
      }
      draft.add(.problems, widths.marks(on: screen).map { "\($0)" })
    }
    if let place = site.map.place(of: screen) {
      draft.add(.ways, [paths[place]].compactMap(\.self))
      if !places.isEmpty { addMap(around: place, to: &draft) }
    }
    return draft.hash
  }

  /// Adds what the map around a place shows.
  private func addMap(around place: MapPlace, to draft: inout FingerprintDraft) {
    let plan = MapPlan(around: place, in: site.map)
    let shared = plan.rest.flatMap(\.places)
    let all = Set(plan.places + shared)
    draft.add(.mentions, plan.rest.map { "\($0.count)" })
    draft.add(.mentions, plan.rest.flatMap(\.named).map(site.map.title(of:)))
    for place in plan.places {
      draft.add(.ways, [places[place]].compactMap(\.self))
      if case .screen(let screen) = place { draft.add(.mentions, [screens.faces[screen]]) }
      // Of the places that are outside of the map only the first is named.
      let leaving = site.map.ways(from: place, atMost: plan.mostWays).first { way in
        !all.contains(way.to) && !way.isOnlyStart
      }
      draft.add(.mentions, leaving.map { site.map.title(of: $0.to) })
    }
  }

  /// Returns fingerprints of the shortest ways to all places, each made from that of the place before
  /// it.
  private static func paths(
    in site: Site, _ screens: ScreenFingerprints, omitting omitted: Ingredient?
  ) -> [MapPlace: ContentHash] {
    let map = site.map
    var paths: [MapPlace: ContentHash] = [:]
    for place in map.tree.order {
      var draft = FingerprintDraft(omitting: omitted)
      if let way = map.firstWay(to: place) {
        draft.add(.ways, [paths[way.from]].compactMap(\.self))
        draft.add(way, to: way.from, map)
      } else if place == .start, let home = map.home {
        draft.add(.ways, [paths[home]].compactMap(\.self))
      }
      draft.add(.ways, map.taps(to: place).map { "\($0)" })
      if case .screen(let screen) = place {
        draft.add(.mentions, [screens.faces[screen]])
      }
      paths[place] = draft.hash
    }
    return paths
  }
}
