import AppModel

/// A value of one side, and where it is.
struct PlacedValue: Sendable {
  let child: FileNode.Child
  /// The way to what it is in.
  let trail: EditTrail
  let file: String
  /// The object or the list that it is in; nil for a whole file.
  let container: ValueKey?

  var node: FileNode { child.node }

  var key: ValueKey { ValueKey(of: child.node, in: file) }

  /// Creates the value of a whole file.
  init(of root: FileNode, named file: String) {
    self.init(FileNode.Child(name: file, node: root, key: nil), at: EditTrail(), in: file, nil)
  }

  init(_ child: FileNode.Child, at trail: EditTrail, in file: String, _ container: ValueKey?) {
    (self.child, self.trail, self.file, self.container) = (child, trail, file, container)
  }

  var isFile: Bool { container == nil }

  /// The way to the value itself.
  var ownTrail: EditTrail { isFile ? trail : trail.to(child) }

  /// The values directly inside, in file order.
  var children: [PlacedValue] {
    let (trail, key) = (ownTrail, key)
    return node.children.map { PlacedValue($0, at: trail, in: file, key) }
  }

  var kind: ThingKind? { isFile ? .file : ThingKind(of: child, at: trail.steps, in: file) }
}

/// What identifies a value on its side: where it is written.
struct ValueKey: Hashable, Sendable {
  private let file: String
  private let offset: Int
  private let way: [ElementNode.Step]

  init(of node: FileNode, in file: String) {
    self.file = file
    switch node {
    case .json(let json): (offset, way) = (Int(json.location.offset), [])
    case .element(let element): (offset, way) = (0, element.way)
    }
  }
}
