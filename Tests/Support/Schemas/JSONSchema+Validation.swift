extension JSONSchema {
  /// Returns everything that is wrong with a document, in the order of the schema.
  package func violations(in document: JSONTree) -> [Violation] {
    violations(root, in: document, at: "")
  }

  private func violations(_ node: Node, in value: JSONTree, at pointer: String) -> [Violation] {
    node.constraints.flatMap { constraint -> [Violation] in
      switch constraint {
      case .properties(let nodes):
        value.members.flatMap { member in
          nodes[member.key].map {
            violations($0, in: member.value, at: pointer.pointing(to: member.key))
          } ?? []
        }
      case .otherProperties(let known, let node):
        value.members.filter { !known.contains($0.key) }.flatMap { member in
          violations(node, in: member.value, at: pointer.pointing(to: member.key))
        }
      case .items(let node):
        value.elements.enumerated().flatMap {
          violations(node, in: $0.element, at: pointer.pointing(to: "\($0.offset)"))
        }
      case .anyOf(let nodes): alternatives(nodes, in: value, at: pointer)
      case .oneOf(let nodes):
        nodes.count { violations($0, in: value, at: pointer) == [] } > 1
          ? [Violation(pointer: pointer, reason: "more than one fits")]
          : alternatives(nodes, in: value, at: pointer)
      case .reference(let name):
        definitions[name].map { violations($0, in: value, at: pointer) } ?? []
      case .never, .types, .words, .minimum, .exclusiveMinimum, .maximum, .minLength, .pattern,
        .required, .dependentRequired, .minItems, .maxItems, .uniqueItems, .format:
        value.reasons(against: constraint).map { Violation(pointer: pointer, reason: $0) }
      }
    }
  }

  private func alternatives(_ nodes: [Node], in value: JSONTree, at pointer: String) -> [Violation]
  {
    let attempts = nodes.map { violations($0, in: value, at: pointer) }
    guard !attempts.contains([]) else { return [] }
    let reasons = attempts.map { $0.map(\.description).joined(separator: ", ") }
    return [
      Violation(pointer: pointer, reason: "none fits of (\(reasons.joined(separator: " | ")))")
    ]
  }
}

extension JSONTree {
  /// Returns why a value violates a constraint, not counting the values inside it.
  fileprivate func reasons(against constraint: JSONSchema.Constraint) -> [String] {
    switch (constraint, self) {
    case (.never, _): ["there is no such key"]
    case (.types(let types), _):
      types.contains(schemaType) || types.contains("integer") && isWhole
        ? [] : ["is of type \(schemaType), not \(types.joined(separator: " or "))"]
    case (.words(let words), _):
      text.map(words.contains) == true ? [] : ["\(written) is none of the words"]
    case (.minimum(let least), .number) where (number ?? 0) < least:
      ["\(written) is below \(least)"]
    case (.exclusiveMinimum(let limit), .number) where (number ?? 0) <= limit:
      ["\(written) is not above \(limit)"]
    case (.maximum(let most), .number) where (number ?? 0) > most:
      ["\(written) is above \(most)"]
    case (.minLength(let least), .string(let text)) where text.unicodeScalars.count < least:
      ["\(written) is shorter than \(least)"]
    case (.pattern(let pattern, let regex), .string(let text))
    where text.firstMatch(of: regex) == nil:
      ["\(written) does not match \(pattern)"]
    case (.minItems(let least), .array(let elements)) where elements.count < least:
      ["has fewer than \(least) elements"]
    case (.maxItems(let most), .array(let elements)) where elements.count > most:
      ["has more than \(most) elements"]
    case (.uniqueItems, .array(let elements))
    where Set(elements.map(\.written)).count < elements.count:
      ["has two equal elements"]
    case (.format(let name), .string(let text))
    where !text.isWritten(as: name):
      ["\(written) is not a \(name)"]
    case (.required(let names), .object(let members)):
      names.filter { name in !members.contains { $0.key == name } }.map { "has no \($0)" }
    case (.dependentRequired(let needs), .object(let members)):
      needs.sorted { $0.key < $1.key }
        .filter { name, _ in members.contains { $0.key == name } }
        .flatMap { name, others in
          others.filter { other in !members.contains { $0.key == other } }
            .map { "has \(name) without \($0)" }
        }
    default: []
    }
  }
}

extension JSONTree {
  fileprivate var isWhole: Bool { whole != nil || number.flatMap { Int(exactly: $0) } != nil }
}

extension JSONTree {
  /// The patterns of the formats of texts that are checked, by the names of the formats.
  static let formats = [
    "uri": "[A-Za-z][A-Za-z0-9+.-]*:" + plain,
    "uri-reference": plain,
    "date-time": #"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)"#,
  ]

  /// The characters of addresses.
  private static let plain = #"([A-Za-z0-9._~:/?#@!$&'()*+,;=\[\]-]|%[0-9A-Fa-f]{2})*"#
}

extension String {
  /// Whether the text has a format.
  fileprivate func isWritten(as format: String) -> Bool {
    guard let pattern = JSONTree.formats[format] else { return false }
    do {
      return try wholeMatch(of: Regex(pattern)) != nil
    } catch {
      return false
    }
  }
}
