import AppLayout
import AppModel
import Disk
import SiteFiles
import Wireframe

/// What the documents about each screen of an app are made from, apart from what all of them share.
struct ScreenFingerprints {
  /// What each screen says on its own, and how it is reached.
  private let own: ElementTable<Screen, ContentHash>
  /// What the pictures of each screen are made from; nil for all screens.
  let pictures: ElementTable<Screen, ContentHash?>
  /// The same, with the steps before and after each screen: what pages show of a screen that they
  /// name.
  let named: ElementTable<Screen, ContentHash?>
  /// What maps and ways say about each screen: its name, how it is reached, which of its pictures they
  /// show, and the steps before it.
  let faces: ElementTable<Screen, ContentHash>
  private let bases: PictureBases

  init(of site: Site, _ written: WrittenScreens, omitting omitted: Ingredient?) {
    let app = site.app
    let own = ElementTable<Screen, ContentHash>(
      app.screens.withIndices.map { index, screen in
        var draft = FingerprintDraft(omitting: omitted)
        draft.add(screen, in: app)
        if let place = written.places[index] {
          draft.add(.values, bytes: written.bytes[place])
        } else {
          draft.add(.values, screen.title)
        }
        return draft.hash
      })
    let bases = PictureBases(of: app)
    let pictures = ElementTable<Screen, ContentHash?>(
      app.screens.elementIndices.map { screen in
        bases[screen].map { base in
          var draft = FingerprintDraft(omitting: omitted)
          draft.add(.values, [own[screen]])
          draft.add(.bases, base.map { own[$0] })
          return draft.hash
        }
      })
    let steps = app.screens.map { ScreenFingerprints.steps(around: $0, in: site) }
    named = ElementTable(
      app.screens.withIndices.map { index, _ in
        var draft = FingerprintDraft(omitting: omitted)
        draft.add(.steps, steps[index.index].plugins)
        let indices = [index] + steps[index.index].screens
        let hashes = indices.compactMap { pictures[$0] }
        draft.add(.values, [hashes.first].compactMap(\.self))
        draft.add(.steps, hashes.dropFirst())
        return hashes.count == indices.count ? draft.hash : nil
      })
    let faces = app.screens.map { screen in
      var draft = FingerprintDraft(omitting: omitted)
      draft.addFace(of: screen, in: site)
      return draft.hash
    }
    self.faces = ElementTable(
      app.screens.withIndices.map { index, _ in
        var draft = FingerprintDraft(omitting: omitted)
        draft.add(.mentions, [faces[index.index]])
        draft.add(.steps, steps[index.index].plugins)
        draft.add(.steps, steps[index.index].screens.map { faces[$0.index] })
        return draft.hash
      })
    self.own = own
    self.pictures = pictures
    self.bases = bases
  }

  /// Returns the screens before which a screen is a step, and the steps before it.
  private static func steps(
    around screen: Screen, in site: Site
  ) -> (screens: [ElementIndex<Screen>], plugins: [String]) {
    var screens = site.steps.screens(after: screen)
    var plugins: [String] = []
    for step in site.steps[screen] {
      switch step {
      case .screen(let other): screens.append(other)
      case .plugin(let name): plugins.append(name)
      }
    }
    return (screens.compactMap { site.app.index(ofKey: $0.key) }, plugins)
  }

  /// Returns what a screen says on its own, and how it is reached.
  func own(_ screen: ElementIndex<Screen>) -> ContentHash { own[screen] }

  /// Returns what the screens say whose containers are under that of a screen.
  func covered(by screen: ElementIndex<Screen>) -> [ContentHash] {
    bases.covered(by: screen, through: VariantLayout.mostContainers).map { own[$0] }
  }
}

extension FingerprintDraft {
  /// Adds how a screen is named and reached.
  fileprivate mutating func add(_ screen: Screen, in app: App) {
    add(.names, [screen.key, screen.id, screen.slug, "\(screen.origin)"])
    for approach in app.approaches(to: screen.key) {
      add(.approaches, approach.entrance.rawValue)
      add(.approaches, approach.trigger?.rawValue)
      for key in [approach.opener, approach.root, approach.presenter] { add(.approaches, key) }
      add(.approaches, "\(approach.containers)")
    }
    add(.approaches, app.entrances(of: screen).map(\.rawValue))
  }

  /// Adds what a screen is called, how it is reached, and which picture is shown on each device.
  fileprivate mutating func addFace(of screen: Screen, in site: Site) {
    add(screen, in: site.app)
    add(.values, [screen.title, "\(screen.kind)"])
    add(.names, site.paths[screen].text)
    add(.names, site.app.forcedPlacement(of: screen)?.placement.rawValue)
    add(
      .names,
      site.devices.map { held in
        site.shownVariant(of: screen, on: held).map { PictureState($0).name } ?? ""
      })
  }
}
