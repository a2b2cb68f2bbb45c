/// The frames of all scenes in a window.
package struct SceneFrames: Hashable, Sendable {
  private var frames: ElementTable<Scene, Rect>
  /// The presentation by which each outermost scene appears first.
  private let first: [ElementIndex<Scene>: ScenePresentation]
  private let window: Window
  /// The number of pixels per point.
  private let scale: Double
  private let deviceClass: DeviceClass
  /// Whether the primary column of a split view is on the right.
  private let isRightToLeft: Bool

  /// Lays out every scene once: presenters before what they present, containers before their
  /// content.
  package init(_ routing: Routing, on held: HeldDevice) {
    let tree = routing.tree
    window = held.window
    deviceClass = held.device.deviceClass
    scale = held.device.scale
    isRightToLeft = routing.isRightToLeft
    let bounds = window.bounds
    frames = tree.outermost.map { _ in bounds }
    var first: [ElementIndex<Scene>: ScenePresentation] = [:]
    for transition in routing.transitions {
      guard let presentation = transition.presentation, presentation.isShown(on: deviceClass),
        tree.outermost[presentation.presented] == presentation.presented
      else { continue }
      if first[presentation.presented] == nil { first[presentation.presented] = presentation }
    }
    self.first = first
    var contents: [ElementIndex<Scene>: [ElementIndex<Scene>]] = [:]
    for scene in tree.order { contents[tree.outermost[scene], default: []].append(scene) }
    var isLaidOut: Set<ElementIndex<Scene>> = []
    for scene in tree.order where tree.outermost[scene] == scene {
      // What presents a scene is laid out first; a circle of presentations begins anywhere.
      var chain: [ElementIndex<Scene>] = []
      var next: ElementIndex<Scene>? = scene
      while let root = next, isLaidOut.insert(root).inserted {
        chain.append(root)
        next = first[root].map { tree.outermost[$0.presenter] }
      }
      for root in chain.reversed() {
        if let presentation = first[root] { frames[root] = frame(of: presentation).frame }
        for inner in contents[root] ?? [] where inner != root { place(inner, routing) }
      }
    }
  }

  /// The frame of a scene.
  package subscript(scene: ElementIndex<Scene>) -> Rect { frames[scene] }

  /// Returns the frame of a presented scene.
  package func frame(of presentation: ScenePresentation) -> PresentedFrame {
    PresentedFrame(
      presentation.style, in: frames[presentation.presenter],
      from: frames[presentation.source], of: window, deviceClass: deviceClass,
      anchor: presentation.anchor, isRightToLeft: isRightToLeft)
  }

  /// Returns the presentation by which an outermost scene appears first; nil where none shows it.
  package func presentation(of root: ElementIndex<Scene>) -> ScenePresentation? { first[root] }

  private mutating func place(_ scene: ElementIndex<Scene>, _ routing: Routing) {
    guard let parent = routing.tree.parents[scene] else { return }
    let around = frames[parent]
    guard routing.routes.scenes[parent].container == .split, window.horizontal == .regular,
      let isSecondary = routing.isSecondary(scene)
    else {
      frames[scene] = around
      return
    }
    let width = min(
      around.width * PresentationMeasures.primaryPart, PresentationMeasures.widestPrimary)
    // UIKit places views on whole pixels.
    let primary = (width * scale).rounded() / scale
    let taken = isSecondary ? primary : around.width - primary
    let isAfter = isSecondary != isRightToLeft
    frames[scene] = around.inset(by: isAfter ? Insets(left: taken) : Insets(right: taken))
  }
}

extension Routing {
  /// Whether a scene is in the secondary column of its split view; nil if it is in neither column.
  /// A scene that a segue shows in a split view is in the secondary one.
  package func isSecondary(_ scene: ElementIndex<Scene>) -> Bool? {
    tree.isStacked(scene) ? true : tree.columns[scene]
  }
}

extension ScenePresentation {
  /// Whether the devices of a class can show it: those of its system, and all where it has none.
  package func isShown(on deviceClass: DeviceClass) -> Bool {
    switch system {
    case .tvOS: deviceClass == .tv
    case .iOS: deviceClass != .tv
    case nil: true
    }
  }
}
