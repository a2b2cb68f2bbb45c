import AppModel
import Markup

/// A value in a JSON or XML file of an app. Its name among its siblings does not depend on their
/// order.
enum FileNode: Sendable {
  case json(JSON)
  case element(ElementNode)

  /// The kind of value, as edits distinguish them.
  enum Shape: Hashable {
    /// Values with keys; their order does not matter.
    case keyed
    /// Values whose order matters.
    case list
    /// A text, number or word that is compared as a whole.
    case single(String)
  }

  var shape: Shape {
    switch self {
    case .json(let json):
      switch json.content {
      case .object: .keyed
      case .array: .list
      case .string(let text): .single("\"" + text)
      case .number(let number):
        .single(number.double.isFinite ? "\(number.double)" : number.written)
      case .bool(let truth): .single("\(truth)")
      case .null: .single("null")
      }
    case .element(let element): element.shape
    }
  }

  /// A value inside another, with its unique name.
  struct Child: Sendable {
    let name: String
    let node: FileNode
    /// Where the key is written, for values that have one.
    let key: JSON?
    /// The name that the value had, if it has another one now.
    var formerName: String?
    /// The element that is the key, for values of a property list.
    var keyElement: ElementNode?

    /// The key as it is written, in whatever kind of file.
    var writtenKey: FileNode? { key.map(FileNode.json) ?? keyElement.map(FileNode.element) }
  }

  /// The values directly inside, in file order. If a key is repeated, the last one counts, as in
  /// the apps.
  var children: [Child] {
    switch self {
    case .json(let json):
      switch json.content {
      case .object(let members):
        return members.map { Child(name: $0.key.text, node: .json($0.value), key: $0.key) }
          .lastOfEach(\.name)
      case .array(let elements):
        var names = UniqueNames(separator: "~")
        return elements.map { element in
          Child(
            name: names.unique(ListIdentity.name(of: element)), node: .json(element), key: nil)
        }
      case .string, .number, .bool, .null: return []
      }
    case .element(let element): return element.children
    }
  }

  /// Whether two values have the same bytes, which is faster to check than whether they are equal.
  func isWritten(like other: FileNode) -> Bool {
    guard case .json(let one) = self, case .json(let two) = other else { return false }
    return one.isWritten(like: two)
  }
}

extension FileNode {
  /// The value as a text that does not depend on how the file is formatted.
  var canonicalText: String { canonicalText(without: nil) }

  /// Returns the canonical text; with some names, that of a value in which neither the ids of
  /// elements nor references to these names count.
  func canonicalText(without names: Set<String>?) -> String {
    switch shape {
    case .single(let text):
      let isName = text.first == "\"" && names?.contains(String(text.dropFirst())) ?? false
      return isName ? "id" : text.quotedForHash
    case .keyed:
      let members = children.filter { names == nil || !ListIdentity.keys.contains($0.name) }
        .map { "\($0.name.quotedForHash):\($0.node.canonicalText(without: names))" }
      return "{\(members.sorted().joined(separator: ","))}"
    case .list:
      return "[\(children.map { $0.node.canonicalText(without: names) }.joined(separator: ","))]"
    }
  }
}

extension String {
  /// The text with its length, so that joined texts stay distinct.
  fileprivate var quotedForHash: String { "\(utf8.count):\(self)" }
}

extension FileNode {
  /// Returns the text of a string, number or word directly under a key; nil for anything else.
  func text(under key: String) -> String? {
    switch self {
    case .json(let json):
      let value = json.members.reversed().first { $0.key.text == key }?.value
      guard let value else { return nil }
      switch value.content {
      case .string(let text): return text.isEmpty ? nil : text
      case .number, .bool: return value.written
      case .object, .array, .null: return nil
      }
    case .element(let node):
      guard !node.isAttribute else { return nil }
      return node.element[key]
    }
  }

  /// Returns the text at the end of a path of keys.
  func text(under path: [String]) -> String? {
    path.last.flatMap { key in value(under: path.dropLast())?.text(under: key) }
  }

  /// Returns the value at the end of a path of keys.
  func value(under path: [String]) -> FileNode? {
    path.reduce(Optional(self)) { node, key in node?.children.first { $0.name == key }?.node }
  }

  /// The text of a string, or a value as it is written.
  var words: String {
    switch self {
    case .json(let json): json.text
    case .element(let node): node.attribute?.value ?? node.element.text
    }
  }
}
