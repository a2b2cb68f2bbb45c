import AppModel
import Markup

/// The paths of the values of a file on one side of a comparison.
struct SidePaths {
  private var json: JSONSourcePaths?
  private var xml: ElementSourcePaths?
  /// The path of values that are not in a file as it is.
  private let outer: SourcePath

  /// Begins with a file.
  init(_ document: FileDocument?, named name: String) {
    outer = SourcePath(file: name)
    switch document {
    case .json(let document): json = JSONSourcePaths(of: document.root, in: name)
    case .xml(let root): xml = ElementSourcePaths(of: root, in: name)
    case nil: break
    }
  }

  /// Returns the path of a value; an attribute has an `@` before its name.
  mutating func path(of node: FileNode) -> SourcePath {
    switch node {
    case .json(let value): return json?.path(at: value.location.offset) ?? outer
    case .element(let node):
      let element = xml?.path(at: node.way.compactMap(\.child)) ?? outer
      return node.attribute.map { element.appending("@\($0.name)") } ?? element
    }
  }
}

extension ElementNode.Step {
  /// The position of a child; nil for an attribute.
  fileprivate var child: Int? {
    if case .child(let index) = self { index } else { nil }
  }
}

extension SourcePath {
  /// Returns the path of the same thing where what it is inside has another path.
  func moved(from old: SourcePath, to new: SourcePath) -> SourcePath {
    old.contains(self)
      ? SourcePath(reading: new.text + text.dropFirst(old.text.count)) : self
  }
}
