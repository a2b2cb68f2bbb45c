package import Lists

/// The place of each scene in the app: what it is inside, and what is around it.
///
/// A scene is inside its container, on the stack of the navigation controller where a segue shows
/// it, or in the secondary column of a split view. Each scene is visited once.
package struct SceneTree: Hashable, Sendable {
  let forest: SceneForest
  /// The scene around each one.
  package private(set) var parents: ElementTable<Scene, ElementIndex<Scene>?>
  /// The outermost scene around each one, which is itself where nothing is around it.
  package private(set) var outermost: ElementTable<Scene, ElementIndex<Scene>>
  /// The nearest scene of each kind, starting with the scene itself.
  private(set) var navigations: ElementTable<Scene, ElementIndex<Scene>?>
  private(set) var splits: ElementTable<Scene, ElementIndex<Scene>?>
  private(set) var contexts: ElementTable<Scene, ElementIndex<Scene>?>
  private(set) var customs: ElementTable<Scene, ElementIndex<Scene>?>
  private var spans: SceneSpans
  /// Whether a child of a split view is the secondary one.
  package let columns: SplitColumns
  /// All scenes, each after the one around it.
  package private(set) var order: [ElementIndex<Scene>] = []
  /// The segues that leave each scene.
  let leaving: ElementTable<Scene, [ElementIndex<Segue>]>

  package init(_ routes: Routes) {
    let count = routes.scenes.count
    forest = SceneForest(routes)
    parents = forest.containers
    spans = SceneSpans(parents)
    columns = SplitColumns(routes, forest)
    outermost = ElementTable(routes.scenes.elementIndices)
    navigations = ElementTable(repeating: nil, count: count)
    splits = navigations
    contexts = navigations
    customs = navigations
    var leaving = ElementTable<Scene, [ElementIndex<Segue>]>(repeating: [], count: count)
    var isShown = ElementTable<Scene, Bool>(repeating: false, count: count)
    for (index, segue) in routes.segues.withIndices {
      guard let source = segue.source, let target = segue.target else { continue }
      leaving[source].append(index)
      if segue.kind.isStacking, source != target { isShown[target] = true }
    }
    self.leaving = leaving
    let uncontained = routes.scenes.elementIndices.filter { forest.containers[$0] == nil }
    let initials = uncontained.filter { routes.scenes[$0].isInitial }
    var isVisited = ElementTable<Scene, Bool>(repeating: false, count: count)
    for start in initials + uncontained.filter({ !isShown[$0] }) + uncontained {
      visit(start, routes, &isVisited)
    }
    spans = SceneSpans(parents)
  }

  /// Whether a scene is inside another, at any depth, by containment or on its stack.
  func contains(_ outer: ElementIndex<Scene>, _ inner: ElementIndex<Scene>) -> Bool {
    spans.contains(outer, inner)
  }

  /// Whether a scene is on a stack only because a segue shows it, so that it is new each time.
  package func isStacked(_ scene: ElementIndex<Scene>) -> Bool {
    parents[scene] != nil && forest.containers[scene] == nil
  }

  /// Visits a scene that nothing is around, and everything that it leads to.
  private mutating func visit(
    _ start: ElementIndex<Scene>, _ routes: Routes, _ isVisited: inout ElementTable<Scene, Bool>
  ) {
    guard !isVisited[start] else { return }
    isVisited[start] = true
    var next = order.count
    order.append(start)
    while next < order.count {
      let scene = order[next]
      next += 1
      place(scene, routes.scenes[scene])
      for child in forest.children[scene] where !isVisited[child] {
        isVisited[child] = true
        order.append(child)
      }
      for segue in leaving[scene].lazy.map({ routes.segues[$0] }) {
        guard let target = segue.target, !isVisited[target], forest.containers[target] == nil,
          let parent = stack(for: segue.kind, from: scene)
        else { continue }
        parents[target] = parent
        isVisited[target] = true
        order.append(target)
      }
    }
  }

  private mutating func place(_ index: ElementIndex<Scene>, _ scene: Scene) {
    let parent = parents[index]
    outermost[index] = parent.map { outermost[$0] } ?? index
    navigations[index] = scene.container == .navigation ? index : parent.flatMap { navigations[$0] }
    splits[index] = scene.container == .split ? index : parent.flatMap { splits[$0] }
    contexts[index] = scene.definesContext ? index : parent.flatMap { contexts[$0] }
    customs[index] = scene.isCustom ? index : parent.flatMap { customs[$0] }
  }

  /// Returns the container that shows the destination of a segue from a scene, if one does.
  func stack(
    for kind: SegueKind, from scene: ElementIndex<Scene>
  ) -> ElementIndex<Scene>? {
    switch kind {
    case .show, .push: navigations[scene]
    case .showDetail: splits[scene]
    case .present, .popover, .embed, .relationship, .unwind, .custom: nil
    }
  }

  /// Returns a scene and those around it, innermost first, up to a limit.
  func chain(from scene: ElementIndex<Scene>, atMost limit: Int) -> [ElementIndex<Scene>] {
    var chain: [ElementIndex<Scene>] = []
    var next: ElementIndex<Scene>? = scene
    while let current = next, chain.count < limit {
      chain.append(current)
      next = parents[current]
    }
    return chain
  }
}

extension SegueKind {
  /// Whether the segue may put its destination onto a stack.
  fileprivate var isStacking: Bool {
    switch self {
    case .show, .push, .showDetail: true
    case .present, .popover, .embed, .relationship, .unwind, .custom: false
    }
  }
}

/// The columns of split views.
///
/// A relationship says which child is primary and which secondary. Children
/// without such a relationship take the remaining columns: first the primary one, then the
/// secondary one.
package struct SplitColumns: Hashable, Sendable {
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
  package subscript(child: ElementIndex<Scene>) -> Bool? { sides[child] }
}
