import AppLayout
import AppModel
import Disk

/// What the documents about each screen of an app are made from, apart from what all of them share.
struct ScreenFingerprints {
  /// What each screen says on its own, and how it is reached.
  private let own: ElementTable<Screen, ContentHash>
  /// What the pictures of each screen are made from; nil for all screens.
  let pictures: ElementTable<Screen, ContentHash?>
  /// The same, with the steps before and after each screen: what pages show of a screen that they
  /// name.
  let named: ElementTable<Screen, ContentHash?>

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
    named = ElementTable(
      app.screens.withIndices.map { index, screen in
        var draft = FingerprintDraft(omitting: omitted)
        var others = site.steps.screens(after: screen)
        for step in site.steps[screen] {
          switch step {
          case .screen(let other): others.append(other)
          case .plugin(let name): draft.add(.steps, name)
          }
        }
        let indices = [index] + others.compactMap { app.index(ofKey: $0.key) }
        let hashes = indices.compactMap { pictures[$0] }
        draft.add(.values, [hashes.first].compactMap(\.self))
        draft.add(.steps, hashes.dropFirst())
        return hashes.count == indices.count ? draft.hash : nil
      })
    self.own = own
    self.pictures = pictures
  }

  /// Returns what a screen says on its own, and how it is reached.
  func own(_ screen: ElementIndex<Screen>) -> ContentHash { own[screen] }
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
}
