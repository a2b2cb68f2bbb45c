/// The screens whose values the pictures of each screen are made from, besides home: the screen
/// itself, those that it covers or is in the stack of, and those that fill it.
///
/// An edit inside a screen can only reach pictures of screens with that screen among these, as long
/// as it does not change how screens are reached.
package struct PictureBases: Sendable {
  private let bases: ElementTable<Screen, [ElementIndex<Screen>]?>

  /// The maximum number of screens; a screen with more of them depends on all screens, so that the
  /// time is linear.
  private static let most = 64

  package init(of app: App) {
    let direct = app.screens.map { Self.direct($0, in: app) }
    bases = ElementTable(app.screens.indices.map { Self.closure(of: $0, direct) })
  }

  /// Returns the screens that the pictures of one are made from, beginning with itself; nil if these
  /// may be all.
  package subscript(screen: ElementIndex<Screen>) -> [ElementIndex<Screen>]? { bases[screen] }

  /// Returns the screens that a screen shows something of without others between them; nil if these
  /// may be all.
  private static func direct(_ screen: Screen, in app: App) -> [Int]? {
    let around = app.approaches(to: screen.key).flatMap { [$0.presenter, $0.root] }
    var names = around.compactMap(\.self)
    if screen.isConnected || app.linkTable.isOpenedConnected(screen.key) {
      let senders = app.links(to: screen, atMost: most)
      guard senders.count <= most else { return nil }
      names += senders.shown.compactMap(\.from)
    }
    return names.compactMap { app.indices[$0]?.index }
  }

  private static func closure(of screen: Int, _ direct: [[Int]?]) -> [ElementIndex<Screen>]? {
    var found = [screen]
    var known: Set = [screen]
    var next = 0
    while next < found.count {
      guard let others = direct[found[next]], found.count <= most else { return nil }
      found += others.filter { known.insert($0).inserted }
      next += 1
    }
    return found.map { ElementIndex($0) }
  }
}

extension App {
  /// Returns the index of the screen with a key among all screens; nil if there is none.
  package func index(ofKey key: String) -> ElementIndex<Screen>? { indices[key] }
}
