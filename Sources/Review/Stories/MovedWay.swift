import AppModel

/// A way from the footer of a component that is in its header now, or the other way around.
struct MovedWay: Hashable {
  /// The parts of the component that have the way.
  let parts: Sides<String>
  /// The key of the screen that it opens.
  let target: String

  /// Reads edits of one component; nil if they are of anything else too.
  init?(_ edits: [Edit]) {
    var before: String?
    var now: String?
    var targets: Set<String> = []
    for edit in edits {
      guard let (part, depth) = edit.partOfComponent else { return nil }
      guard let last = edit.trail.steps.last, [.added, .removed].contains(edit.kind),
        let target = last.node.target(below: edit.trail.names.suffix(from: depth))
      else { continue }
      if edit.kind == .added { now = part } else { before = part }
      targets.insert(target)
    }
    guard let before, let now, before != now, let target = targets.only else {
      return nil
    }
    (self.parts, self.target) = (Sides(old: before, new: now), target)
  }
}

extension Edit {
  /// The header or footer of a component that the edit is of, or inside, and its depth; nil for
  /// anything else.
  fileprivate var partOfComponent: (name: String, depth: Int)? {
    guard trail.names.contains(where: EditSubject.componentLists.contains) else { return nil }
    return trail.steps.firstIndex { $0.key != nil && EditSubject.parts.contains($0.name) }
      .map { (trail.steps[$0].name, $0) }
  }
}

extension FileNode {
  /// Returns the screen that a header or footer opens, by the keys that lead from it to this value.
  fileprivate func target(below keys: ArraySlice<String>) -> String? {
    let rest = Self.way.drop { [keys] in keys.contains($0) }
    return rest.isEmpty ? words : text(under: Array(rest))
  }

  private static let way = ["data", "target"]
}
