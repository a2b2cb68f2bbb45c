import AppModel
import GraphLayout

/// The shortest ways from home to all places of an app, and from the start to what home does not
/// lead to.
struct WayTree: Sendable {
  private let tree: GraphTree
  /// The way that each arrow of the tree is; nil for the one from home to the menu, which is not a
  /// link of the app.
  private let ways: [ElementIndex<Way>?]

  /// Something that leads from one place to another.
  struct Arrow {
    let from: MapPlace
    let to: MapPlace
    let way: ElementIndex<Way>?
  }

  /// Creates the tree of an app with some number of screens. It grows from some places at once.
  init(screenCount: Int, arrows: [Arrow], from starts: [MapPlace]) {
    tree = GraphTree(
      count: screenCount + 1, arrows: arrows.map { ($0.from.number, $0.to.number) },
      from: starts.map(\.number))
    ways = arrows.map(\.way)
  }

  /// All places, those closest to home first.
  var order: [MapPlace] { tree.order.map(MapPlace.init(number:)) }

  /// The places that no way of the tree leads to.
  var roots: [MapPlace] { tree.roots.map(MapPlace.init(number:)) }

  /// Returns the places that are first reached from one.
  func children(of place: MapPlace) -> [MapPlace] {
    tree.children[place.number].map(MapPlace.init(number:))
  }

  /// Returns how many taps a place is from home.
  func distance(to place: MapPlace) -> Int { tree.distance[place.number] }

  /// Returns the way by which a place is first reached; nil for the roots and for the menu.
  func way(to place: MapPlace) -> ElementIndex<Way>? {
    tree.arrow[place.number].flatMap { ways[$0] }
  }
}
