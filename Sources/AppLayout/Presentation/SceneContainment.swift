import AppModel

/// Which scenes of `routes.json` stand inside which: each presentation asks for the root and the
/// context around a scene, and no scene is looked at twice for all of them.
struct SceneContainment {
  /// The container of each scene that is inside one.
  private let containers: [String: String]
  /// The scenes that provide a context: navigation controllers do.
  private let contexts: Set<String>
  private var places: [String: Place] = [:]

  /// What is around a scene.
  struct Place: Hashable {
    /// The outermost container: the scene itself where it is in none.
    let root: String
    /// The nearest scene that provides a context, from the scene itself on.
    let context: String?
  }

  /// How many scenes are named in a row.
  private static let mostScenes = 20

  init(_ routes: Routes) {
    containers = Dictionary(
      routes.segues.lazy.filter(\.isContainment).compactMap { segue in
        segue.to.map { ($0.value, segue.from?.value) }
      }, uniquingKeysWith: { first, _ in first }
    ).compactMapValues(\.self)
    let scenes = Dictionary(
      routes.scenes.lazy.compactMap { scene in scene.id.map { ($0.value, scene.container) } },
      uniquingKeysWith: { first, _ in first })
    contexts = Set(scenes.lazy.filter { $0.value == .navigation }.map(\.key))
  }

  /// A scene and those around it, innermost first, as many as are named in a row.
  func scenes(from scene: String) -> [String] {
    var scenes: [String] = []
    var next: String? = scene
    while let current = next, scenes.count < Self.mostScenes, !scenes.contains(current) {
      scenes.append(current)
      next = containers[current]
    }
    return scenes
  }

  /// What is around a scene. Of containers inside each other in a circle, the root is the one at which
  /// the circle would begin again.
  mutating func place(of scene: String) -> Place {
    var way: [String] = []
    var indices: [String: Int] = [:]
    var next: String? = scene
    while let current = next, places[current] == nil, indices[current] == nil {
      indices[current] = way.count
      way.append(current)
      next = containers[current]
    }
    if let start = next.flatMap({ indices[$0] }) { closeCircle(way[start...]) }
    for current in way.reversed() where places[current] == nil {
      let around = containers[current].flatMap { places[$0] }
      places[current] = Place(
        root: around?.root ?? current,
        context: contexts.contains(current) ? current : around?.context)
    }
    return places[scene] ?? Place(root: scene, context: nil)
  }

  /// Finds what is around the scenes of a circle, each inside the next and the last inside the first.
  private mutating func closeCircle(_ circle: ArraySlice<String>) {
    guard var before = circle.last else { return }
    // Twice around, the nearest context of each is known.
    var context: String?
    var nearest: [String: String] = [:]
    for scene in Array(circle.reversed()) + circle.reversed() {
      if contexts.contains(scene) { context = scene }
      nearest[scene] = context
    }
    for scene in circle {
      places[scene] = Place(root: before, context: nearest[scene])
      before = scene
    }
  }
}

extension Segue {
  /// Whether the segue says that one scene is inside another, rather than that it follows it.
  fileprivate var isContainment: Bool {
    guard let kind else { return false }
    return ["embed", "relationship", "rootViewController", "viewControllers"].contains(kind)
  }
}
