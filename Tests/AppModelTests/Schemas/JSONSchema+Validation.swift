import Support

@testable import AppModel

extension JSONSchema {
  /// All that is wrong with a document, in the order in which the schema asks for it.
  func violations(in document: JSON) -> [Violation] { violations(root, in: document, at: "") }

  private func violations(_ node: Node, in value: JSON, at pointer: String) -> [Violation] {
    node.constraints.flatMap { constraint -> [Violation] in
      switch constraint {
      case .properties(let nodes):
        value.members.flatMap { key, member in
          nodes[key.text].map {
            violations($0, in: member, at: pointer.pointing(to: key.text))
          } ?? []
        }
      case .otherProperties(let known, let node):
        value.members.filter { !known.contains($0.key.text) }.flatMap { key, member in
          violations(node, in: member, at: pointer.pointing(to: key.text))
        }
      case .items(let node):
        value.elements.enumerated().flatMap {
          violations(node, in: $0.element, at: pointer.pointing(to: "\($0.offset)"))
        }
      case .anyOf(let nodes): alternatives(nodes, in: value, at: pointer)
      case .reference(let name):
        definitions[name].map { violations($0, in: value, at: pointer) } ?? []
      case .never, .types, .words, .minimum, .exclusiveMinimum, .maximum, .minLength, .pattern,
        .required,
        .dependentRequired:
        value.reasons(against: constraint).map { Violation(pointer: pointer, reason: $0) }
      }
    }
  }

  private func alternatives(_ nodes: [Node], in value: JSON, at pointer: String) -> [Violation] {
    let attempts = nodes.map { violations($0, in: value, at: pointer) }
    guard !attempts.contains([]) else { return [] }
    let reasons = attempts.map { $0.map(\.description).joined(separator: ", ") }
    return [
      Violation(pointer: pointer, reason: "none fits of (\(reasons.joined(separator: " | ")))")
    ]
  }
}

extension JSON {
  /// Why a value, whatever stands inside it, is not what a constraint asks for.
  fileprivate func reasons(against constraint: JSONSchema.Constraint) -> [String] {
    switch (constraint, content) {
    case (.never, _): ["there is no such key"]
    case (.types(let types), _):
      types.contains(schemaType) || types.contains("integer") && isWhole
        ? [] : ["is of type \(schemaType), not \(types.joined(separator: " or "))"]
    case (.words(let words), let content):
      content.isOne(of: words) ? [] : ["\(written) is none of the words"]
    case (.minimum(let least), .number(let number)) where number.double < least:
      ["\(written) is below \(least)"]
    case (.exclusiveMinimum(let limit), .number(let number)) where number.double <= limit:
      ["\(written) is not above \(limit)"]
    case (.maximum(let most), .number(let number)) where number.double > most:
      ["\(written) is above \(most)"]
    case (.minLength(let least), .string(let text)) where text.unicodeScalars.count < least:
      ["\(written) is shorter than \(least)"]
    case (.pattern(let pattern, let regex), .string(let text))
    where text.firstMatch(of: regex) == nil:
      ["\(written) does not match \(pattern)"]
    case (.required(let names), .object(let members)):
      names.filter { name in !members.contains { $0.key.text == name } }.map { "has no \($0)" }
    case (.dependentRequired(let needs), .object(let members)):
      needs.sorted { $0.key < $1.key }
        .filter { name, _ in members.contains { $0.key.text == name } }
        .flatMap { name, others in
          others.filter { other in !members.contains { $0.key.text == other } }
            .map { "has \(name) without \($0)" }
        }
    default: []
    }
  }
}

extension JSON {
  fileprivate var isWhole: Bool {
    if case .number(let number) = content { number.int != nil } else { false }
  }
}

extension JSON.Content {
  fileprivate func isOne(of words: [String]) -> Bool {
    if case .string(let text) = self { words.contains(text) } else { false }
  }
}
