import AppModel
import Markup

/// A value in a file of an app, whatever the file is written in: it has a name among its siblings
/// that does not depend on their order, and named values inside.
enum FileNode: Sendable {
  case json(JSON)
  case element(ElementNode)

  /// What the value is, as far as edits care.
  enum Shape: Hashable {
    /// Values by keys, whose order means nothing.
    case keyed
    /// Values whose order means something.
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

  /// A value inside with its name, which no sibling has.
  struct Child: Sendable {
    let name: String
    let node: FileNode
    /// Where the key is written, for values that have one.
    let key: JSON?
  }

  /// The values directly inside, in file order. Of repeated keys the last counts, as in the apps.
  var children: [Child] {
    switch self {
    case .json(let json):
      switch json.content {
      case .object(let members):
        return members.map { Child(name: $0.key.text, node: .json($0.value), key: $0.key) }
          .lastOfEachName(\.name)
      case .array(let elements):
        var names = RepeatedNames()
        return elements.map { element in
          Child(
            name: names.unique(ListIdentity.name(of: element)), node: .json(element), key: nil)
        }
      case .string, .number, .bool, .null: return []
      }
    case .element(let element): return element.children
    }
  }

  /// Whether two values are written in the same bytes, which is quicker to see than that they are
  /// equal.
  func isWritten(like other: FileNode) -> Bool {
    guard case .json(let one) = self, case .json(let two) = other else { return false }
    return one.isWritten(like: two)
  }

  /// Whether two values mean the same.
  func isEqual(to other: FileNode) -> Bool {
    if isWritten(like: other) { return true }
    guard shape == other.shape else { return false }
    let (ours, theirs) = (children, other.children)
    guard ours.count == theirs.count else { return false }
    if shape == .list {
      return zip(ours, theirs).allSatisfy { $0.name == $1.name && $0.node.isEqual(to: $1.node) }
    }
    let byName = Dictionary(uniqueKeysWithValues: theirs.map { ($0.name, $0.node) })
    return ours.allSatisfy { child in byName[child.name].map(child.node.isEqual) ?? false }
  }
}

extension FileNode {
  /// The value as a text that is the same however the file is formatted.
  var canonicalText: String {
    switch shape {
    case .single(let text): return text.quotedForHash
    case .keyed:
      let members = children.map { "\($0.name.quotedForHash):\($0.node.canonicalText)" }
      return "{\(members.sorted().joined(separator: ","))}"
    case .list: return "[\(children.map(\.node.canonicalText).joined(separator: ","))]"
    }
  }
}

extension String {
  /// The text with its length, so that joined texts stay apart.
  fileprivate var quotedForHash: String { "\(utf8.count):\(self)" }
}

/// Gives every name of a list out once: a repeated one gets a number.
struct RepeatedNames {
  private var counts: [String: Int] = [:]

  mutating func unique(_ name: String) -> String {
    let count = counts[name, default: 0] + 1
    counts[name] = count
    // A tilde in a name of the file is doubled, so that no name looks like a numbered one.
    let plain =
      name.contains("~")
      ? name.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "~~") : name
    return count == 1 ? plain : "\(plain)~\(count)"
  }
}

extension Array {
  /// The elements without those whose name a later one has.
  func lastOfEachName(_ name: (Element) -> String) -> [Element] {
    var seen: Set<String> = []
    let kept = reversed().filter { seen.insert(name($0)).inserted }
    return kept.count == count ? self : kept.reversed()
  }
}
