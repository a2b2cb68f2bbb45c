/// The screens whose values the pictures of each screen are made from, besides home: the screen
/// itself, those that hand something over to it, and those at the bottom of its stack and under its
/// container, which pictures only name.
///
/// An edit inside a screen can only reach pictures of screens with that screen among these, as long
/// as it does not change how screens are reached.
struct PictureBases: Sendable {
  let bases: ElementTable<Screen, [ElementIndex<Screen>]?>
  /// The screens under the container of each screen, in whichever way it opens.
  let presenters: ElementTable<Screen, [ElementIndex<Screen>]>

  /// The maximum number of screens; a screen with more of them depends on all screens, so that the
  /// time is linear.
  private static let most = 64

  init(of app: App) {
    let senders = app.screens.map { Self.senders(of: $0, in: app) }
    bases = ElementTable(
      app.screens.withIndices.map { index, screen in
        Self.closure(of: index.index, senders).map { found in
          let around = app.approaches(to: screen.key).flatMap { [$0.root, $0.presenter] }
          let named = around.compactMap { $0.flatMap(app.index(ofKey:)) }
          return (found.map { ElementIndex($0) } + named).firstOfEach(\.self)
        }
      })
    presenters = ElementTable(
      app.screens.map { screen in
        app.approaches(to: screen.key).compactMap { $0.presenter.flatMap(app.index(ofKey:)) }
          .firstOfEach(\.self)
      })
  }

  /// Returns the screens that hand something over to one; nil if these may be all.
  private static func senders(of screen: Screen, in app: App) -> [Int]? {
    guard screen.isConnected || app.linkTable.isOpenedConnected(screen.key) else { return [] }
    let senders = app.links(to: screen, atMost: most)
    guard senders.count <= most else { return nil }
    return senders.shown.compactMap { $0.from.flatMap(app.index(ofKey:))?.index }
  }

  private static func closure(of screen: Int, _ senders: [[Int]?]) -> [Int]? {
    var found = [screen]
    var known: Set = [screen]
    var next = 0
    while next < found.count {
      guard let others = senders[found[next]], found.count <= most else { return nil }
      found += others.filter { known.insert($0).inserted }
      next += 1
    }
    return found
  }
}

extension App {
  /// Returns the index of the screen with a key among all screens; nil if there is none.
  package func index(ofKey key: String) -> ElementIndex<Screen>? { indices[key] }
}
