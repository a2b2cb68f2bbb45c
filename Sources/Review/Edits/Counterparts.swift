import AppModel
import Markup

/// Which values in a list, or under the keys of an object, were there before. Unlike the names of
/// edits, this does not count elements that are called the same: one that comes before others changes
/// nothing about them.
struct Counterparts {
  /// The place before, by the place now.
  private(set) var old: [Int: Int] = [:]
  private let before: [FileNode.Child]
  private let after: [FileNode.Child]
  private var oldRest: [Int]
  private var newRest: [Int]

  /// Pairs values by ids, keys and names that only one has on each side, then by equal content, with
  /// other ids too, then by similar content, and last by names and order.
  init(_ before: [FileNode.Child], _ after: [FileNode.Child]) {
    self.before = before
    self.after = after
    oldRest = Array(before.indices)
    newRest = Array(after.indices)
    let (oldNames, newNames) = (before.map(\.ownName), after.map(\.ownName))
    let (oldCounts, newCounts) = (oldNames.counts, newNames.counts)
    pair(
      { oldCounts[oldNames[$0]] == 1 ? oldNames[$0] : nil },
      { newCounts[newNames[$0]] == 1 ? newNames[$0] : nil })
    guard !oldRest.isEmpty, !newRest.isEmpty else { return }
    pair(
      { [oldNames[$0], before[$0].node.canonicalText] },
      { [newNames[$0], after[$0].node.canonicalText] })
    let names = Set(oldRest.map { oldNames[$0] } + newRest.map { newNames[$0] })
    pair(
      { before[$0].isRecognizable ? before[$0].node.canonicalText(without: names) : nil },
      { after[$0].isRecognizable ? after[$0].node.canonicalText(without: names) : nil })
    pairSimilar()
    pair({ oldNames[$0] }, { newNames[$0] })
  }

  /// Pairs what has the same key on both sides and is not paired yet, in order.
  private mutating func pair<Key: Hashable>(_ oldKey: (Int) -> Key?, _ newKey: (Int) -> Key?) {
    guard !oldRest.isEmpty, !newRest.isEmpty else { return }
    var open: [Key: [Int]] = [:]
    for place in oldRest.reversed() {
      if let key = oldKey(place) { open[key, default: []].append(place) }
    }
    for place in newRest { if let key = newKey(place) { old[place] = open[key]?.popLast() } }
    removePaired()
  }

  private mutating func removePaired() {
    let paired = Set(old.values)
    oldRest.removeAll(where: paired.contains)
    newRest.removeAll { old[$0] != nil }
  }

  /// The most elements that may share a value by which an element is recognized, and the most values
  /// that are tried for one.
  private static let mostSharing = 8
  private static let mostTried = 4

  /// Pairs each with the one that has most values in common with it, and more than half of them.
  private mutating func pairSimilar() {
    guard !oldRest.isEmpty, !newRest.isEmpty else { return }
    var leaves: [Int: Set<String>] = [:]
    var holders: [String: [Int]] = [:]
    for place in oldRest where before[place].isRecognizable {
      let own = before[place].node.leaves
      leaves[place] = Set(own)
      for leaf in own { holders[leaf, default: []].append(place) }
    }
    var taken: Set<Int> = []
    for place in newRest where after[place].isRecognizable {
      let own = after[place].node.leaves
      let rare = own.filter { (1...Self.mostSharing).contains(holders[$0]?.count ?? 0) }
        .sorted { (holders[$0]?.count ?? 0, $0) < (holders[$1]?.count ?? 0, $1) }
      let near = Set(rare.prefix(Self.mostTried).flatMap { holders[$0] ?? [] }).subtracting(taken)
      let alike = near.sorted().map {
        (place: $0, count: own.count(where: leaves[$0, default: []].contains))
      }
      guard let best = alike.max(by: { $0.count < $1.count }),
        2 * best.count > max(own.count, leaves[best.place]?.count ?? 0)
      else { continue }
      old[place] = best.place
      taken.insert(best.place)
    }
    removePaired()
  }
}

extension FileNode.Child {
  /// The id, key or name, which others may have too.
  var ownName: String {
    switch node {
    case .json(let json): return key == nil ? ListIdentity.name(of: json) : name
    case .element(let node):
      if keyElement != nil || node.isAttribute { return name }
      return node.element.known.map { "\(node.element.name) \($0)" } ?? node.element.name
    }
  }

  /// Whether the value is recognized under another name.
  fileprivate var isRecognizable: Bool {
    node.shape.isContainer && node.children.contains { !ListIdentity.keys.contains($0.name) }
  }
}

extension FileNode {
  /// The texts, numbers and words inside, each with the keys that lead to it, without ids.
  fileprivate var leaves: [String] {
    var found: [String] = []
    addLeaves(at: "", to: &found)
    return found
  }

  private func addLeaves(at path: String, to found: inout [String]) {
    if case .single(let text) = shape { found.append("\(path)=\(text)") }
    for child in children where !ListIdentity.keys.contains(child.name) {
      child.node.addLeaves(at: shape == .list ? "\(path)/" : "\(path)/\(child.name)", to: &found)
    }
  }
}

extension [String] {
  /// How often each text occurs.
  fileprivate var counts: [String: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
}
