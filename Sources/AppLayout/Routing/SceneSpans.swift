import AppModel

/// The places at which a walk through trees of scenes enters and leaves each scene, by which the
/// question whether one is inside another is answered at once.
struct SceneSpans: Hashable, Sendable {
  private var spans: ElementTable<Scene, Range<Int>>

  /// Walks through the trees that the scene around each one makes.
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
