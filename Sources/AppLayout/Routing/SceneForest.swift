import AppModel

/// The scenes that are inside others because a relationship or an embed says so, without circles.
struct SceneForest: Hashable, Sendable {
  /// The segue by which each scene is inside its container.
  let entries: [Int?]
  /// The container of each scene.
  let containers: [Int?]
  /// The scenes inside each one, in the order of their segues.
  let children: [[Int]]
  /// The segues that put a scene into another container besides its first.
  let second: [Int]
  /// The segues that would close a circle of containers.
  let closing: [Int]
  private let spans: SceneSpans

  init(_ routes: Routes) {
    let segues = routes.segues
    var entries = [Int?](repeating: nil, count: routes.scenes.count)
    var second: [Int] = []
    for (index, segue) in segues.enumerated() where segue.kind.isContainment {
      guard let source = segue.source, let target = segue.target else { continue }
      guard let entry = entries[target] else {
        entries[target] = index
        continue
      }
      if segues[entry].source != source { second.append(index) }
    }
    closing = Self.cutCircles(of: &entries, segues)
    let containers = entries.map { $0.flatMap { segues[$0].source } }
    var children = [[Int]](repeating: [], count: routes.scenes.count)
    for entry in entries.compactMap(\.self).sorted() {
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
  func count(in scene: Int) -> Int { spans.count(in: scene) }

  /// Removes the last segue of each circle, so that trees remain, and returns these segues.
  private static func cutCircles(of entries: inout [Int?], _ segues: [Segue]) -> [Int] {
    var round = [Int](repeating: 0, count: entries.count)
    var closing: [Int] = []
    for start in entries.indices where round[start] == 0 {
      var scene: Int? = start
      while let current = scene, round[current] == 0 {
        round[current] = start + 1
        scene = entries[current].flatMap { segues[$0].source }
      }
      // Only a walk that meets itself has found a circle.
      guard let meeting = scene, round[meeting] == start + 1 else { continue }
      var last = meeting
      var next = entries[meeting].flatMap { segues[$0].source }
      while let current = next, current != meeting {
        if (entries[current] ?? 0) > (entries[last] ?? 0) { last = current }
        next = entries[current].flatMap { segues[$0].source }
      }
      if let entry = entries[last] { closing.append(entry) }
      entries[last] = nil
    }
    return closing
  }
}
