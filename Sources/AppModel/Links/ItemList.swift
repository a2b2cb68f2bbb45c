/// The items of a list that screens show, identified by where the first one is written, so that a
/// feed on many screens is read once.
struct ItemList: Hashable {
  let start: Location
  let count: Int
  let part: Part

  /// The items themselves, the items inside them, or the buttons of a bar.
  enum Part: Hashable {
    case cell, body, bar
  }
}
