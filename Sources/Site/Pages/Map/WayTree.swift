import AppModel
import GraphLayout

/// The shortest ways from home to all places of an app, and from the start to what home does not
/// lead to: by taps where there are any, otherwise by what else leads there.
struct WayTree: Sendable {
  private let tree: GraphTree
  /// The way that each arrow of the tree is; nil for the one from home to the menu, which is not a
  /// link of the app.
  private let ways: [ElementIndex<Way>?]
  /// How many taps each place is from home, by its number.
  private let taps: [Int?]
  /// The column of each place on the map, by its number.
  private let columns: [Int]

  /// Something that leads from one place to another.
  struct Arrow {
    let from: MapPlace
    let to: MapPlace
    let way: ElementIndex<Way>?
  }

  /// Creates the tree of an app with some number of screens. It grows from some places at once. To a
  /// place that taps lead to there is only one arrow.
  init(screenCount: Int, arrows: [Arrow], from starts: [MapPlace], _ taps: TapCount) {
    tree = GraphTree(
      count: screenCount + 1, arrows: arrows.map { ($0.from.number, $0.to.number) },
      from: starts.map(\.number))
    ways = arrows.map(\.way)
    self.taps = (0...screenCount).map { taps.count(to: MapPlace(number: $0)) }
    var columns = Array(repeating: 0, count: screenCount + 1)
    for place in tree.order {
      let before = tree.arrow[place].map { columns[arrows[$0].from.number] }
      columns[place] = self.taps[place] ?? before.map { $0 + 1 } ?? 0
    }
    self.columns = columns
  }

  /// All places, those closest to home first.
  var order: [MapPlace] { tree.order.map(MapPlace.init(number:)) }

  /// The places that no way of the tree leads to.
  var roots: [MapPlace] { tree.roots.map(MapPlace.init(number:)) }

  /// Returns the places that are first reached from one.
  func children(of place: MapPlace) -> [MapPlace] {
    tree.children[place.number].map(MapPlace.init(number:))
  }

  /// Returns how many taps a place is from home; nil for one that no taps lead to.
  func taps(to place: MapPlace) -> Int? { taps[place.number] }

  /// Returns the column of a place on the map: its number of taps, or the column after the place
  /// that leads to it in another way.
  func column(of place: MapPlace) -> Int { columns[place.number] }

  /// Returns the way by which a place is first reached; nil for the roots and for the menu.
  func way(to place: MapPlace) -> ElementIndex<Way>? {
    tree.arrow[place.number].flatMap { ways[$0] }
  }
}

extension Reachability.Reason {
  /// The reason in a few words.
  var shortText: String {
    switch self {
    case .nothingLeads: "Nothing leads here"
    case .noWayFromHome: "No path from home"
    case .onlyFromLost: "Only a lost screen leads here"
    case .noOwnID: "Has no id of its own"
    case .brokenWay: "The link here is broken"
    case .unseenType: "Only a type leads here"
    case .unreadFiles: "Files were not read"
    }
  }

  /// The reason in a sentence.
  var text: String {
    switch self {
    case .nothingLeads: "Nothing in the app leads here."
    case .noWayFromHome: "The only screens that lead here cannot be reached from home."
    case .onlyFromLost: "The only screen that leads here cannot be reached either."
    case .noOwnID: "It has no id, or the same id as an earlier screen, so links cannot name it."
    case .brokenWay:
      "The link here is broken: it uses an id that no screen has, or it is in a navigation "
        + "that the app does not use."
    case .unseenType:
      "Items of a type open it, and no snapshot of a feed has an item of that type."
    case .unreadFiles: "A link here may be in one of the files that could not be read."
    }
  }
}
