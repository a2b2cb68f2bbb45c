extension ObjectReader {
  /// What is read from the object under a key; from an empty one where there is none.
  package mutating func object<Value>(
    _ key: StaticString, _ read: (inout ObjectReader) -> Value
  ) -> Value {
    guard let value = value(key) else { return lend(to: nil, read) }
    guard case .object = value.content else {
      wrongType(key, value, "an object", else: "the app reads an empty one")
      return lend(to: nil, isWrong: true, read)
    }
    return lend(to: value, read)
  }

  /// What is read from the object under a key; nil where there is none, or null says so.
  mutating func objectOrNull<Value>(
    _ key: StaticString, _ read: (inout ObjectReader) -> Value?
  ) -> Value? {
    written(key)?.isNull == true ? nil : object(key, read)
  }

  /// What is read from each object of the array under a key.
  mutating func list<Value>(
    _ key: StaticString, weight: Int = 1, _ read: (inout ObjectReader) -> Value
  ) -> [Value] {
    guard let value = value(key) else { return [] }
    guard case .array(let elements) = value.content else {
      wrongType(key, value, "an array", else: "the app reads an empty one")
      return []
    }
    return self.elements(elements, of: "'\(key)'", weight: weight, read)
  }

  /// What is read from each object among these elements; anything else is reported and skipped. Each
  /// counts as several where much is made of it.
  mutating func elements<Value>(
    _ elements: JSON.Elements, of name: String, weight: Int = 1,
    _ read: (inout ObjectReader) -> Value
  ) -> [Value] {
    elements.compactMap { element in
      guard case .object = element.content else {
        wrongType(of: "an element of \(name)", element, "an object", else: "it is skipped")
        return nil
      }
      return takes(element, weight: weight) ? lend(to: element, read) : nil
    }
  }

  /// The numbers that stand under names of the author's choice.
  mutating func numbers() -> [String: Double] {
    knowsAnyKey()
    return members.reduce(into: [:]) { numbers, member in
      if case .number(let number) = member.value.content, number.double.isFinite {
        if takes(member.value, weight: 1) { numbers[member.name] = number.double }
      } else {
        wrongType(
          of: "'\(member.name.quotable)'", member.value, "a number", else: "it is skipped")
      }
    }
  }

  /// What is read from each object that stands under a name of the author's choice.
  mutating func named<Value>(
    weight: Int = 1, _ read: (String, inout ObjectReader) -> Value
  ) -> [Value] {
    knowsAnyKey()
    return members.lastOfEachName().compactMap { name, value in
      guard case .object = value.content else {
        if !value.isNull {
          wrongType(of: "'\(name.quotable)'", value, "an object", else: "it is skipped")
        }
        return nil
      }
      return takes(value, weight: weight) ? lend(to: value) { read(name, &$0) } : nil
    }
  }
}
