import Lists
import Texts

extension ObjectReader {
  /// Reads the object under a key, or an empty one where there is none.
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

  /// Reads the object under a key; returns nil where there is none or it is null.
  package mutating func objectOrNull<Value>(
    _ key: StaticString, _ read: (inout ObjectReader) -> Value?
  ) -> Value? {
    written(key)?.isNull == true ? nil : object(key, read)
  }

  /// Reads each object of the array under a key.
  package mutating func list<Value>(
    _ key: StaticString, weight: Int = 1, _ read: (inout ObjectReader) -> Value
  ) -> [Value] {
    guard let value = value(key) else { return [] }
    guard case .array(let elements) = value.content else {
      wrongType(key, value, "an array", else: "the app reads an empty one")
      return []
    }
    return self.elements(elements, of: "'\(key)'", weight: weight, read)
  }

  /// Reads each object among these elements, and reports and skips anything else. An element counts
  /// as several where a lot is made from it. Elements whose value is known are not read.
  package mutating func elements<Value>(
    _ elements: JSON.Elements, of name: Diagnostic.Sentence, weight: Int = 1,
    knowing known: (JSON) -> Value? = { _ in nil },
    _ read: (inout ObjectReader) -> Value
  ) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(room(for: elements, weight: weight))
    for element in elements {
      if let value = known(element) ?? self.element(element, of: name, weight: weight, read) {
        values.append(value)
      }
    }
    return values
  }

  /// Returns how many of some elements can be read, so that a list of them takes no more memory
  /// than it needs: those that are objects, as far as the budget goes.
  private func room(for elements: JSON.Elements, weight: Int) -> Int {
    let budget = budget ?? ElementBudget(for: elements.array.document)
    return min(budget.room(weight), elements.count { $0.node.kind == .object })
  }

  /// Reads an element of an array, which should be an object.
  mutating func element<Value>(
    _ element: JSON, of name: Diagnostic.Sentence, weight: Int = 1,
    _ read: (inout ObjectReader) -> Value
  ) -> Value? {
    guard case .object = element.content else {
      wrongType(of: "an element of \(name)", element, "an object", else: "it is skipped")
      return nil
    }
    return claim(element, weight: weight) ? lend(to: element, read) : nil
  }

  /// Reads each object under a name that the author chose. Objects whose value is known are not
  /// read.
  package mutating func named<Value>(
    weight: Int = 1, knowing known: (String, JSON) -> Value? = { _, _ in nil },
    _ read: (String, inout ObjectReader) -> Value
  ) -> [Value] {
    knowsAnyKey()
    return members.lastOfEach(\.name).compactMap { name, value in
      if let known = known(name, value) { return known }
      guard case .object = value.content else {
        if !value.isNull || format == .ofRiverbed {
          wrongType(of: "'\(name: name)'", value, "an object", else: "it is skipped")
        }
        return nil
      }
      return claim(value, weight: weight) ? lend(to: value) { read(name, &$0) } : nil
    }
  }
}
