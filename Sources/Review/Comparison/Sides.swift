import Wireframe

/// A value on each side of a comparison.
package struct Sides<Value> {
  package let old: Value
  package let new: Value

  package init(old: Value, new: Value) {
    self.old = old
    self.new = new
  }

  /// Returns what a function makes of each value.
  func map<Other>(_ transform: (Value) -> Other) -> Sides<Other> {
    Sides<Other>(old: transform(old), new: transform(new))
  }

  /// The same in the other direction.
  var mirrored: Self { Self(old: new, new: old) }
}

extension Sides: Equatable where Value: Equatable {}
extension Sides: Hashable where Value: Hashable {}
extension Sides: Sendable where Value: Sendable {}

extension Sides<BoxTree> {
  /// Returns what happened to a box, given by its index on each side that has it.
  func change(_ event: BoxChange.Event, _ oldIndex: Int?, _ newIndex: Int?) -> BoxChange {
    let oldBox = oldIndex.map { old.boxes[$0] }
    let newBox = newIndex.map { new.boxes[$0] }
    let subject = (newBox ?? oldBox).map { BoxChange.Subject($0) } ?? .picture
    let box = subject.box
    return BoxChange(
      of: subject, event, old: oldBox?.frame, new: newBox?.frame,
      label: box == .cell || box == .menuRow
        ? newIndex.map(new.title) ?? oldIndex.map(old.title) : nil,
      sources: newIndex.map(new.sources) ?? oldIndex.map(old.sources) ?? [],
      isPlaceholder: box == .cell || box == .notice
        ? Sides<Bool>(
          old: oldIndex.map(old.isPlaceholder) ?? false,
          new: newIndex.map(new.isPlaceholder) ?? false)
        : Sides<Bool>(old: false, new: false))
  }

  /// Whether an item is in the place of a placeholder, which does not have notes such as a type, or
  /// the other way around.
  func isReplaced(_ oldIndex: Int, _ newIndex: Int) -> Bool {
    new.boxes[newIndex].kind == .cell
      && old.isPlaceholder(oldIndex) != new.isPlaceholder(newIndex)
  }

  /// Returns the texts that people know a box by.
  func titles(_ oldIndex: Int, _ newIndex: Int) -> Sides<String> {
    Sides<String>(old: old.title(of: oldIndex), new: new.title(of: newIndex))
  }

  /// Whether the boxes inside divide one width among them, apart from rounding, so that each width
  /// depends on how many there are.
  func areDivided(
    _ oldIndex: Int, _ newIndex: Int, _ children: ListAlignment, within rounding: Int
  ) -> Bool {
    guard !children.added.isEmpty || !children.removed.isEmpty else { return false }
    func width(_ tree: BoxTree, _ index: Int) -> Int {
      tree.children(of: index).reduce(0) { $0 + tree.boxes[$1].frame.width }
    }
    return abs(width(old, oldIndex) - width(new, newIndex)) <= rounding * children.count
  }

  /// Whether the room under the lowest child is the same, so that a box only follows its content.
  func haveSameFoot(_ oldIndex: Int, _ newIndex: Int) -> Bool {
    func foot(_ tree: BoxTree, _ index: Int) -> Int? {
      let lowest = tree.children(of: index).map { tree.boxes[$0].frame.maxY }.max()
      return lowest.map { tree.boxes[index].frame.maxY - $0 }
    }
    return foot(old, oldIndex) == foot(new, newIndex)
  }
}

extension BoxTree {
  /// Returns the paths of what a box shows, and of what the boxes around it show, apart from the
  /// screen itself.
  fileprivate func sources(of index: Int) -> [String] {
    var found: [String] = []
    var next: Int? = index
    while let index = next {
      let box = boxes[index]
      if box.kind != .root, box.kind != .notice, let source = box.source, source != found.last {
        found.append(source)
      }
      next = box.parent
    }
    return found
  }

  /// Whether a cell or a notice is drawn for something that does not exist, with a dashed outline.
  fileprivate func isPlaceholder(_ index: Int) -> Bool {
    ownMarks(of: index).contains { !$0.style.dash.isEmpty }
  }

  /// Returns the text that people know a box by.
  func title(of index: Int) -> String { WrittenTexts(ownMarks(of: index)).title }
}
