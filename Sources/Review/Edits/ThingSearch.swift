/// Finds things everywhere by what they have inside: each gets the best partner that is left.
struct ThingSearch {
  private let old: [LoneThing]
  private let new: [LoneThing]

  init(_ old: [LoneThing], _ new: [LoneThing]) { (self.old, self.new) = (old, new) }

  /// Joins things with equal contents, the largest first; of several, those that are near each other.
  func findEqual(_ found: inout Correspondence) {
    var groups: [Content: (old: [Int], new: [Int])] = [:]
    for (place, thing) in old.enumerated() {
      groups[Content(thing), default: ([], [])].old.append(place)
    }
    for (place, thing) in new.enumerated() { groups[Content(thing)]?.new.append(place) }
    let both = groups.values.filter { !$0.new.isEmpty }.sorted {
      (-old[$0.old[0]].content.weight, $0.old[0]) < (-old[$1.old[0]].content.weight, $1.old[0])
    }
    for group in both {
      for nearness in Nearness.allCases {
        let left = group.old.filter { found.isLone(old: old[$0].value) }
        let came = group.new.filter { found.isLone(new: new[$0].value) }
        guard !left.isEmpty, !came.isEmpty else { break }
        guard nearness != .anywhere || old[left[0]].content.tellingHash != nil else { break }
        var open: [Near: [Int]] = [:]
        for place in left.reversed() {
          let list = old[place].value.container.flatMap { found.containers[$0]?.key }
          guard let near = Near(old[place], in: list, nearness) else { continue }
          open[near, default: []].append(place)
        }
        for place in came {
          guard let near = Near(new[place], in: new[place].value.container, nearness),
            let other = open[near]?.popLast()
          else { continue }
          found.join(old[other].value, new[place].value)
        }
      }
    }
  }

  private struct Content: Hashable {
    let kind: ThingKind
    let hash: Int

    init(_ thing: LoneThing) { (kind, hash) = (thing.kind, thing.content.hash) }
  }

  /// How near two things are to each other, the nearest first.
  private enum Nearness: CaseIterable { case place, list, id, anywhere }

  /// What two things have in common that are near each other.
  private struct Near: Hashable {
    var list: ValueKey?
    var id: String?

    init?(_ thing: LoneThing, in list: ValueKey?, _ nearness: Nearness) {
      if nearness == .place || nearness == .list {
        guard let list else { return nil }
        self.list = list
      }
      if nearness == .place || nearness == .id { id = thing.id }
    }
  }
}

extension ThingSearch {
  /// The most things that may share a value by which a thing is recognized, and the most values that
  /// are tried for one.
  private static let mostSharing = 8
  private static let mostTried = 4

  /// Joins things that have most of their contents in common, the most alike first. Only those that
  /// share a rare value or an id are compared.
  func findSimilar(_ found: inout Correspondence) {
    var holders: [Shared: [Int]] = [:]
    let left = old.indices.filter { found.isLone(old: old[$0].value) }
    for place in left {
      for shared in Shared.all(of: old[place]) { holders[shared, default: []].append(place) }
    }
    var pairs: [Pair] = []
    for place in new.indices where found.isLone(new: new[place].value) {
      let counts = Shared.all(of: new[place]).map { ($0, holders[$0]?.count ?? 0) }
        .filter { (1...Self.mostSharing).contains($0.1) }
      let rare = counts.sorted { $0.1 < $1.1 }.prefix(Self.mostTried)
      for other in Set(rare.flatMap { holders[$0.0] ?? [] }) {
        let areTogether = found.areTogether(old[other].value, new[place].value)
        guard let likeness = likeness(other, place, areTogether) else { continue }
        pairs.append(Pair(old: other, new: place, areTogether: areTogether, likeness: likeness))
      }
    }
    for pair in pairs.sorted() {
      let (one, other) = (old[pair.old].value, new[pair.new].value)
      guard found.isLone(old: one), found.isLone(new: other) else { continue }
      found.join(one, other)
    }
  }

  /// Returns how alike two things are; nil if they are not the same thing.
  private func likeness(_ oldPlace: Int, _ newPlace: Int, _ areTogether: Bool) -> Double? {
    let (one, other) = (old[oldPlace], new[newPlace])
    let likeness = one.content.likeness(to: other.content)
    if one.id != other.id, !one.kind.allows(one.content, other.content) { return nil }
    if areTogether { return likeness >= 0.5 ? likeness : nil }
    if one.id == other.id {
      return one.content.isMarked(like: other.content) ? 1 + likeness : nil
    }
    return likeness > 0.6 && one.content.tellingHash != nil ? likeness : nil
  }

  /// A value or an id that things of a kind may share.
  private struct Shared: Hashable {
    let kind: ThingKind
    let hash: Int
    let id: String?

    static func all(of thing: LoneThing) -> [Shared] {
      [Shared(kind: thing.kind, hash: 0, id: thing.id)]
        + thing.content.values.map { Shared(kind: thing.kind, hash: $0.hash, id: nil) }
    }
  }

  /// Two things that may be the same.
  private struct Pair: Comparable {
    let old: Int
    let new: Int
    let areTogether: Bool
    let likeness: Double

    static func < (one: Self, other: Self) -> Bool {
      if one.areTogether != other.areTogether { return one.areTogether }
      if one.likeness != other.likeness { return one.likeness > other.likeness }
      return (one.old + one.new, one.old) < (other.old + other.new, other.old)
    }
  }
}

extension ThingKind {
  /// Whether things with other ids may be the same: ways and items with another title are others, and
  /// so are plugins of another class, and components of which all that people know them by is.
  fileprivate func allows(_ one: ThingContent, _ other: ThingContent) -> Bool {
    switch self {
    case .entry, .item:
      one.isMarked(like: other) && !one.differs(from: other, under: "title")
    case .plugin: !one.differs(from: other, under: "class_name")
    case .component: one.isMarked(like: other)
    case .file, .screen, .navigation, .hook, .source, .collection, .family, .style, .note,
      .journey, .routedClass, .transition, .view, .element:
      true
    }
  }
}
