import AppModel

/// A JSON value that can be changed and written back. Numbers keep their text, objects their order
/// and duplicate keys.
package indirect enum JSONTree: Hashable, Sendable {
  case object([Member])
  case array([JSONTree])
  case string(String)
  /// A number by its text, which a reader may reject.
  case number(String)
  case bool(Bool)
  case null

  /// A key and its value.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONTree

    package init(_ key: String, _ value: JSONTree) {
      self.key = key
      self.value = value
    }
  }

  /// Parses a text; nil where it is not JSON.
  package init?(_ bytes: [UInt8]) {
    guard let document = JSONDocument(of: bytes) else { return nil }
    self.init(document.root)
  }

  private init(_ value: JSON) {
    switch value.content {
    case .object(let members):
      self = .object(members.map { Member($0.key.text, JSONTree($0.value)) })
    case .array(let elements): self = .array(elements.map { JSONTree($0) })
    case .string(let text): self = .string(text)
    case .number(let number): self = .number(number.written)
    case .bool(let truth): self = .bool(truth)
    case .null: self = .null
    }
  }
}

extension JSONTree {
  /// The values directly inside, in order.
  package var children: [JSONTree] {
    switch self {
    case .object(let members): members.map(\.value)
    case .array(let elements): elements
    case .string, .number, .bool, .null: []
    }
  }

  /// The members of an object; empty for any other value.
  package var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The text of a string; nil for any other value.
  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The last value of a key. Setting it replaces that value or adds a member.
  package subscript(key: String) -> JSONTree? {
    get { members.last { $0.key == key }?.value }
    set {
      guard case .object(var members) = self, let newValue else { return }
      if let place = members.lastIndex(where: { $0.key == key }) {
        members[place].value = newValue
      } else {
        members.append(Member(key, newValue))
      }
      self = .object(members)
    }
  }

  /// The value at a path of child indexes.
  package subscript(path: some Collection<Int>) -> JSONTree {
    get { path.reduce(self) { $0.children[$1] } }
    set {
      guard let first = path.first else { return self = newValue }
      switch self {
      case .object(var members):
        members[first].value[path.dropFirst()] = newValue
        self = .object(members)
      case .array(var elements):
        elements[first][path.dropFirst()] = newValue
        self = .array(elements)
      case .string, .number, .bool, .null: break
      }
    }
  }

  /// The paths of all values inside, that of the whole value first.
  package var paths: [[Int]] {
    [[]] + children.enumerated().flatMap { number, child in child.paths.map { [number] + $0 } }
  }

  /// Returns a copy in which a closure replaces every string, given the key that it is the value
  /// of.
  package func mapStrings(
    under key: String? = nil, _ change: (_ text: String, _ key: String?) -> String
  ) -> JSONTree {
    switch self {
    case .object(let members):
      .object(members.map { Member($0.key, $0.value.mapStrings(under: $0.key, change)) })
    case .array(let elements): .array(elements.map { $0.mapStrings(under: key, change) })
    case .string(let text): .string(change(text, key))
    case .number, .bool, .null: self
    }
  }
}
