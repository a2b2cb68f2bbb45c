import Lists

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
