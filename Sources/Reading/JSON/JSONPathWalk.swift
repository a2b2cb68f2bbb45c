import Texts

/// Finds the paths of values, such as `$[0].styles.family`, in one walk through a document.
///
/// Offsets must be requested in ascending order: the walk never goes back, so any number of paths
/// costs one pass over the document.
package struct JSONPathWalk {
  private let document: JSONDocument
  private var index = 0
  private var steps: [Step] = []

  /// The step from a container to the value inside it that the walk has reached.
  private struct Step {
    let container: Int
    var ordinal = -1
    var key = -1
    /// The key as written in the path, kept because a long one is slow to read for each path.
    var name: String?
  }

  package init(_ document: JSONDocument) {
    self.document = document
  }

  /// Returns the path of the last value or key that begins at or before an offset, without
  /// containers that end before it.
  package mutating func path(to offset: UInt32) -> String {
    while index < document.nodes.count, document.nodes[index].start <= offset { advance() }
    var path = "$"
    for step in steps.indices {
      guard document.nodes[steps[step].container].end > offset else { break }
      path += text(ofStep: step)
    }
    return path
  }

  private mutating func advance() {
    while let last = steps.last, document.nodes[last.container].next <= index {
      steps.removeLast()
    }
    if let last = steps.indices.last {
      let isObject = document.nodes[steps[last].container].kind == .object
      if !isObject {
        steps[last].ordinal += 1
      } else if isKey(index, in: steps[last]) {
        steps[last].key = index
        steps[last].name = nil
      }
    }
    switch document.nodes[index].kind {
    case .object, .array: steps.append(Step(container: index))
    case .string, .number, .true, .false, .null: break
    }
    index += 1
  }

  /// Whether a node directly inside an object is a key: the first node, or the one after the last
  /// value.
  private func isKey(_ node: Int, in step: Step) -> Bool {
    step.key < 0 || Int(document.nodes[step.key + 1].next) == node
  }

  private mutating func text(ofStep index: Int) -> String {
    let step = steps[index]
    if let name = step.name { return name }
    guard step.key >= 0 else { return step.ordinal >= 0 ? "[\(step.ordinal)]" : "" }
    let key = JSON(document: document, index: step.key).text
    let name = Self.isName(key) ? ".\(key)" : "['\(Self.escaped(key.quotable))']"
    steps[index].name = name
    return name
  }

  /// Returns a key for use between single quotes, with its quotes and backslashes escaped.
  private static func escaped(_ key: String) -> String {
    key.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\\\")
      .split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\\'")
  }

  /// A key longer than this is written in quotes and cut off, whatever its characters are.
  private static let longestName = 80

  private static func isName(_ key: String) -> Bool {
    (1...longestName).contains(key.utf8.count)
      && key.utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") }
  }
}
