/// Names in which the nearest one to a misspelled name is found quickly, however many there are.
///
/// Of few names each is compared. Of many only those that begin or end like the wanted one are: its
/// neighbours in alphabetical order, read forwards and backwards.
struct NameIndex {
  private let forwards: [String]
  private let backwards: [String]

  private static let few = 200
  private static let neighbours = 16

  init(_ names: [String]) {
    forwards = Array(Set(names)).sorted()
    backwards =
      forwards.count > Self.few ? forwards.map { String($0.reversed()) }.sorted() : []
  }

  /// The name most like the wanted one, if one is like it.
  func nearest(to wanted: String) -> String? {
    guard forwards.count > Self.few else { return Nearest.name(to: wanted, among: forwards) }
    let alike =
      Self.neighbours(of: wanted, in: forwards)
      + Self.neighbours(of: String(wanted.reversed()), in: backwards).map { String($0.reversed()) }
    return Nearest.name(to: wanted, among: alike)
  }

  private static func neighbours(of wanted: String, in names: [String]) -> ArraySlice<String> {
    var low = 0
    var high = names.count
    while low < high {
      let middle = (low + high) / 2
      if names[middle] < wanted { low = middle + 1 } else { high = middle }
    }
    return names[max(0, low - neighbours)..<min(names.count, low + neighbours)]
  }
}
