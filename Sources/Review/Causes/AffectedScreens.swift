import AppModel

/// The screens whose pictures can differ between two apps.
struct AffectedScreens {
  /// The keys of the screens; nil for all, and for the menu.
  private let screens: Set<String>?

  init(from app: App, to other: App) {
    guard app.sharesAll(with: other) else {
      self.screens = nil
      return
    }
    let screens = zip(app.screens, app.approachesOfScreens)
    let others = zip(other.screens, other.approachesOfScreens)
    let different = zip(screens, others).filter { $0 != $1 }.map(\.0.0.key)
    self.screens = Set(different).union(Self.opened(by: different, in: [app, other]))
      .union(Self.above(different, in: [app, other]))
  }

  /// Whether the pictures of a screen, or of the menu, can differ.
  func contains(_ screen: String?) -> Bool {
    guard let screens else { return true }
    return screen.map(screens.contains) ?? false
  }

  /// Returns the screens in presentation containers over some screens: their controllers include
  /// those of the screens that they cover.
  private static func above(_ screens: [String], in apps: [App]) -> Set<String> {
    var all: Set<String> = []
    for app in apps {
      var covering: [String: [String]] = [:]
      for (screen, approaches) in zip(app.screens, app.approachesOfScreens) {
        for presenter in approaches.compactMap(\.presenter) {
          covering[presenter, default: []].append(screen.key)
        }
      }
      var rest = screens.flatMap { covering[$0] ?? [] }
      while let key = rest.popLast() {
        guard all.insert(key).inserted else { continue }
        rest += covering[key] ?? []
      }
    }
    return all
  }

  /// Returns the screens that some screens open, and those that take over what these show.
  private static func opened(by screens: [String], in apps: [App]) -> Set<String> {
    var all: Set<String> = []
    for app in apps {
      var targets: [String: [(key: String, isConnected: Bool)]] = [:]
      for link in app.links {
        if let from = link.from { targets[from, default: []].append((link.to, link.isConnected)) }
      }
      var found: Set<String> = []
      var rest = screens.flatMap { targets[$0] ?? [] }
      while let target = rest.popLast() {
        guard found.insert(target.key).inserted else { continue }
        rest += (targets[target.key] ?? []).filter(\.isConnected)
      }
      all.formUnion(found)
    }
    return all
  }
}

extension App {
  /// Whether another state of the app has the same screens, and everything that is not of a screen
  /// is the same too.
  func sharesAll(with other: App) -> Bool {
    settings == other.settings && site == other.site && plugins == other.plugins
      && families == other.families && feeds == other.feeds && collections == other.collections
      && home == other.home && screens.map(\.key) == other.screens.map(\.key)
  }
}
