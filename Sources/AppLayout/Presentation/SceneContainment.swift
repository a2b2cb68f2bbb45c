import AppModel

/// The containment of the scenes of `routes.json`. Each presentation looks up the root and the
/// context around a scene; no scene is examined twice for all of them.
struct SceneContainment {
  /// The container of each scene that is inside one.
  private let containers: [String: String]
  /// The scenes that provide a context, which are navigation controllers.
  private let contexts: Set<String>
  private var places: [String: Place] = [:]

  /// The scenes around a scene that matter for presentations.
  struct Place: Hashable {
    /// The outermost container; the scene itself if it is not inside one.
    let root: String
    /// The nearest scene that provides a context, starting with the scene itself.
    let context: String?
  }

  /// The maximum number of scenes named in a chain.
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

  /// Returns a scene and those around it, innermost first, up to the limit of a chain.
  func scenes(from scene: String) -> [String] {
    var scenes: [String] = []
    var next: String? = scene
    while let current = next, scenes.count < Self.mostScenes, !scenes.contains(current) {
      scenes.append(current)
      next = containers[current]
    }
    return scenes
  }

  /// Returns the scenes around a scene. If containers form a circle, the root is the last one
  /// before the circle repeats.
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

  /// Finds the places of the scenes of a circle, each inside the next and the last inside the
  /// first.
  private mutating func closeCircle(_ circle: ArraySlice<String>) {
    guard var before = circle.last else { return }
    // After two rounds, the nearest context of each scene is known.
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
  /// Whether the segue means that one scene is inside another, not that it follows it.
  fileprivate var isContainment: Bool {
    guard let kind else { return false }
    return ["embed", "relationship", "rootViewController", "viewControllers"].contains(kind)
  }
}
