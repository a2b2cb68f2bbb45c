import AppModel

/// The frames of all scenes in a window.
package struct SceneFrames: Hashable, Sendable {
  private var frames: [Rect]
  /// The frame of each presented scene at the top of others.
  private var presented: [Int: PresentedFrame] = [:]
  private let window: Window
  private let family: DeviceFamily

  /// Lays out every scene once: presenters before what they present, containers before their
  /// content.
  package init(_ routing: Routing, on device: Device, in orientation: Orientation) {
    let tree = routing.tree
    window = device.window(in: orientation)
    family = device.family
    frames = Array(repeating: window.bounds, count: tree.roots.count)
    var first: [Int: ScenePresentation] = [:]
    for transition in routing.transitions {
      guard let presentation = transition.presentation,
        tree.roots[presentation.presented] == presentation.presented
      else { continue }
      if first[presentation.presented] == nil { first[presentation.presented] = presentation }
    }
    var contents: [Int: [Int]] = [:]
    for scene in tree.order { contents[tree.roots[scene], default: []].append(scene) }
    var isLaidOut: Set<Int> = []
    for scene in tree.order where tree.roots[scene] == scene {
      // What presents a scene is laid out first; a circle of presentations begins anywhere.
      var way: [Int] = []
      var next: Int? = scene
      while let root = next, isLaidOut.insert(root).inserted {
        way.append(root)
        next = first[root].map { tree.roots[$0.presenter] }
      }
      for root in way.reversed() {
        if let presentation = first[root] { frames[root] = frame(of: presentation).frame }
        for inner in contents[root] ?? [] where inner != root { place(inner, routing) }
      }
    }
  }

  /// The frame of a scene.
  package subscript(scene: Int) -> Rect { frames[scene] }

  /// Returns the frame of a presented scene.
  package func frame(of presentation: ScenePresentation) -> PresentedFrame {
    PresentedFrame(
      presentation.style, in: frames[presentation.presenter],
      from: frames[presentation.source], of: window, family: family,
      anchor: presentation.popoverAnchor)
  }

  private mutating func place(_ scene: Int, _ routing: Routing) {
    guard let parent = routing.tree.parents[scene] else { return }
    let around = frames[parent]
    guard routing.routes.scenes[parent].container == .split, window.horizontal == .regular,
      let isSecondary = routing.isSecondary(scene, in: parent)
    else {
      frames[scene] = around
      return
    }
    let primary = min(
      around.width * PresentationMeasures.primaryPart, PresentationMeasures.widestPrimary)
    let inset =
      isSecondary ? Insets(left: primary) : Insets(right: around.width - primary)
    frames[scene] = around.inset(by: inset)
  }
}

extension Routing {
  /// Whether a scene is the secondary one of a split view; nil where it is neither that nor the
  /// primary one. Without a relationship the first is primary and the second secondary.
  package func isSecondary(_ scene: Int, in split: Int) -> Bool? {
    guard let entry = tree.forest.entries[scene] else { return true }
    if let isSecondary = routes.segues[entry].relationship?.isSecondary { return isSecondary }
    let children = tree.forest.children[split]
    if children.first == scene { return false }
    return children.dropFirst().first == scene ? true : nil
  }
}

extension Routing {
  /// Returns the primary and the secondary scene of a split view; nothing for other scenes.
  package func columns(of scene: Int) -> [Int] {
    guard routes.scenes[scene].container == .split else { return [] }
    let children = tree.forest.children[scene]
    return [false, true].compactMap { side in
      children.first { isSecondary($0, in: scene) == side }
    }
  }

  /// Returns the scene that a container shows first, at any depth; the scene itself if it is not a
  /// container.
  package func visibleScene(in scene: Int) -> Int {
    var scene = scene
    while routes.scenes[scene].container != nil, let child = tree.forest.children[scene].first {
      scene = child
    }
    return scene
  }
}
