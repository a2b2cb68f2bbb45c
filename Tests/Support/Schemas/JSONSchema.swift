/// A JSON Schema (draft 2020-12) of the few keywords that Riverbed's own schemas use.
///
/// Reading is strict: a keyword that is not known here is an error, wherever it stands, so that
/// nothing a schema says goes unchecked.
package struct JSONSchema {
  /// The schema as it is written.
  package let json: JSONTree
  let root: Node
  let definitions: [String: Node]

  /// A schema or a part of one: all that it asks of a value.
  struct Node {
    let constraints: [Constraint]
  }

  /// One thing that a schema asks of a value.
  enum Constraint {
    /// Nothing at all is right: the schema `false`.
    case never
    case types([String])
    case words([String])
    case minimum(Double)
    case exclusiveMinimum(Double)
    case maximum(Double)
    case minLength(Int)
    case pattern(String, Regex<AnyRegexOutput>)
    case properties([String: Node])
    /// What holds for members other than these.
    case otherProperties(known: Set<String>, Node)
    case required([String])
    case dependentRequired([String: [String]])
    case items(Node)
    case anyOf([Node])
    case reference(String)
  }

  /// A place in a document, as a JSON pointer, and what is wrong with it.
  package struct Violation: Hashable, CustomStringConvertible {
    package let pointer: String
    package let reason: String

    package var description: String { "\(pointer.isEmpty ? "/" : pointer): \(reason)" }
  }

  /// Something in a schema that cannot be checked.
  struct Unreadable: Error, CustomStringConvertible {
    let pointer: String
    let reason: String

    var description: String { "#\(pointer): \(reason)" }
  }

  /// Reads one of Riverbed's schemas by the name of what it describes.
  package init(named name: String) throws {
    try self.init(JSONTree(strictly: Fixtures.schema(name)))
  }

  /// Reads a schema.
  package init(_ json: JSONTree) throws {
    let reader = SchemaReader(root: json)
    self.json = json
    root = try reader.node(json, at: "")
    definitions = try json["$defs"].map { try reader.nodes($0, at: "/$defs") } ?? [:]
  }
}

extension String {
  /// A JSON pointer to something inside what this one points to.
  func pointing(to name: String) -> String {
    self + "/" + name.replacing("~", with: "~0").replacing("/", with: "~1")
  }
}
