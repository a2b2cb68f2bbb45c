import AppModel
import Markup

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

  /// The text of a string, or a value as it is written.
  var words: String {
    switch self {
    case .json(let json): json.text
    case .element(let node): node.attribute?.value ?? node.element.text
    }
  }
}
