/// A JSON Schema (draft 2020-12, and draft 4 as far as they agree) of the few keywords that
/// Riverbed's own schemas, and those of the formats that it writes, use.
///
/// Reading is strict: an unknown keyword is an error wherever it occurs, so that nothing in a
/// schema goes unchecked.
package struct JSONSchema {
  /// The schema as it is written.
  package let json: JSONTree
  let root: Node
  let definitions: [String: Node]

  /// A schema or a part of one: all its constraints on a value.
  struct Node {
    let constraints: [Constraint]
  }

  /// A constraint on a value.
  enum Constraint {
    /// The schema `false`, which no value satisfies.
    case never
    case types([String])
    case words([String])
    case minimum(Double)
    case exclusiveMinimum(Double)
    case maximum(Double)
    case minLength(Int)
    case pattern(String, Regex<AnyRegexOutput>)
    case properties([String: Node])
    /// The constraint on all members other than these.
    case otherProperties(known: Set<String>, Node)
    case required([String])
    case dependentRequired([String: [String]])
    case items(Node)
    case anyOf([Node])
    case oneOf([Node])
    case minItems(Int)
    case maxItems(Int)
    /// No two elements are equal.
    case uniqueItems
    /// A text with a grammar of its own, by its name.
    case format(String)
    case reference(String)
  }

  /// What is wrong at a place in a document, with the place as a JSON pointer.
  package struct Violation: Hashable, CustomStringConvertible {
    package let pointer: String
    package let reason: String

    package var description: String { "\(pointer.isEmpty ? "/" : pointer): \(reason)" }
  }

  /// A part of a schema that cannot be checked.
  struct Unreadable: Error, CustomStringConvertible {
    let pointer: String
    let reason: String

    var description: String { "#\(pointer): \(reason)" }
  }

  /// Reads one of Riverbed's schemas, by the name of its format.
  package init(named name: String) throws {
    try self.init(JSONTree(strictly: Fixtures.schema(name)))
  }

  /// Reads the published schema of a format that others define.
  package init(published name: String) throws {
    try self.init(JSONTree(strictly: Fixtures.bytes("Schemas/published/\(name).json")))
  }

  package init(_ json: JSONTree) throws {
    let reader = SchemaReader(root: json)
    self.json = json
    root = try reader.node(json, at: "")
    definitions = try reader.definitions
  }
}

extension String {
  /// Returns a JSON pointer to a child of what this one points to.
  func pointing(to name: String) -> String {
    self + "/" + name.replacing("~", with: "~0").replacing("/", with: "~1")
  }
}
