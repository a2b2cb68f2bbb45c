/// What is directly inside a value, apart from keys that paths omit, with its names.
struct SourceContainer {
  let spellings: JSONSourcePaths.Spellings
  /// In the order of the file.
  private var children: [Child] = []

  struct Child {
    /// Where the value begins, or else the key that it is under.
    let start: UInt32
    let value: JSON
    let place: SourcePlace
    /// The key, or the place in the list.
    let step: String
    /// The name, as what comes before it may have it too.
    fileprivate(set) var name: String
    /// Which names are given before this one.
    fileprivate let turn: Turn
    /// The name as comparisons had it, after omitted keys.
    fileprivate(set) var identity: [String] = []
  }

  /// The order in which names are given, so that what the apps leave out numbers nothing else.
  fileprivate enum Turn: CaseIterable {
    case own, substitute, leftOut, key
  }

  init(
    _ value: JSON, as place: SourcePlace, at spellings: JSONSourcePaths.Spellings,
    _ remembersSpellings: Bool
  ) {
    self.spellings = spellings
    add(value, place, under: [], remembersSpellings)
    if !place.omitted.isEmpty || children.contains(where: { $0.turn != .key }) { makeUnique() }
    children.sort { $0.start < $1.start }
  }

  /// Returns what is, or contains what is, at an offset.
  func child(at offset: UInt32) -> Child? {
    let count = children.partitionPoint { $0.start > offset }
    guard count > 0, offset < children[count - 1].value.range.upperBound else { return nil }
    return children[count - 1]
  }

  private mutating func add(
    _ value: JSON, _ place: SourcePlace, under keys: [String], _ remembersSpellings: Bool
  ) {
    let first = children.count
    if let element = place.element {
      addThings(in: value, of: place, as: element)
    } else if value.isObject {
      addMembers(of: value, place, under: keys, remembersSpellings)
      return
    } else {
      for (index, element) in value.elements.enumerated() {
        children.append(
          Child(
            start: element.range.lowerBound, value: element, place: .value, step: "\(index)",
            name: ListIdentity.name(of: element), turn: .own))
      }
    }
    guard remembersSpellings, place != .soleScreen else { return }
    var names = UniqueNames(separator: SourceNames.separator)
    for place in first..<children.count {
      let name =
        value.isObject ? children[place].step : ListIdentity.name(of: children[place].value)
      children[place].identity = keys + [names.unique(name)]
    }
  }

  private mutating func addMembers(
    of object: JSON, _ place: SourcePlace, under keys: [String], _ remembersSpellings: Bool
  ) {
    var omitted: [String: (key: JSON, value: JSON)] = [:]
    for (key, value) in object.members where place.omitted.contains(key.text) {
      omitted[key.text] = (key, value)
    }
    for key in place.omitted {
      guard let value = omitted[key]?.value else { continue }
      let inner = place == .rivers ? keys : keys + [key]
      add(value, place.inside(key), under: inner, remembersSpellings)
    }
    for (key, value) in object.members
    where omitted[key.text]?.key.range != key.range {
      let text = key.text
      children.append(
        Child(
          start: key.range.lowerBound, value: value, place: place.inside(text), step: text,
          name: text, turn: .key, identity: keys + [text]))
    }
  }

  /// Adds the elements of an array, what an object has under keys, or the one thing in their place.
  private mutating func addThings(in value: JSON, of place: SourcePlace, as element: SourcePlace) {
    var names: Set<String> = []
    func child(_ thing: JSON, _ key: JSON?, _ index: Int) -> Child {
      let name = place.name(of: thing, under: key?.text)
      // The first with an id has it, and the others are called after it.
      let isOwn = name.map { names.insert($0).inserted } ?? false
      return Child(
        start: (key ?? thing).range.lowerBound, value: thing,
        place: name == nil ? .value : element, step: key?.text ?? "\(index)",
        name: name ?? key?.text ?? ListIdentity.name(of: thing),
        turn: name == nil ? .leftOut : isOwn || element != .screen ? .own : .substitute)
    }
    if place == .soleScreen {
      children.append(child(value, nil, 0))
    } else if value.isObject {
      children += value.members.enumerated().map { child($1.value, $1.key, $0) }
    } else {
      children += value.elements.enumerated().map { child($1, nil, $0) }
    }
  }

  /// Gives numbers to all but the first with a name.
  private mutating func makeUnique() {
    var names = UniqueNames(separator: SourceNames.separator)
    for turn in Turn.allCases {
      for place in children.indices where children[place].turn == turn {
        // A repeated key is the same one.
        if turn == .key, !names.has(children[place].name) { continue }
        children[place].name = names.unique(children[place].name)
      }
    }
  }
}
