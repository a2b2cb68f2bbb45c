import Support

/// All cases of growth: every list, object and string of the fixtures and of the published schemas, each
/// filled in every way.
struct GrowthCases {
  private let places: [GrowthPlace]
  private let recursiveKeys: Set<String>

  init(of apps: [GrowthApp]) {
    places = GrowthPlace.all(in: apps)
    recursiveKeys = apps.reduce(into: []) { keys, app in
      for tree in app.trees.values { tree.collectRecursiveKeys(inside: [], &keys) }
    }
  }

  /// Each list, filled in each way.
  var lists: [GrowthCase] { places.filter { $0.kind == .list }.flatMap(cases) }

  /// Each object with many keys that nothing knows, and with many copies of what it has.
  var objects: [GrowthCase] {
    places.filter { $0.kind == .object }.flatMap { place in
      [("unknown keys", false), ("near keys", true)].map { way, isNear in
        let patterns = place.value.children
        let names = place.app.names
        return GrowthCase(
          name: "\(place.name), \(way)", app: place.app,
          holes: [
            GrowthCase.Hole(
              file: place.file, path: place.path,
              content: .members { number in
                let fill: GrowthFill = isNear ? .near : .distinct
                let value =
                  patterns.isEmpty
                  ? .null
                  : fill.element(number, from: patterns[number % patterns.count], referring: names)
                let key = isNear ? place.value.members.first?.key ?? "key" : "k"
                return JSONTree.Member("\(key)\(number)", value)
              })
          ])
      }
    }
  }

  /// Each string, long.
  var texts: [GrowthCase] {
    places.filter { $0.kind == .text }.map { place in
      GrowthCase(
        name: "\(place.name), a long string", app: place.app,
        holes: [GrowthCase.Hole(file: place.file, path: place.path, content: .text)])
    }
  }

  /// The lists of families as a property list.
  var propertyLists: [GrowthCase] {
    (objects + texts).filter { $0.holes[0].file == "families.json" }.map { growth in
      var growth = growth
      growth.isPropertyList = true
      return GrowthCase(
        name: "as a property list: \(growth.name)", app: growth.app, holes: growth.holes,
        isPropertyList: true)
    }
  }

  private func cases(of place: GrowthPlace) -> [GrowthCase] {
    let patterns = place.value.children.isEmpty ? [.string("example")] : place.value.children
    let names = place.app.names
    return GrowthFill.allCases.compactMap { fill in
      let key = place.name.split(whereSeparator: { " .".contains($0) }).last.map(String.init) ?? ""
      guard fill != .deep || recursiveKeys.contains(key) else { return nil }
      return GrowthCase(
        name: "\(place.name), \(fill.rawValue)", app: place.app,
        holes: [
          GrowthCase.Hole(
            file: place.file, path: place.path,
            content: .elements { number in
              let pattern = patterns[
                number % (fill == .back || fill == .chain ? 1 : patterns.count)]
              guard fill == .deep else {
                return fill.element(number, from: pattern, referring: names)
              }
              return Self.chain(of: pattern, number, under: key)
            })
        ])
    }
  }

  /// Elements inside each other as far as a list of so many goes.
  private static func chain(of pattern: JSONTree, _ number: Int, under key: String) -> JSONTree {
    (0..<depth).reduce(pattern) { inner, level in
      var outer = GrowthFill.near.element(number * depth + level, from: pattern, referring: [])
      outer[key] = .array([inner])
      return outer
    }
  }

  private static let depth = 100
}

extension GrowthCases {
  /// Two lists at once, where elements of one refer to elements of the other: as many references as
  /// there are things that they lead to.
  var joins: [GrowthCase] {
    let lists = places.filter { $0.kind == .list }
    return lists.flatMap { things in
      let ids = Set(things.value.children.flatMap(\.ownNames))
      return lists.compactMap { references -> GrowthCase? in
        guard references.app.name == things.app.name,
          let pattern = references.value.children.first(where: { $0.refers(to: ids) }),
          let thing = things.value.children.first(where: { !$0.ownNames.isEmpty })
        else { return nil }
        return join(of: things, thing, with: references, pattern, ids)
      }
    }
  }

  private func join(
    of things: GrowthPlace, _ thing: JSONTree, with references: GrowthPlace, _ pattern: JSONTree,
    _ ids: Set<String>
  ) -> GrowthCase? {
    let isInside = things.file == references.file && references.path.starts(with: things.path)
    let isAround = things.file == references.file && things.path.starts(with: references.path)
    guard !isInside, !isAround else { return nil }
    return GrowthCase(
      name: "\(references.name) referring to \(things.name)", app: things.app,
      holes: [
        GrowthCase.Hole(
          file: things.file, path: things.path,
          content: .elements { number in
            things.value.children.count == 0
              ? thing
              : thing.mapStrings { text, key in
                key.map(GrowthFill.isName) == true ? "n\(number)" : text
              }
          }),
        GrowthCase.Hole(
          file: references.file, path: references.path,
          content: .elements { number in
            pattern.mapStrings { text, key in ids.contains(text) ? "n\(number)" : text }
          }),
      ])
  }
}

extension JSONTree {
  /// What an element of a list is named.
  fileprivate var ownNames: [String] {
    let object = self["plugin"] ?? self
    return object.members.filter { GrowthFill.isName($0.key) }.compactMap(\.value.text)
  }

  fileprivate func refers(to ids: Set<String>) -> Bool {
    var isReference = false
    _ = mapStrings { text, _ in
      isReference = isReference || ids.contains(text)
      return text
    }
    return isReference
  }

  fileprivate func collectRecursiveKeys(inside outer: Set<String>, _ keys: inout Set<String>) {
    for member in members {
      var inner = outer
      if case .array = member.value {
        if outer.contains(member.key) { keys.insert(member.key) }
        inner.insert(member.key)
      }
      member.value.collectRecursiveKeys(inside: inner, &keys)
    }
    if case .array(let elements) = self {
      for element in elements { element.collectRecursiveKeys(inside: outer, &keys) }
    }
  }
}
