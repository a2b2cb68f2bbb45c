/// The elements of a list on both sides, and which of them belong together.
struct AlignedLists {
  let old: [FileNode.Child]
  let new: [FileNode.Child]
  let pairs: [ListAlignment.Pair]
  let added: [Int]
  let removed: [Int]
  /// The old places of single values that another one replaced, by the new places.
  let replacements: [Int: Int]
  /// The new element that each old one comes after; nil if it comes before all others.
  let anchors: [FileNode.Child?]

  init(_ old: [FileNode.Child], _ new: [FileNode.Child]) {
    self.old = old
    self.new = new
    let renames = Renames(of: old, to: new)
    let alignment = ListAlignment(Array(old.indices), Array(new.indices)) { isOld, index in
      isOld ? old[index].name : renames.old[index]?.name ?? new[index].name
    }
    pairs = alignment.pairs
    added = alignment.added
    /// The new place of each old element that kept its order.
    var kept: [Int: Int] = [:]
    for pair in pairs where !pair.isReordered { kept[pair.old] = pair.new }
    var last: Int?
    let places = old.indices.map { index in
      defer { last = kept[index] ?? last }
      return last
    }
    anchors = places.map { $0.map { new[$0] } }
    replacements = Self.replacements(
      alignment, old, new, oldGap: { places[$0] ?? -1 }, keptPlaces: Set(kept.values))
    let replaced = Set(replacements.values)
    removed = alignment.removed.filter { !replaced.contains($0) }
  }

  /// Returns the old names of the elements before one that moved, on either side, among those that
  /// kept their order; empty where it comes first.
  func keptNames(before pair: ListAlignment.Pair) -> Sides<String> {
    let kept = pairs.filter { !$0.isReordered }
    let before = kept.filter { $0.old < pair.old }.max { $0.old < $1.old }
    let after = kept.filter { $0.new < pair.new }.max { $0.new < $1.new }
    let name = { (pair: ListAlignment.Pair?) in pair.map { old[$0.old].name } ?? "" }
    return Sides(old: name(before), new: name(after))
  }

  /// Finds the gaps between kept elements in which one single value replaced another.
  private static func replacements(
    _ alignment: ListAlignment, _ old: [FileNode.Child], _ new: [FileNode.Child],
    oldGap: (Int) -> Int, keptPlaces: Set<Int>
  ) -> [Int: Int] {
    guard !alignment.added.isEmpty, !alignment.removed.isEmpty else { return [:] }
    var last = -1
    let newGaps = new.indices.map { index in
      defer { if keptPlaces.contains(index) { last = index } }
      return last
    }
    let come = Dictionary(grouping: alignment.added) { newGaps[$0] }
    let gone = Dictionary(grouping: alignment.removed, by: oldGap)
    var found: [Int: Int] = [:]
    for (gap, places) in come {
      guard places.count == 1, let others = gone[gap], others.count == 1,
        !new[places[0]].node.shape.isContainer, !old[others[0]].node.shape.isContainer
      else { continue }
      found[places[0]] = others[0]
    }
    return found
  }
}
