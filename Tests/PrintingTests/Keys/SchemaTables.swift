import AppModel
import Support
import Testing

/// The tables of `docs/formats.md` for one of Riverbed's own files, made from its JSON Schema.
struct SchemaTables {
  /// The file that the schema is for.
  let file: String
  private let schema: JSONTree
  private let summary: String
  private var tables: [Table] = []

  /// The keys of one object, wherever it can be.
  private struct Table {
    let object: JSONTree
    let name: String
    let words: String
    var places: [String]
  }

  /// The schemas with tables, in the order of the document.
  static let names = ["riverbed", "accepted", "routes", "feeds-index", "families"]

  /// The most words that a cell lists.
  private static let mostWords = 20
  /// What is before what applies where a key is missing, in the last sentence about it.
  private static let withoutIt = " Without it, "

  init(of name: String) throws {
    schema = try JSONTree(strictly: Fixtures.schema(name))
    let title = try #require(schema["title"]?.text?.split(separator: " ").dropFirst().first)
    file = String(title)
    summary = try #require(schema["description"]?.text)
    let base = file.split(separator: "/").last?.split(separator: ".").dropLast().last
    add(schema, at: "$", named: String(try #require(base)))
  }

  /// The section of the document, with its heading.
  var markdown: String {
    "## `\(file)`\n\n\(summary)\n" + tables.map { "\n\(markdown(of: $0))" }.joined()
  }

  private func markdown(of table: Table) -> String {
    let places = table.places.map { "`\($0)`" }.listed()
    let required = table.object["required"]?.texts ?? []
    let rows = (table.object["properties"]?.members ?? []).map { member in
      let (key, value) = (member.key, member.value)
      let standard = (value["default"] ?? resolved(value)["default"]).map { "`\($0.written)`" }
      let (effect, written) = Self.parted(value["description"]?.text ?? "")
      let shared = Self.parted(resolved(value)["description"]?.text ?? "").withoutIt
      let withoutIt =
        required.contains(key) ? "it is required" : standard ?? written ?? shared ?? ""
      let cells = [words(for: value), withoutIt, effect, ""].map {
        $0.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
      }
      return "| `\(key)` |" + cells.map { $0.isEmpty ? " |" : " \($0) |" }.joined() + "\n"
    }
    return "### `\(table.name)`: \(table.words)\n\nIn \(places)\n\n"
      + "| key | value | without it | what it does | rules |\n|---|---|---|---|---|\n"
      + rows.joined()
  }

  /// Returns what a description says about a key, and what it says about its absence, if it does.
  private static func parted(_ description: String) -> (effect: String, withoutIt: String?) {
    guard let range = description.firstRange(of: withoutIt) else { return (description, nil) }
    return (
      String(description[..<range.lowerBound]), String(description[range.upperBound...].dropLast())
    )
  }

  private func resolved(_ node: JSONTree) -> JSONTree {
    guard node["properties"] == nil, let name = Self.definition(of: node) else { return node }
    return schema["$defs"]?[name] ?? node
  }

  /// The name of the definition that a value refers to.
  private static func definition(of value: JSONTree) -> String? {
    value["$ref"]?.text?.split(separator: "/").last.map(String.init)
  }

  /// Adds the tables of a value and of everything inside it. What has no name of its own is called
  /// what its definition or its title is called.
  private mutating func add(_ value: JSONTree, at place: String, named known: String?) {
    let object = resolved(value)
    let name = known ?? Self.definition(of: value) ?? object.titleWords.joined(separator: "_")
    if let known = tables.firstIndex(where: { $0.object == object }) {
      let steps = Places.steps(of: place)
      // A place with a name that another one has any name for is the same place.
      guard !tables[known].places.contains(where: { Places.match(Places.steps(of: $0), steps) })
      else { return }
      tables[known].places.append(place)
    } else if object["properties"] != nil {
      let title = object["title"]?.text.map { $0.prefix(1).lowercased() + $0.dropFirst() }
      let words = place == "$" ? "`\(file)`" : title ?? ""
      tables.append(Table(object: object, name: name, words: words, places: [place]))
    }
    for alternative in object["anyOf"]?.elements ?? []
    where alternative["$ref"] != nil || alternative["title"] != nil {
      add(alternative, at: place, named: name.isEmpty ? nil : name)
    }
    for (step, inner) in [(".*", object["additionalProperties"]), ("[]", object["items"])] {
      if let inner { add(inner, at: place + step, named: nil) }
    }
    for member in object["properties"]?.members ?? [] {
      add(member.value, at: "\(place).\(member.key)", named: member.key)
    }
  }
}

extension JSONTree {
  /// The words of a title in lower case, without the article: `accepted cause`.
  fileprivate var titleWords: [String] {
    self["title"]?.text?.lowercased().split(separator: " ").dropFirst().map(String.init) ?? []
  }
}

extension SchemaTables {
  /// Returns what a value can be, in words.
  private func words(for value: JSONTree) -> String {
    let node = resolved(value)
    if let choices = (value["enum"] ?? node["enum"])?.texts {
      return choices.count > Self.mostWords
        ? "text" : choices.map { "`\($0)`" }.joined(separator: ", ")
    }
    if let alternatives = node["anyOf"]?.elements, node["type"] == nil {
      return alternatives.map(words).joined(separator: " or ")
    }
    if let types = node["type"]?.texts, types.count > 1 {
      return types.map { words(for: .object([.init("type", .string($0))])) }
        .joined(separator: " or ")
    }
    switch node["type"]?.text {
    case "string": return "text"
    case "number": return "number" + bounds(of: node)
    case "integer": return "whole number" + bounds(of: node)
    case "boolean": return "true or false"
    case "null": return "null"
    case "array":
      let inner = node["items"].map(words) ?? "anything"
      return "list of " + (["text", "object"].contains(inner) ? "\(inner)s" : inner)
    case "object":
      guard node["properties"] == nil, let inner = node["additionalProperties"] else {
        return "object"
      }
      return "\(words(for: inner)) by name"
    default: return "anything"
    }
  }

  private func bounds(of node: JSONTree) -> String {
    let words = [
      node["exclusiveMinimum"].map { " above \($0.written)" },
      node["minimum"].map { " from \($0.written)" }, node["maximum"].map { " to \($0.written)" },
    ]
    return words.compactMap(\.self).joined()
  }
}
