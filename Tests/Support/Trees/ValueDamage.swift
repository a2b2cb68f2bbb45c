/// Damage to a value of a file that still parses afterwards, as careless editing, a broken exporter
/// or an attacker might do it.
package enum ValueDamage: CaseIterable, Sendable {
  case number, string, otherType, duplicateMember, multiply, multiplyMember, swap, move, renameKey
  case remove, nest, textOfAll

  /// Damages a value somewhere, given the names of other things in the app and the keys that it
  /// uses.
  package func apply(
    to tree: inout JSONTree, names: [String], keys: [String],
    using random: inout some RandomNumberGenerator
  ) {
    let paths = tree.paths
    let path = paths[Int.random(in: 0..<paths.count, using: &random)]
    let value = tree[path]
    switch self {
    case .number: tree[scalar(paths, tree, &random)] = .number(HostileValues.number(using: &random))
    case .string:
      let place = scalar(paths, tree, &random)
      let text = HostileValues.string(instead: tree[place].text, names, using: &random)
      tree[place] = .string(text)
    case .otherType: tree[path] = Self.otherType(of: value, using: &random)
    case .duplicateMember, .multiplyMember:
      let count = self == .multiplyMember ? Int.random(in: 2...50, using: &random) : 1
      change(&tree, paths, &random) { container, random in
        container.repeatChild(count, withOtherKeys: self == .multiplyMember, using: &random)
      }
    case .multiply:
      let count = Int.random(in: 2...50, using: &random)
      change(&tree, paths, &random) { container, random in
        container.repeatChild(count, withOtherKeys: false, using: &random)
      }
    case .swap, .move:
      let other = paths[Int.random(in: 0..<paths.count, using: &random)]
      guard !other.starts(with: path), !path.starts(with: other) else { return }
      let moved = tree[other]
      tree[other] = self == .swap ? value : .null
      tree[path] = moved
    case .renameKey:
      change(&tree, paths, &random) { container, random in
        guard case .object(var members) = container, !members.isEmpty, !keys.isEmpty else { return }
        let index = Int.random(in: 0..<members.count, using: &random)
        members[index].key = keys[Int.random(in: 0..<keys.count, using: &random)]
        container = .object(members)
      }
    case .remove:
      change(&tree, paths, &random) { container, random in container.removeChild(using: &random) }
    case .nest:
      let depth = Int.random(in: 1...20, using: &random)
      tree[path] = (0..<depth).reduce(value) { inner, _ in value.replacingDeepest(with: inner) }
    case .textOfAll:
      let text = HostileValues.string(instead: nil, names, using: &random)
      let keys = paths.flatMap { path in
        tree[path].members.compactMap { $0.value.text == nil ? nil : $0.key }
      }
      guard let key = keys.randomElement(using: &random) else { return }
      tree = tree.mapStrings { old, other in other == key ? text : old }
    }
  }

  private static func otherType(
    of value: JSONTree, using random: inout some RandomNumberGenerator
  ) -> JSONTree {
    let others: [JSONTree] = [
      .null, .bool(true), .bool(false), .array([]), .object([]), .array([value]),
      .array([value, value]),
      .object([JSONTree.Member("id", value)]), .string(""), .number("0"),
      .string(value.text ?? "1"), .number(value.text.flatMap { Int($0) }.map(String.init) ?? "7"),
    ]
    return others[Int.random(in: 0..<others.count, using: &random)]
  }

  /// Returns the path of a value with nothing inside, if a few tries find one.
  private func scalar(
    _ paths: [[Int]], _ tree: JSONTree, _ random: inout some RandomNumberGenerator
  ) -> [Int] {
    for _ in 0..<8 {
      let path = paths[Int.random(in: 0..<paths.count, using: &random)]
      if tree[path].children.isEmpty { return path }
    }
    return paths[paths.count - 1]
  }

  /// Changes a value that has something inside, if a few tries find one.
  private func change<Generator: RandomNumberGenerator>(
    _ tree: inout JSONTree, _ paths: [[Int]], _ random: inout Generator,
    _ body: (inout JSONTree, inout Generator) -> Void
  ) {
    for _ in 0..<8 {
      let path = paths[Int.random(in: 0..<paths.count, using: &random)]
      guard !tree[path].children.isEmpty else { continue }
      return body(&tree[path], &random)
    }
  }
}
