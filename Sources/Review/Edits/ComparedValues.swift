import AppModel

/// Two objects or lists that belong together, and which values inside do.
struct ComparedValues {
  let oldList: PlacedValue
  let old: [PlacedValue]
  let new: [PlacedValue]
  /// The places of old values, by those of the new ones.
  private(set) var partners: [Int?]
  private var isPaired: [Bool]
  private let isKeyed: Bool
  /// The places of old and of new values, once they are looked for.
  private var oldPlaces: [ValueKey: Int] = [:]
  private var newPlaces: [ValueKey: Int] = [:]

  init(_ old: PlacedValue, _ new: PlacedValue) {
    oldList = old
    self.old = old.children
    self.new = new.children
    isKeyed = new.node.shape == .keyed
    partners = Array(repeating: nil, count: self.new.count)
    isPaired = Array(repeating: false, count: self.old.count)
  }

  /// The places of values without a partner.
  var oldRest: [Int] { old.indices.filter { !isPaired[$0] } }
  var newRest: [Int] { new.indices.filter { partners[$0] == nil } }

  /// Pairs two values that were found by what they have inside.
  mutating func pair(_ oldKey: ValueKey, _ newKey: ValueKey) {
    if oldPlaces.isEmpty {
      for (place, value) in old.enumerated() { oldPlaces[value.key] = place }
      for (place, value) in new.enumerated() { newPlaces[value.key] = place }
    }
    guard let oldPlace = oldPlaces[oldKey], let newPlace = newPlaces[newKey] else { return }
    pair(oldPlace, newPlace)
  }

  mutating func pair(_ oldPlace: Int, _ newPlace: Int) {
    partners[newPlace] = oldPlace
    isPaired[oldPlace] = true
  }

  /// Pairs those of some values, most often all, that are under the same key, or have the same id or
  /// the same content. Of several with the same id only those with the same content are certain.
  mutating func pairKnown(_ oldPlaces: [Int], _ newPlaces: [Int]) {
    guard !isKeyed else {
      pair(oldPlaces, newPlaces) { $0.child.name }
      return
    }
    let names = [old, new].map { side in side.map(\.child.ownName) }
    let counts = [(names[0], oldPlaces), (names[1], newPlaces)].map { names, places in
      places.reduce(into: [:]) { $0[names[$1], default: 0] += 1 }
    }
    pair(
      oldPlaces, newPlaces, { counts[0][names[0][$0]] == 1 ? names[0][$0] : nil },
      { counts[1][names[1][$0]] == 1 ? names[1][$0] : nil })
    pair(oldPlaces, newPlaces) { [$0.child.ownName, $0.node.canonicalText] }
  }

  /// Pairs what is left of the same name, in order.
  mutating func pairInOrder(_ oldPlaces: [Int], _ newPlaces: [Int]) {
    pair(oldPlaces, newPlaces) { $0.child.ownName }
  }

  private mutating func pair(
    _ oldPlaces: [Int], _ newPlaces: [Int], key: (PlacedValue) -> some Hashable
  ) {
    let (old, new) = (old, new)
    pair(oldPlaces, newPlaces, { key(old[$0]) }, { key(new[$0]) })
  }

  /// Pairs what has the same key on both sides and is not paired yet, in order.
  private mutating func pair<Key: Hashable>(
    _ oldPlaces: [Int], _ newPlaces: [Int], _ oldKey: (Int) -> Key?, _ newKey: (Int) -> Key?
  ) {
    let (oldPlaces, newPlaces) = (
      oldPlaces.filter { !isPaired[$0] }, newPlaces.filter { partners[$0] == nil }
    )
    guard !oldPlaces.isEmpty, !newPlaces.isEmpty else { return }
    var open: [Key: [Int]] = [:]
    for place in oldPlaces.reversed() {
      if let key = oldKey(place) { open[key, default: []].append(place) }
    }
    for place in newPlaces {
      guard let key = newKey(place), let other = open[key]?.popLast() else { continue }
      pair(other, place)
    }
  }
}

extension ComparedValues {
  /// The places of things of which two have the id of the other one each, by what they have inside.
  /// In XML the id is the thing.
  var exchanged: Sides<Set<Int>> {
    let places = Sides(old: old, new: new).map { side in
      let things = side.indices.filter { side[$0].kind != nil && side[$0].node.element == nil }
      return Dictionary(grouping: things) { side[$0].child.ownName }.compactMapValues(\.only)
    }
    let pairs = places.new.compactMap { name, place in
      places.old[name].map { (old: $0, new: place) }
    }.filter { !old[$0.old].node.isWritten(like: new[$0.new].node) }
    guard pairs.count > 1 else { return Sides(old: [], new: []) }
    let names = places.new.mapValues { _ in "" }
    let contents = pairs.map { pair in
      Sides(old: old[pair.old], new: new[pair.new]).map { ThingContent(of: $0, naming: names) }
    }
    let holders = Dictionary(grouping: contents.indices) { contents[$0].new.hash }
    var found: Set<Int> = []
    for (place, content) in contents.enumerated() {
      guard let hash = content.old.tellingHash, let other = holders[hash]?.only,
        [content, contents[other]].allSatisfy({ $0.old.likeness(to: $0.new) <= 0.5 }),
        contents[other].old.likeness(to: content.new) > 0.5
      else { continue }
      found.formUnion([place, other])
    }
    return Sides(
      old: Set(found.map { pairs[$0].old }), new: Set(found.map { pairs[$0].new }))
  }
}
