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

  /// Finds the screens in an app that has other states of some screens, so that some screens, the
  /// moved ones, are reached in another way.
  ///
  /// Only the exchanged and the moved screens differ, those over them, and those that show how an
  /// exchanged one opens them. Where one of the screens above is over another screen now, it moved.
  init(
    exchanging states: [ExchangeableApp.State], in app: App, to other: App, moving moved: [String],
    _ covering: [String: [String]]
  ) {
    var found = Set(moved)
    for state in states {
      let key = state.screen.key
      var rest = state.links.filter { link in
        link.isConnected || (app.screen(link.to)?.isConnected ?? true)
          || [app, other].contains { $0.approaches(to: link.to).contains { $0.passes(key) } }
      }
      while let link = rest.popLast() {
        guard found.insert(link.to).inserted, let screen = app.screen(link.to) else { continue }
        rest += app.links(from: screen, atMost: .max).shown.filter(\.isConnected)
      }
      found.insert(key)
    }
    screens = found.union(Self.above(moved + states.map(\.screen.key), covering))
  }

  /// The keys of the screens; nil for all, and for the menu.
  var keys: Set<String>? { screens }

  /// Returns the screens in presentation containers directly over each screen of an app.
  static func covering(in app: App) -> [String: [String]] {
    var covering: [String: [String]] = [:]
    for (screen, approaches) in zip(app.screens, app.approachesOfScreens) {
      for presenter in Set(approaches.compactMap(\.presenter)) {
        covering[presenter, default: []].append(screen.key)
      }
    }
    return covering
  }

  /// Returns the screens in presentation containers over some screens: their controllers include
  /// those of the screens that they cover.
  private static func above(_ screens: [String], in apps: [App]) -> Set<String> {
    apps.reduce(into: []) { $0.formUnion(above(screens, covering(in: $1))) }
  }

  private static func above(_ screens: [String], _ covering: [String: [String]]) -> Set<String> {
    var all: Set<String> = []
    var rest = screens.flatMap { covering[$0] ?? [] }
    while let key = rest.popLast() {
      guard all.insert(key).inserted else { continue }
      rest += covering[key] ?? []
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

extension Approach {
  /// Whether a screen is on the way that pictures show.
  fileprivate func passes(_ key: String) -> Bool { [opener, presenter, root].contains(key) }
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
