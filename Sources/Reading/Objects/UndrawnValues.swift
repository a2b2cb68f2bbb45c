/// Values of an object that people notice in the app, although no picture here shows them: an ad, an
/// animation, an icon, a color that only a plugin knows.
///
/// Only whether two states of them are the same matters, so nothing of them is kept but a hash.
package struct UndrawnValues: Hashable, Sendable {
  /// The hashes of the members in any order; 0 if there are none.
  private var hash = 0

  package init() {}

  fileprivate mutating func add(_ value: JSON, under name: String, isOfPlugin: Bool) {
    guard !value.saysNothing(isOfPlugin: isOfPlugin) else { return }
    var hasher = Hasher()
    hasher.combine(name)
    value.hash(into: &hasher)
    hash ^= hasher.finalize()
  }
}

extension ObjectReader {
  /// Reads values that people notice, although no picture shows them: those under some keys, and all
  /// colors. What is null, empty or, of the apps' own keys, false counts as unset.
  package mutating func undrawn(
    _ keys: StaticString..., isOfPlugin: Bool = false
  ) -> UndrawnValues {
    asked += keys
    return undrawn(isOfPlugin) { name in
      keys.contains { "\($0)" == name } || name.isOfColor
    }
  }

  /// Reads the values that a plugin has keys of its own for.
  package mutating func undrawnOfPlugin() -> UndrawnValues {
    knowsAnyKey()
    return undrawn(true) { !wasAsked(for: $0) }
  }

  private func undrawn(_ isOfPlugin: Bool, _ isUndrawn: (String) -> Bool) -> UndrawnValues {
    var values = UndrawnValues()
    for (name, value) in members where isUndrawn(name) {
      values.add(value, under: name, isOfPlugin: isOfPlugin)
    }
    return values
  }
}

extension String {
  /// Whether a key of this name holds a color, whichever plugin reads it.
  package var isOfColor: Bool { hasSuffix("color") || hasSuffix("_color_tablet") }
}

extension JSON {
  /// Whether the value means the same as none. Only plugins have flags that are true without it.
  fileprivate func saysNothing(isOfPlugin: Bool) -> Bool {
    switch content {
    case .object(let members):
      members.allSatisfy { $0.value.saysNothing(isOfPlugin: isOfPlugin) }
    case .array(let elements): elements.allSatisfy { $0.saysNothing(isOfPlugin: isOfPlugin) }
    case .string(let text): text.isEmpty
    case .null: true
    case .bool(let truth): !truth && !isOfPlugin
    case .number: false
    }
  }

  /// Adds the value to a hash that depends neither on the order of keys nor on how it is written.
  fileprivate func hash(into hasher: inout Hasher) {
    switch content {
    case .object(let members):
      var values = UndrawnValues()
      for (key, value) in members { values.add(value, under: key.text, isOfPlugin: true) }
      hasher.combine(values)
    case .array(let elements): for element in elements { element.hash(into: &hasher) }
    case .string(let text): hasher.combine(text)
    case .number(let number): hasher.combine(number.double)
    case .bool(let truth): hasher.combine(truth)
    case .null: break
    }
  }
}
