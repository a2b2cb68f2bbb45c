import Lists

/// The scenes that are inside others because a relationship or an embed says so, without circles.
struct SceneForest: Hashable, Sendable {
  /// The segue by which each scene is inside its container.
  let entries: ElementTable<Scene, ElementIndex<Segue>?>
  /// The container of each scene.
  let containers: ElementTable<Scene, ElementIndex<Scene>?>
  /// The scenes inside each one, in the order of their segues.
  let children: ElementTable<Scene, [ElementIndex<Scene>]>
  /// The segues that put a scene into another container besides its first.
  let second: [ElementIndex<Segue>]
  /// The segues that would close a circle of containers.
  let closing: [ElementIndex<Segue>]
  private let spans: SceneSpans

  init(_ routes: Routes) {
    let segues = routes.segues
    var entries = ElementTable<Scene, ElementIndex<Segue>?>(
      repeating: nil, count: routes.scenes.count)
    var second: [ElementIndex<Segue>] = []
    for (index, segue) in segues.withIndices where segue.kind.isContainment {
      guard let source = segue.source, let target = segue.target else { continue }
      guard let entry = entries[target] else {
        entries[target] = index
        continue
      }
      if segues[entry].source != source { second.append(index) }
    }
    closing = Self.cutCircles(of: &entries, segues)
    let containers = entries.map { $0.flatMap { segues[$0].source } }
    var children = ElementTable<Scene, [ElementIndex<Scene>]>(
      repeating: [], count: routes.scenes.count)
    for entry in entries.values.compactMap(\.self).sorted() {
      guard let source = segues[entry].source, let target = segues[entry].target else { continue }
      children[source].append(target)
    }
    self.entries = entries
    self.containers = containers
    self.children = children
    self.second = second
    spans = SceneSpans(containers)
  }

  /// Returns the number of scenes inside a scene at any depth, and itself.
  func count(in scene: ElementIndex<Scene>) -> Int { spans.count(in: scene) }

  /// Removes the last segue of each circle, so that trees remain, and returns these segues.
  private static func cutCircles(
    of entries: inout ElementTable<Scene, ElementIndex<Segue>?>, _ segues: [Segue]
  ) -> [ElementIndex<Segue>] {
    var round = entries.map { _ in ElementIndex<Scene>?.none }
    var closing: [ElementIndex<Segue>] = []
    for start in entries.elementIndices where round[start] == nil {
      var scene: ElementIndex<Scene>? = start
      while let current = scene, round[current] == nil {
        round[current] = start
        scene = entries[current].flatMap { segues[$0].source }
      }
      // Only a walk that meets itself has found a circle.
      guard let meeting = scene, round[meeting] == start else { continue }
      var last = meeting
      var next = entries[meeting].flatMap { segues[$0].source }
      while let current = next, current != meeting {
        if entries[last].map({ $0 < entries[current] ?? $0 }) ?? true { last = current }
        next = entries[current].flatMap { segues[$0].source }
      }
      if let entry = entries[last] { closing.append(entry) }
      entries[last] = nil
    }
    return closing
  }
}

/// When a walk through the trees of scenes enters and leaves each scene. A scene is inside another
/// one if its span is.
struct SceneSpans: Hashable, Sendable {
  private var spans: ElementTable<Scene, Range<Int>>

  /// Walks through the trees, given the parent of each scene.
  init(_ parents: ElementTable<Scene, ElementIndex<Scene>?>) {
    var children = parents.map { _ in [ElementIndex<Scene>]() }
    for scene in parents.elementIndices {
      if let parent = parents[scene] { children[parent].append(scene) }
    }
    spans = parents.map { _ in 0..<0 }
    var time = 0
    for root in parents.elementIndices where parents[root] == nil {
      var waiting: [(scene: ElementIndex<Scene>, start: Int?)] = [(root, nil)]
      while let (scene, start) = waiting.popLast() {
        guard let start else {
          waiting.append((scene, time))
          time += 1
          waiting += children[scene].reversed().map { ($0, nil) }
          continue
        }
        spans[scene] = start..<time
      }
    }
  }

  /// Returns the number of scenes inside a scene at any depth, and itself.
  func count(in scene: ElementIndex<Scene>) -> Int { spans[scene].count }

  /// Whether a scene is inside another, at any depth.
  func contains(_ outer: ElementIndex<Scene>, _ inner: ElementIndex<Scene>) -> Bool {
    outer != inner && spans[outer].contains(spans[inner].lowerBound)
  }
}
