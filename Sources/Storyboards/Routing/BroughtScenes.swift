import Lists

/// The scenes that appear with a container, because relationships put them into it at any depth.
///
/// Many transitions may lead to one container, so there is a bound for all that are followed.
struct BroughtScenes {
  /// The children of each container that a router serves, or that have such scenes inside them, in
  /// the order of the relationships.
  private var children: ElementTable<Scene, [ElementIndex<Scene>]>
  private let isRoutable: ElementTable<Scene, Bool>
  /// The last walk that met each scene.
  private var walks: ElementTable<Scene, Int>
  private var walk = 0
  /// How many scenes and relationships may still be followed.
  private var left: Int

  /// The scenes and relationships that are followed besides those of the files, twice.
  private static let most = 10_000

  /// A scene, and the innermost container that brings it.
  struct Brought {
    let scene: ElementIndex<Scene>
    let container: ElementIndex<Scene>
  }

  init(_ routes: Routes) {
    let isRoutable = ElementTable<Scene, _>(routes.scenes.map(\.facts.isRoutable))
    var containers = isRoutable.map { _ in [ElementIndex<Scene>]() }
    let relationships = routes.segues.filter { !$0.kind.isPerformed }
    for segue in relationships {
      if let source = segue.source, let target = segue.target { containers[target].append(source) }
    }
    // Scenes that no router serves are followed only where one that a router serves is inside them.
    var isFollowed = isRoutable
    var waiting = isRoutable.elementIndices.filter { isRoutable[$0] }
    while let scene = waiting.popLast() {
      for container in containers[scene] where !isFollowed[container] {
        isFollowed[container] = true
        waiting.append(container)
      }
    }
    var children = containers.map { _ in [ElementIndex<Scene>]() }
    for segue in relationships {
      guard let source = segue.source, let target = segue.target, isFollowed[target] else {
        continue
      }
      children[source].append(target)
    }
    self.isRoutable = isRoutable
    self.children = children
    walks = isRoutable.map { _ in 0 }
    left = Self.most + 2 * (routes.scenes.count + routes.segues.count + routes.presentations.count)
  }

  /// Returns the scenes with routers that appear with a scene, in document order and each once, and
  /// whether these are all of them.
  mutating func scenes(
    with container: ElementIndex<Scene>
  ) -> (scenes: [Brought], areAll: Bool) {
    guard left > 0 else { return ([], children[container].isEmpty) }
    walk += 1
    walks[container] = walk
    var found: [Brought] = []
    var waiting = follow(container)
    while let next = waiting.popLast() {
      guard left > 0 else { return (found, false) }
      guard walks[next.scene] != walk else { continue }
      walks[next.scene] = walk
      if isRoutable[next.scene] { found.append(next) }
      waiting += follow(next.scene)
    }
    return (found, true)
  }

  /// Returns the children of a scene, the last one first.
  private mutating func follow(_ container: ElementIndex<Scene>) -> [Brought] {
    left -= 1 + children[container].count
    return children[container].reversed().map { Brought(scene: $0, container: container) }
  }

  /// Returns some scenes with all scenes inside them that have routers.
  func completed(_ scenes: Set<ElementIndex<Scene>>) -> Set<ElementIndex<Scene>> {
    var found = scenes
    var waiting = Array(scenes)
    while let scene = waiting.popLast() {
      for child in children[scene] where found.insert(child).inserted { waiting.append(child) }
    }
    return found
  }
}
