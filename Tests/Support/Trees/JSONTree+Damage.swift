extension JSONTree {
  /// Repeats one of the values inside a number of times, after itself.
  mutating func repeatChild(
    _ count: Int, withOtherKeys: Bool, using random: inout some RandomNumberGenerator
  ) {
    switch self {
    case .array(var elements):
      let index = Int.random(in: 0..<elements.count, using: &random)
      elements.insert(contentsOf: repeatElement(elements[index], count: count), at: index)
      self = .array(elements)
    case .object(var members):
      let index = Int.random(in: 0..<members.count, using: &random)
      let member = members[index]
      members.insert(
        contentsOf: (0..<count).map {
          Member(withOtherKeys ? "\(member.key)-\($0)" : member.key, member.value)
        }, at: index)
      self = .object(members)
    case .string, .number, .bool, .null: break
    }
  }

  /// Removes one of the values inside.
  mutating func removeChild(using random: inout some RandomNumberGenerator) {
    switch self {
    case .array(var elements):
      elements.remove(at: Int.random(in: 0..<elements.count, using: &random))
      self = .array(elements)
    case .object(var members):
      members.remove(at: Int.random(in: 0..<members.count, using: &random))
      self = .object(members)
    case .string, .number, .bool, .null: break
    }
  }

  /// Returns the value with another one appended to its last list, so that things nest as in groups
  /// and menus.
  func replacingDeepest(with inner: JSONTree) -> JSONTree {
    switch self {
    case .object(var members):
      let place = members.lastIndex { if case .array = $0.value { true } else { false } }
      guard let place else { return .array([inner]) }
      members[place].value = .array([inner])
      return .object(members)
    case .array: return .array([inner])
    case .string, .number, .bool, .null: return inner
    }
  }

  /// All keys of all objects inside.
  package var keys: Set<String> {
    members.reduce(into: children.reduce(into: []) { $0.formUnion($1.keys) }) { $0.insert($1.key) }
  }
}
