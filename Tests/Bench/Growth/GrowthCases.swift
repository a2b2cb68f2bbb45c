import Support

/// All cases of growth: every list, object and string of the fixtures and the published schemas,
/// each filled in every way.
struct GrowthCases {
  let places: [GrowthPlace]
  private let recursiveKeys: Set<String>

  init(of apps: [GrowthApp]) {
    places = GrowthPlace.all(in: apps)
    recursiveKeys = apps.reduce(into: []) { keys, app in
      for tree in app.trees.values { tree.collectRecursiveKeys(inside: [], &keys) }
    }
  }

  /// Each list, filled in each way.
  var lists: [GrowthCase] { places.filter { $0.kind == .list }.flatMap(cases) }

  /// Each object with many unknown keys, and with many copies of its members.
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

  /// Each string, made very long.
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
      GrowthCase(
        name: "as a property list: \(growth.name)", app: growth.app, holes: growth.holes,
        isPropertyList: true)
    }
  }

  private func cases(of place: GrowthPlace) -> [GrowthCase] {
    GrowthFill.allCases.compactMap { growth(of: place, $0) }
  }

  /// Returns a list filled in one way; nil where that makes no difference.
  private func growth(of place: GrowthPlace, _ fill: GrowthFill) -> GrowthCase? {
    // References to elements of the same list follow those, and all others stay as they are.
    let own = Set(place.value.children.flatMap(\.ownNames))
    let names = own.isEmpty ? place.app.names : own
    let patterns = place.value.children.isEmpty ? [.string("example")] : place.value.children
    let richest = patterns.max { $0.references(to: names) < $1.references(to: names) } ?? .null
    let key = place.key
    guard fill.fits(richest, isRecursive: recursiveKeys.contains(key)) else { return nil }
    return GrowthCase(
      name: "\(place.name), \(fill.rawValue)", app: place.app,
      holes: [
        GrowthCase.Hole(
          file: place.file, path: place.path,
          content: .elements { number in
            switch fill {
            case .deep: Self.chain(of: richest, number, under: key)
            case .back, .chain, .first, .last:
              fill.element(number, from: richest, referring: names)
            case .equal, .distinct, .unknown, .strange, .near, .words:
              fill.element(number, from: patterns[number % patterns.count], referring: names)
            }
          })
      ])
  }

  /// Each list of unknown things, on one line after many spaces.
  var lines: [GrowthCase] {
    let lists = places.filter { $0.kind == .list }.compactMap { growth(of: $0, .unknown) }
    return (lists + propertyLists.filter { $0.name.contains("unknown keys") }).map { growth in
      GrowthCase(
        name: "on one line: \(growth.name)", app: growth.app, holes: growth.holes,
        isPropertyList: growth.isPropertyList, isOneLine: true)
    }
  }

  /// Returns an element with others nested inside it, by its number in the list.
  private static func chain(of pattern: JSONTree, _ number: Int, under key: String) -> JSONTree {
    (0..<depth).reduce(pattern) { inner, level in
      var outer = GrowthFill.near.element(number * depth + level, from: pattern, referring: [])
      outer[key] = .array([inner])
      return outer
    }
  }

  private static let depth = 100
}
