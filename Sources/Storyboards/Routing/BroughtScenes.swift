import Lists

/// The scenes that appear with a container, because relationships put them into it at any depth.
///
/// Many transitions may lead to one container, so there is a bound for all that are followed. The
/// first transition from each scene to a container has a bound of its own: with it, everything is
/// checked that the later ones would bring again.
struct BroughtScenes {
  /// The children of each container that a router serves, or that have such scenes inside them, in
  /// the order of the relationships.
  private var children: ElementTable<Scene, [ElementIndex<Scene>]>
  private let isRoutable: ElementTable<Scene, Bool>
  /// The last walk that met each scene.
  private var walks: ElementTable<Scene, Int>
  private var walk = 0
  /// How many scenes and relationships may still be followed by first transitions, and by others.
  private var left: Int
  private var leftAgain: Int
  private var seen: Set<Way> = []

  /// The scenes and relationships that are followed besides those of the files, twice.
  private static let most = 50_000
  private static let mostAgain = 10_000

  /// What leads to a container. Whatever leads there in the same way brings the same scenes.
  struct Way: Hashable {
    let source: ElementIndex<Scene>?
    let container: ElementIndex<Scene>
    /// Whether the router takes part.
    let isRouted: Bool
  }

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
    let own = 2 * (routes.scenes.count + routes.segues.count + routes.presentations.count)
    left = Self.most + own
    leftAgain = Self.mostAgain + own
  }

  /// Returns the scenes with routers that appear with a scene, in document order and each once, and
  /// whether all of them are checked: here, or with an earlier transition.
  mutating func scenes(on way: Way) -> (scenes: [Brought], areChecked: Bool) {
    guard !children[way.container].isEmpty else { return ([], true) }
    guard seen.insert(way).inserted else {
      // A repeated way does not take anything from the first ones.
      let before = left
      left = leftAgain
      defer { (leftAgain, left) = (left, before) }
      return (found(on: way).scenes, true)
    }
    return found(on: way)
  }

  private mutating func found(on way: Way) -> (scenes: [Brought], areChecked: Bool) {
    let container = way.container
    guard left > 0 else { return ([], false) }
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
