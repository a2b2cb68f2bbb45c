/// The types that a schema gives to elements: which one an element has follows from its name and
/// from the type of the element around it.
struct ElementTypes: Sendable {
  /// The indices of the names of all elements that a schema declares.
  private var names: [String: Int] = [:]
  /// What the schema gives to each name, and then to all other names: in a row for roots, followed
  /// by one for each type.
  private var table: [Int16] = []

  /// No type, because the name is not declared in this place.
  static let undeclared: Int16 = -1
  /// No type, because a wildcard allows the element and everything in it.
  static let unjudged: Int16 = -2

  /// Returns the index of a name; a negative one if the schema does not declare it.
  func index(of name: Node.Name) -> Int { names[name.description] ?? -1 }

  /// Returns the type of an element inside one of a type, or of a root.
  func type(of name: Int, inside outer: Int16?) -> Int16 {
    guard outer ?? 0 >= 0 else { return outer ?? Self.undeclared }
    let width = names.count + 1
    let row = outer.map { Int($0) + 1 } ?? 0
    return table[row * width + (name < 0 ? width - 1 : name)]
  }

  /// Makes the types from what each of them, and the document, declares.
  init(roots: TypedNames, inside: [TypedNames]) {
    for declared in [roots] + inside {
      for name in declared.types.keys.sorted() where names[name] == nil {
        names[name] = names.count
      }
    }
    table = ([roots] + inside).flatMap { declared in
      let rest = declared.hasWildcard ? Self.unjudged : Self.undeclared
      var row = Array(repeating: rest, count: names.count + 1)
      for (name, type) in declared.types {
        if let index = names[name] { row[index] = Int16(type) }
      }
      return row
    }
  }
}

/// The names that one content model declares, with their types.
struct TypedNames {
  var types: [String: Int] = [:]
  var hasWildcard = false

  /// Adds those of another content model; returns a name that would have two types.
  mutating func merge(_ other: TypedNames) -> String? {
    hasWildcard = hasWildcard || other.hasWildcard
    for name in other.types.keys.sorted() {
      if let type = types[name], type != other.types[name] { return name }
      types[name] = other.types[name]
    }
    return nil
  }
}
