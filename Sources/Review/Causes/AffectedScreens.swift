import AppModel

/// The screens whose pictures can differ between two apps.
struct AffectedScreens {
  /// The keys of the screens; nil for all, and for the menu.
  let keys: Set<String>?

  init(from app: App, to other: App) {
    guard app.sharesAll(with: other) else {
      keys = nil
      return
    }
    let (ways, otherWays) = (app.approachesOfScreens, other.approachesOfScreens)
    let different = app.screens.elementIndices.filter { place in
      app.screens[place] != other.screens[place]
        || ways[place.index] != otherWays[place.index]
    }
    keys = Set(
      [app, other].flatMap { side in
        PictureReach(of: side).screens(from: different).map { side.screens[$0].key }
      })
  }

  /// Finds the screens in an app that has other states of some screens, so that some screens, the
  /// moved ones, are reached in another way. Which screens take over what others show is the same in
  /// both: states that change it cannot be exchanged.
  init(
    exchanging states: [ExchangeableApp.State], moving moved: [String], in app: App,
    _ reach: PictureReach
  ) {
    let changed = (states.map(\.screen.key) + moved).compactMap(app.index(ofKey:))
    keys = Set(reach.screens(from: changed).map { app.screens[$0].key })
  }

  /// Whether the pictures of a screen, or of the menu, can differ.
  func contains(_ screen: String?) -> Bool {
    guard let keys else { return true }
    return screen.map(keys.contains) ?? false
  }
}

extension App {
  /// Whether another state of the app has the same screens, and everything that is not of a screen
  /// is the same too.
  func sharesAll(with other: App) -> Bool {
    settings == other.settings && site == other.site && plugins == other.plugins
      && families == other.families && feeds == other.feeds && collections == other.collections
      && contentTypes == other.contentTypes && home == other.home
      && screens.map(\.key) == other.screens.map(\.key)
  }
}
