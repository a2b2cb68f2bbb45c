import AppLayout
import AppModel
package import Disk
package import Publishing
import SiteFiles
import Wireframe

extension Site {
  /// Returns what all files of the site are made from, given the program, or in its place a hash of
  /// it and of what else they are made from.
  package func origin(of program: ContentHash) -> BuildOrigin {
    var draft = FingerprintDraft(omitting: nil)
    draft.add(.program, program.text)
    for words in options { draft.add(.options, words) }
    draft.add(
      .problems, problems.all.flatMap { $0.diagnostic.words + [$0.diagnostic.position.text] })
    for file in sources.files { draft.add(file) }
    return BuildOrigin(program: program, all: draft.hash)
  }

  /// What the user chose, as far as pictures show it: a list for each choice.
  fileprivate var pictureOptions: [[String]] {
    [
      themes.flatMap(\.values), axes.devices.map(\.id), axes.orientations.map(\.rawValue),
      axes.placements.map(\.rawValue), axes.statusBars.map(\.rawValue), screens.map(\.key),
      widths == nil ? [] : ["widths"],
    ]
  }

  /// Everything that the user chose.
  fileprivate var options: [[String]] {
    pictureOptions + [
      [name, prototypeChoice.text], label.map { [$0] } ?? [], hasArchive ? ["archive"] : [],
    ]
  }
}

extension FingerprintDraft {
  fileprivate mutating func add(_ file: SourceFile) {
    add(.files, file.name)
    add(.files, bytes: file.bytes)
  }
}

/// What all documents of a site are made from: the values of home and of screens that are opened from
/// everywhere, and nothing else of a single screen.
struct SharedFingerprint {
  /// What pictures share.
  let pictures: ContentHash
  /// What the pages about one screen share; nil where that is all screens.
  let pages: ContentHash?

  init(
    of site: Site, _ written: WrittenScreens, _ screens: ScreenFingerprints, _ origin: BuildOrigin,
    omitting omitted: Ingredient?
  ) {
    let app = site.app
    var draft = FingerprintDraft(omitting: omitted)
    draft.add(.program, origin.program.text)
    for words in site.pictureOptions { draft.add(.options, words) }
    for (index, file) in site.sources.files.enumerated() where index != Int(written.file.index) {
      draft.add(file)
    }
    for part in written.between { draft.add(.files, bytes: part) }
    // Files that could not be read have no bytes, but problems.
    for problem in site.problems.all where problem.screen == nil {
      draft.add(.files, problem.diagnostic.words + [problem.diagnostic.file])
    }
    for screen in app.screens {
      draft.add(.names, [screen.key, screen.id, "\(screen.hasOwnID)"])
      draft.add(.names, "\(screen.origin)")
    }
    let home = app.home.flatMap { app.index(ofKey: $0.key) }
    draft.add(.values, home.map { [screens.own($0)] } ?? [])
    pictures = draft.hash

    let opened = Self.openedEverywhere(in: site)
    let named = opened.compactMap { app.index(ofKey: $0) }.compactMap { screens.named[$0] }
    guard named.count == opened.count else {
      pages = nil
      return
    }
    for words in site.options { draft.add(.options, words) }
    draft.add(.mentions, named)
    draft.add(.positions, app.home.flatMap { site.positions[$0.location]?.text })
    draft.add(.names, "\(site.gallery.pages.count) \(site.map.omitted > 0)")
    draft.add(.names, site.journeys.map(\.name))
    draft.add(.names, site.lostJourneys.map(\.name))
    draft.add(
      .files, site.families.entries.flatMap { [$0.family.name, $0.name.text, "\($0.isUsed)"] })
    draft.addWays(of: .start, in: site.map)
    pages = draft.hash
  }

  /// Returns the keys of the screens that the pages of many others lead to: the first one, the steps
  /// before it, and what the root of the app and the bar and menu of home open.
  private static func openedEverywhere(in site: Site) -> [String] {
    var walk = LinkWalk(site.app)
    var links = walk.links(from: nil)
    if let home = site.app.home {
      links += walk.links(from: home.key).filter { link in
        switch link.trigger {
        case .rootTab, .menu, .barButton: true
        case .cell, .header, .tab, .hook, .parent: false
        }
      }
    }
    let first =
      [site.app.home, site.startScreen].compactMap { $0?.key }
      + site.steps.atStart.screens.map(\.key)
    return (first + links.map(\.to)).firstOfEach(\.self)
      .filter { site.app.index(ofKey: $0) != nil }
  }
}

extension FingerprintDraft {
  /// Adds the ways to and from a place of the map, and what the map says about it; with the names of
  /// the places at the other ends or without them.
  mutating func addWays(of place: MapPlace, in map: WayMap, naming names: Bool = true) {
    add(.ways, map.taps(to: place).map { "\($0)" })
    add(.ways, [map.showingMenu, map.showingBar, map.lostPlaces].map { "\($0.contains(place))" })
    add(.ways, "\(map.ways(from: place).count) \(map.ways(to: place).count)")
    for way in map.ways(from: place) { add(way, to: way.to, map, naming: names) }
    for way in map.ways(to: place) { add(way, to: way.from, map, naming: names) }
    if let own = map.ownWays[place] { add(own, to: place, map, naming: names) }
  }

  /// Adds a way, and the screen at its other end, perhaps with its name.
  mutating func add(_ way: Way, to place: MapPlace, _ map: WayMap, naming names: Bool = true) {
    add(.ways, map.screen(at: place)?.key)
    if names { add(.ways, map.title(of: place)) }
    add(.ways, way.labels)
    add(.ways, [way.words, way.arrowWords, way.tappedWords])
    add(.ways, [way.isStart, way.isConnected, way.hasMoreLabels, way.isPassable].map { "\($0)" })
    add(.ways, way.taps.map { "\($0)" })
  }
}
