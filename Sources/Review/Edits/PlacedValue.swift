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

extension Sides<PlacedValue> {
  /// The screens of two files of which one lists them and one has them by their ids; nil for others,
  /// and where the former file says more than its screens.
  var screensInOtherForms: Sides<PlacedValue>? {
    let files = map { $0.isFile && AppFile(named: $0.file) == .rivers }
    guard files.old, files.new, old.node.shape != new.node.shape else { return nil }
    let screens = map { side in
      side.node.shape == .list ? side : side.children.first { $0.child.name == "screens" }
    }
    guard let before = screens.old, let after = screens.new,
      before.isFile || old.children.count == 1
    else { return nil }
    return Sides(old: before, new: after)
  }
}

extension EditTrail {
  /// Whether the app reads two values that the way leads to as the same one.
  func reads(_ old: FileNode, as new: FileNode, in file: String) -> Bool {
    guard old.shape != new.shape, isOfColor(in: file) else { return old.shape == new.shape }
    let colors = Sides(old: old, new: new).map { $0.shape.isContainer ? nil : Color($0.words) }
    return colors.old != nil && colors.old == colors.new
  }
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
