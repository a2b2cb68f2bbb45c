/// The screens whose values the pictures of each screen are made from, besides home.
///
/// An edit inside a screen can only reach pictures of screens with that screen among these, as long
/// as it does not change how screens are reached.
struct PictureBases: Sendable {
  /// The screen itself, and those that hand something over to it; nil where these may be all.
  let bases: ElementTable<Screen, [ElementIndex<Screen>]?>
  /// The screens at the bottom of its stack and under its container, of which pictures only show the
  /// outside.
  let around: ElementTable<Screen, [ElementIndex<Screen>]>
  /// The screens under the container of each screen, in whichever way it opens.
  let presenters: ElementTable<Screen, [ElementIndex<Screen>]>

  /// The maximum number of screens; a screen with more of them depends on all screens, so that the
  /// time is linear.
  private static let most = 64

  init(of app: App) {
    let senders = app.screens.map { Self.senders(of: $0, in: app) }
    bases = ElementTable(
      app.screens.elementIndices.map { index in
        Self.closure(of: index.index, senders).map { $0.map { ElementIndex($0) } }
      })
    around = ElementTable(
      app.screens.map { screen in
        app.approaches(to: screen.key).flatMap { [$0.root, $0.presenter] }
          .compactMap { $0.flatMap(app.index(ofKey:)) }.firstOfEach(\.self)
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
