/// What a thing has inside, in a form that does not depend on ids, on references to what has another
/// id, and on the order of lists.
struct ThingContent {
  /// What says less is only the same thing in the same list, or with the same id.
  static let telling = 6

  /// Equal for equal contents.
  var hash = 0
  /// How much the contents say.
  var weight = 0
  /// The thing's own values with their weights; a thing inside counts as one value.
  private(set) var values: [(hash: Int, weight: Int)] = []
  private var ownWeight = 0
  /// What people know it by: its title, data source and target, by their keys.
  private var marks: [String: Int] = [:]

  mutating func add(_ hash: Int, weight: Int) {
    values.append((hash, weight))
    ownWeight += weight
    self.weight += weight
  }

  /// Adds a word under a key.
  mutating func mark(_ key: String, _ hash: Int) { marks[key] = hash }

  /// How much of the larger one both have in common, from 0 to 1.
  func likeness(to other: ThingContent) -> Double {
    var counts: [Int: Int] = [:]
    for value in other.values { counts[value.hash, default: 0] += 1 }
    var common = 0
    for value in values {
      guard let count = counts[value.hash], count > 0 else { continue }
      counts[value.hash] = count - 1
      common += value.weight
    }
    let all = max(ownWeight, other.ownWeight)
    return all == 0 ? 0 : Double(common) / Double(all)
  }

  /// Whether both have a word under a key, and not the same.
  func differs(from other: ThingContent, under key: String) -> Bool {
    guard let own = marks[key], let word = other.marks[key] else { return false }
    return own != word
  }

  /// The hash of contents that say enough to know a thing by; nil for others.
  var tellingHash: Int? { weight >= Self.telling ? hash : nil }

  /// Whether both have the same title, source or target, or neither has any.
  func isMarked(like other: ThingContent) -> Bool {
    if marks.isEmpty && other.marks.isEmpty { return true }
    return marks.contains { other.marks[$0.key] == $0.value }
  }
}

/// A thing that has no partner in its place.
struct LoneThing {
  let value: PlacedValue
  let kind: ThingKind
  let id: String
  var content = ThingContent()

  init(_ value: PlacedValue, _ kind: ThingKind) {
    (self.value, self.kind, id) = (value, kind, value.child.ownName)
  }
}

/// The things in some values of one side, with what they have inside. Each value is read once.
struct LoneThings {
  /// In the order in which they begin.
  private(set) var all: [LoneThing] = []
  /// What stands for the ids that may be others on the other side.
  private let names: [String: String]

  init(in values: [PlacedValue], naming names: [String: String]) {
    self.names = names
    for value in values {
      var content = ThingContent()
      _ = read(value, under: "", way: 0, &content)
    }
  }

  /// Adds a value to the contents of the thing that it is in. Returns its hash; nil for an id.
  private mutating func read(
    _ value: PlacedValue, under listKey: String, way: Int, _ content: inout ThingContent
  ) -> Int? {
    let key = value.child.writtenKey == nil ? listKey : value.child.name
    if case .single(let text) = value.node.shape {
      let weight = FileNode.weight(ofKey: key)
      guard weight > 0 else { return nil }
      let name = text.first == "\"" ? names[String(text.dropFirst())] : nil
      let hash = Self.hash(name ?? text)
      content.add(Self.hash(way, key, hash), weight: weight)
      if weight > 1, name?.isEmpty != true { content.mark(key, hash) }
      return hash
    }
    guard let kind = value.kind else {
      return read(inside: value, under: key, way: Self.hash(way, key), &content)
    }
    let place = all.count
    all.append(LoneThing(value, kind))
    var own = ThingContent()
    own.hash = read(inside: value, under: "", way: 0, &own)
    content.add(own.hash, weight: 2)
    content.weight += own.weight
    all[place].content = own
    return own.hash
  }

  /// Reads what is inside a value. The order of what is inside does not count.
  private mutating func read(
    inside value: PlacedValue, under key: String, way: Int, _ content: inout ThingContent
  ) -> Int {
    var sum = 0
    for inner in value.children {
      guard let hash = read(inner, under: key, way: way, &content) else { continue }
      sum = sum &+ Self.hash(inner.child.writtenKey == nil ? "" : inner.child.name, hash)
    }
    return Self.hash(value.node.shape == .list, sum)
  }

  private static func hash<each Part: Hashable>(_ parts: repeat each Part) -> Int {
    var hasher = Hasher()
    repeat hasher.combine(each parts)
    return hasher.finalize()
  }
}

extension ThingContent {
  /// Reads what a thing has inside.
  init(of value: PlacedValue, naming names: [String: String]) {
    self = LoneThings(in: [value], naming: names).all.first?.content ?? ThingContent()
  }
}

extension Sides<PlacedValue> {
  /// Whether a component that is in the place of another one is still that one, with another id: it
  /// is of the same type, and has the same title, source or target.
  func areOneComponent(naming names: Sides<[String: String]>) -> Bool {
    let types = map { $0.node.text(under: "component_type") }
    return new.kind == .component && types.old == types.new
      && ThingContent(of: old, naming: names.old)
        .isMarked(like: ThingContent(of: new, naming: names.new))
  }
}
