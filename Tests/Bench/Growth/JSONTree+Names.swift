import Support

extension JSONTree {
  /// The names of an element of a list.
  var ownNames: [String] {
    let object = self["plugin"] ?? self
    return object.members.filter { GrowthFill.isName($0.key) }.compactMap(\.value.text)
  }

  func refers(to ids: Set<String>) -> Bool { count { _, text in ids.contains(text) } > 0 }

  /// Returns the number of strings that refer to something other than this.
  func references(to names: Set<String>) -> Int {
    count { key, text in names.contains(text) && !(key.map(GrowthFill.isName) ?? false) }
  }

  /// Whether the value at a path is a list.
  func hasValue(at path: [Int]) -> Bool {
    var value = self
    for index in path {
      guard index < value.children.count else { return false }
      value = value.children[index]
    }
    return if case .array = value { true } else { false }
  }

  func collectRecursiveKeys(inside outer: Set<String>, _ keys: inout Set<String>) {
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
