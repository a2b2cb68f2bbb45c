/// The order of a list on both sides.
struct ListOrder {
  let alignment: ListAlignment
  /// The new place of what each old element comes after, among those that kept their order; nil if it
  /// comes before all of them.
  let anchors: [Int?]

  init(_ values: ComparedValues) {
    let paired = Set(values.partners.compactMap(\.self))
    // What has no partner is called like nothing on the other side.
    let name = { (place: Int) in
      (paired.contains(place) ? "" : "\u{0}") + values.old[place].child.name
    }
    let (old, new) = (Array(values.old.indices), Array(values.new.indices))
    alignment = ListAlignment(old, new) { isOld, place in
      if isOld { return name(place) }
      return values.partners[place].map(name) ?? "\u{0}\u{0}\(values.new[place].child.name)"
    }
    var kept: [Int: Int] = [:]
    for pair in alignment.pairs where !pair.isReordered { kept[pair.old] = pair.new }
    var last: Int?
    anchors = values.old.indices.map { place in
      defer { last = kept[place] ?? last }
      return last
    }
  }

  /// Returns the old names of the elements before one that moved, on either side, among those that
  /// kept their order; empty where it comes first.
  func keptNames(before pair: ListAlignment.Pair, in values: ComparedValues) -> Sides<String> {
    let kept = alignment.pairs.filter { !$0.isReordered }
    let last = Sides(
      old: kept.last { $0.old < pair.old }, new: kept.last { $0.new < pair.new })
    return last.map { $0.map { values.old[$0.old].child.name } ?? "" }
  }

  /// Finds the gaps between kept elements in which one single value replaced another. An attribute
  /// of an XML element has a name of its own, and never replaces one with another name.
  func replacements(in values: ComparedValues) -> [Int: Int] {
    guard !alignment.added.isEmpty, !alignment.removed.isEmpty else { return [:] }
    let kept = Set(alignment.pairs.filter { !$0.isReordered }.map(\.new))
    var last: Int?
    let gaps = values.new.indices.map { place in
      defer { if kept.contains(place) { last = place } }
      return last
    }
    let come = Dictionary(grouping: alignment.added) { gaps[$0] }
    let gone = Dictionary(grouping: alignment.removed) { anchors[$0] }
    var found: [Int: Int] = [:]
    for (gap, places) in come {
      guard places.count == 1, let others = gone[gap], others.count == 1,
        !values.new[places[0]].child.name.hasPrefix("@"),
        !values.new[places[0]].node.shape.isContainer,
        !values.old[others[0]].node.shape.isContainer
      else { continue }
      found[places[0]] = others[0]
    }
    return found
  }
}
