import Support

/// A place in a file of an app that can be filled with more: a list, an object, or a string.
struct GrowthPlace {
  let app: GrowthApp
  let file: String
  /// The path to the place, as child indexes.
  let path: [Int]
  let kind: Kind
  /// The file and the keys on the way: `rivers.json *.ui_components`.
  let name: String

  enum Kind: Int {
    case list, object, text
  }

  /// The last key on the path; empty where the place is a whole file.
  var key: String {
    let words = name.prefix { $0 != "(" }.split(separator: " ").dropFirst()
    return words.last?.split(separator: ".").last.map(String.init) ?? ""
  }

  /// The value at the place in the original app.
  var value: JSONTree { app.trees[file].map { $0[path] } ?? .null }

  /// Returns every place of every app once. A list is repeated for an app whose elements have keys
  /// that no earlier app's elements have.
  static func all(in apps: [GrowthApp]) -> [GrowthPlace] {
    var covered: [Identity: Set<String>] = [:]
    var places: [GrowthPlace] = []
    for app in apps {
      for (file, tree) in app.trees.sorted(by: { $0.key < $1.key }) {
        let trail = GrowthTrail(app: app, file: file)
        let isXML = GrowthFormat(ofFile: file) == .xml
        for place in isXML ? elements(in: tree, from: trail) : all(in: tree, from: trail) {
          let identity = Identity(name: place.name, kind: place.kind)
          let keys = place.kind == .list ? place.value.keys : []
          guard covered[identity]?.isSuperset(of: keys) != true else { continue }
          let isFirst = covered[identity] == nil
          places.append(isFirst ? place : place.named("\(place.name) (\(app.name))"))
          covered[identity, default: []].formUnion(keys)
        }
      }
    }
    return places.sorted { ($0.name, $0.kind.rawValue) < ($1.name, $1.kind.rawValue) }
  }

  private struct Identity: Hashable {
    let name: String
    let kind: Kind
  }

  private func named(_ name: String) -> GrowthPlace {
    GrowthPlace(app: app, file: file, path: path, kind: kind, name: name)
  }

  /// Returns the places of XML elements that have child elements.
  private static func elements(in tree: JSONTree, from trail: GrowthTrail) -> [GrowthPlace] {
    guard let name = tree.children.first?.text else { return [] }
    let inner = trail.inside(name)
    let children = tree.children.enumerated().filter { $1.children.count > 1 && $0 > 1 }
    return (children.isEmpty ? [] : [inner.place(.list)])
      + children.flatMap { elements(in: $1, from: inner.inside($0)) }
  }

  private static func all(in tree: JSONTree, from trail: GrowthTrail) -> [GrowthPlace] {
    switch tree {
    case .object(let members):
      [trail.place(.object)]
        + members.enumerated().flatMap { all(in: $1.value, from: trail.inside($0, $1.key)) }
    case .array(let elements):
      [trail.place(.list)]
        + elements.enumerated().flatMap { all(in: $1, from: trail.inside($0, "*")) }
    case .string: [trail.place(.text)]
    case .number, .bool, .null: []
    }
  }
}

/// The path to a place while the tree is walked, and the keys on it.
private struct GrowthTrail {
  let app: GrowthApp
  let file: String
  var path: [Int] = []
  var keys: [String] = []

  func inside(_ number: Int, _ key: String) -> GrowthTrail {
    var trail = self
    trail.path.append(number)
    let isMade = key.utf8.count >= Self.longestKey || key.hasPrefix("_")
    // A list inside a list of the same name is the same place.
    if let outer = keys.firstIndex(of: key), key != "*" { trail.keys.removeSubrange(outer...) }
    trail.keys.append(isMade ? "*" : key)
    return trail
  }

  /// Returns the trail to the children of an XML element.
  func inside(_ name: String) -> GrowthTrail {
    var trail = self
    trail.keys.append(name)
    return trail
  }

  /// Returns the trail to one child of an XML element.
  func inside(_ number: Int) -> GrowthTrail {
    var trail = self
    trail.path.append(number)
    return trail
  }

  func place(_ kind: GrowthPlace.Kind) -> GrowthPlace {
    let isFeed = file.hasPrefix("feeds/") && file != "feeds/index.json"
    return GrowthPlace(
      app: app, file: file, path: path, kind: kind,
      name: ([isFeed ? "feeds/*.json" : file] + (keys.isEmpty ? [] : [keys.joined(separator: ".")]))
        .joined(separator: " "))
  }

  /// The length from which keys are considered ids.
  private static let longestKey = 32
}
