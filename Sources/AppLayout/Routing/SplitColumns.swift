import AppModel

/// The columns of split views.
///
/// A relationship says which child is primary and which secondary. Children
/// without such a relationship take the remaining columns: first the primary one, then the
/// secondary one.
struct SplitColumns: Hashable, Sendable {
  private var sides: [ElementIndex<Scene>: Bool] = [:]

  init(_ routes: Routes, _ forest: SceneForest) {
    for (split, scene) in routes.scenes.withIndices where scene.container == .split {
      var free = [false, true]
      var others: [ElementIndex<Scene>] = []
      for child in forest.children[split] {
        let segue = forest.entries[child].map { routes.segues[$0] }
        if let side = segue?.relationship?.isSecondary {
          sides[child] = side
          free.removeAll { $0 == side }
        } else {
          others.append(child)
        }
      }
      for (child, side) in zip(others, free) { sides[child] = side }
    }
  }

  /// Whether a child of a split view is the secondary one; nil where it is in neither column.
  subscript(child: ElementIndex<Scene>) -> Bool? { sides[child] }
}
