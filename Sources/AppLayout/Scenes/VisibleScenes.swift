/// The scenes that are visible in a window when one of them presents another.
package struct VisibleScenes: Hashable, Sendable {
  /// The scenes, from the back to the front.
  package let scenes: [Visible]

  /// A visible scene.
  package struct Visible: Hashable, Sendable {
    package let scene: ElementIndex<Scene>
    /// How it is shown in front of the scenes before it; nil where it is next to them, or the
    /// first.
    package let card: PresentedFrame?
  }

  /// How many cards in front of each other are found.
  private static let mostCards = 4
  /// How many scenes next to each other are found, in split views inside each other.
  private static let mostColumns = 8

  /// Finds what is visible when a scene presents: the scene itself on its stack or in its tab, the
  /// other columns around it, and what is below the card that it is in.
  package init(
    presentedFrom source: ElementIndex<Scene>, _ routing: Routing, _ frames: SceneFrames
  ) {
    var layers: [[Visible]] = []
    var scene: ElementIndex<Scene>? = source
    while let current = scene, layers.count < Self.mostCards {
      scene = nil
      let root = routing.tree.outermost[current]
      var card: PresentedFrame?
      if let presentation = frames.presentation(of: root) {
        let frame = frames.frame(of: presentation)
        if frame.form != .covering { (card, scene) = (frame, presentation.source) }
      }
      let shown = Self.scenes(in: root, showing: current, routing, frames)
      layers.append(
        shown.enumerated().map { Visible(scene: $1, card: $0 == 0 ? card : nil) })
    }
    scenes = layers.reversed().flatMap(\.self)
  }

  /// Returns what an outermost scene shows while a scene inside it is visible.
  private static func scenes(
    in root: ElementIndex<Scene>, showing inner: ElementIndex<Scene>, _ routing: Routing,
    _ frames: SceneFrames
  ) -> [ElementIndex<Scene>] {
    var next: [ElementIndex<Scene>: ElementIndex<Scene>] = [:]
    var scene = inner
    while scene != root, let parent = routing.tree.parents[scene] {
      next[parent] = scene
      scene = parent
    }
    var found: [ElementIndex<Scene>] = []
    var waiting = [root]
    while let scene = waiting.popLast(), found.count < mostColumns {
      let columns = routing.columns(of: scene, showing: next[scene])
      if columns.count == 2, frames[columns[0]] != frames[columns[1]] {
        waiting += columns.reversed()
      } else if let child = next[scene] {
        waiting.append(child)
      } else if routing.routes.scenes[scene].container != nil,
        let child = routing.children(of: scene).first
      {
        waiting.append(child)
      } else {
        found.append(scene)
      }
    }
    return found
  }
}

extension Routing {
  /// Returns the primary and the secondary scene of a split view, with a scene in its column;
  /// nothing for other scenes.
  fileprivate func columns(
    of split: ElementIndex<Scene>, showing shown: ElementIndex<Scene>?
  ) -> [ElementIndex<Scene>] {
    guard routes.scenes[split].container == .split else { return [] }
    let side = shown.flatMap(isSecondary)
    return [false, true].compactMap { column in
      side == column ? shown : children(of: split).first { isSecondary($0) == column }
    }
  }
}
