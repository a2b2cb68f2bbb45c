/// The place of an element in a list of the site, so that tasks take little room. The places of screens
/// and of devices cannot be mixed up.
struct Place<Element>: Hashable, Sendable {
  fileprivate let index: Int
}

extension Array {
  /// The places of all elements.
  var places: [Place<Element>] { indices.map { Place(index: $0) } }

  subscript(place: Place<Element>) -> Element { self[place.index] }
}
