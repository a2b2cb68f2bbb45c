import AppModel

/// The screens whose pictures can differ between two apps.
struct AffectedScreens {
  /// The keys of the screens; nil for all.
  let keys: Set<String>?
  /// The key of the screen under the app's menu.
  private let home: String?

  init(from app: App, to other: App) {
    home = app.home?.key
    guard app.sharesAll(with: other) else {
      keys = nil
      return
    }
    let (ways, otherWays) = (app.approachesOfScreens, other.approachesOfScreens)
    let moved = app.screens.elementIndices.filter { ways[$0.index] != otherWays[$0.index] }
    let changed = app.screens.elementIndices.filter { app.screens[$0] != other.screens[$0] }
    let outside = changed.filter { app.screens[$0].outside != other.screens[$0].outside }
    keys = Set(
      [app, other].flatMap { side in
        PictureReach(of: side).screens(from: Set(changed + moved), outside: Set(outside + moved))
          .map { side.screens[$0].key }
      })
  }

  /// Finds the screens in an app that has other states of some screens, so that some screens, the
  /// moved ones, are reached in another way. Which screens take over what others show is the same in
  /// both: states that change it cannot be exchanged.
  init(
    exchanging states: [ExchangeableApp.State], moving moved: [String], in app: App,
    _ reach: PictureReach
  ) {
    home = app.home?.key
    let changed = Set((states.map(\.screen.key) + moved).compactMap(app.index(ofKey:)))
    keys = Set(reach.screens(from: changed, outside: changed).map { app.screens[$0].key })
  }

  /// Whether the pictures of a screen, or of the menu, can differ.
  func contains(_ screen: String?) -> Bool {
    guard let keys else { return true }
    return (screen ?? home).map(keys.contains) ?? false
  }
}

extension App {
  /// Whether another state of the app has the same screens, and everything that is not of a screen
  /// is the same too, as is what all screens show of home.
  func sharesAll(with other: App) -> Bool {
    settings == other.settings && site == other.site && plugins == other.plugins
      && families == other.families && feeds == other.feeds && collections == other.collections
      && contentTypes == other.contentTypes && home?.outside == other.home?.outside
      && screens.map(\.key) == other.screens.map(\.key)
  }
}
