/// The places at which a walk through trees of scenes enters and leaves each scene, by which the
/// question whether one is inside another is answered at once.
struct SceneSpans: Hashable, Sendable {
  private var spans: [Range<Int>]

  /// Walks through the trees that the scene around each one makes.
  init(_ parents: [Int?]) {
    var children = [[Int]](repeating: [], count: parents.count)
    for (scene, parent) in parents.enumerated() {
      if let parent { children[parent].append(scene) }
    }
    spans = Array(repeating: 0..<0, count: parents.count)
    var time = 0
    for root in parents.indices where parents[root] == nil {
      var waiting: [(scene: Int, start: Int?)] = [(root, nil)]
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
  func count(in scene: Int) -> Int { spans[scene].count }

  /// Whether a scene is inside another, at any depth.
  func contains(_ outer: Int, _ inner: Int) -> Bool {
    outer != inner && spans[outer].contains(spans[inner].lowerBound)
  }
}
