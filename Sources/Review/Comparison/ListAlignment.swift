import AppModel

/// Which children of a box before and after belong together.
struct ListAlignment {
  /// The children that are on both sides, in their new order.
  private(set) var pairs: [Pair] = []
  /// The old children that are gone, and the new ones that came.
  private(set) var removed: [Int] = []
  private(set) var added: [Int] = []

  /// A child on both sides.
  struct Pair {
    let old: Int
    let new: Int
    /// Whether its place among its siblings changed.
    var isReordered = false
    /// Whether a child was added, removed or reordered between it and the last pair in order.
    var isAfterChange = false
  }

  /// Aligns two lists by their names; equal names are matched in order.
  init<Name: Hashable & Comparable>(
    _ old: [Int], _ new: [Int], name: (_ isOld: Bool, Int) -> Name
  ) {
    var oldPlaces: [Name: [Int]] = [:]
    for place in old.indices.reversed() {
      oldPlaces[name(true, old[place]), default: []].append(place)
    }
    var found: [(oldPlace: Int, new: Int)?] = []
    var isFound = Array(repeating: false, count: old.count)
    for child in new {
      let place = oldPlaces[name(false, child)]?.popLast()
      if let place { isFound[place] = true }
      found.append(place.map { ($0, child) })
    }
    removed = old.indices.filter { !isFound[$0] }.map { old[$0] }
    let kept = Self.kept(found.map { $0?.oldPlace }, of: old.count) {
      old.map { name(true, $0) }.lexicographicallyPrecedes(new.map { name(false, $0) })
    }
    var removedBefore = [0]
    for place in old.indices {
      let isLoose = !isFound[place] || !kept.contains(place)
      removedBefore.append(removedBefore[place] + (isLoose ? 1 : 0))
    }
    var lastRemoved = 0
    var hasLoose = false
    for (index, entry) in found.enumerated() {
      guard let (place, child) = entry else {
        added.append(new[index])
        hasLoose = true
        continue
      }
      var pair = Pair(old: old[place], new: child)
      if kept.contains(place) {
        pair.isAfterChange = hasLoose || removedBefore[place] > lastRemoved
        lastRemoved = removedBefore[place]
        hasLoose = false
      } else {
        pair.isReordered = true
        hasLoose = true
      }
      pairs.append(pair)
    }
  }

  /// Returns the old places of a longest sequence of elements that kept their order.
  ///
  /// Where there are several, both directions of a comparison choose the same one: they look from
  /// the list whose names come first.
  private static func kept(
    _ oldPlaces: [Int?], of count: Int, isFromOld: () -> Bool
  ) -> Set<Int> {
    let found = oldPlaces.compactMap(\.self)
    if zip(found, found.dropFirst()).allSatisfy(<) { return Set(found) }
    if isFromOld() { return longestRise(found) }
    var newPlaces = Array(repeating: -1, count: count)
    for (new, old) in oldPlaces.enumerated() { if let old { newPlaces[old] = new } }
    let kept = longestRise(newPlaces.filter { $0 >= 0 })
    return Set((0..<count).filter { kept.contains(newPlaces[$0]) })
  }

  /// The number of elements on both sides or either one.
  var count: Int { pairs.count + added.count + removed.count }

  /// Whether anything was added, removed or reordered.
  var isChanged: Bool {
    !removed.isEmpty || !added.isEmpty || pairs.contains(where: \.isReordered)
  }

  /// Returns the elements of a longest rising subsequence of different numbers.
  private static func longestRise(_ numbers: [Int]) -> Set<Int> {
    // The place of the smallest last number of a rise of each length, and what comes before each.
    var ends: [Int] = []
    var before = Array(repeating: -1, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      let length = ends.partitionPoint { numbers[$0] >= number }
      before[place] = length > 0 ? ends[length - 1] : -1
      if length == ends.count { ends.append(place) } else { ends[length] = place }
    }
    var rise: Set<Int> = []
    var place = ends.last ?? -1
    while place >= 0 {
      rise.insert(numbers[place])
      place = before[place]
    }
    return rise
  }
}
