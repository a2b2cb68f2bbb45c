package import AppModel

/// The result of presenting a view controller: the presenter, and what is covered.
package struct Presentation: Hashable, Sendable {
  /// The controller that presents: the one asked to, or one around it.
  package let presenter: PresentationHost
  /// The frame of the presented view, in window coordinates.
  package let frame: Rect
  package let safeArea: Insets
  /// Whether the covered view stays in the hierarchy afterwards.
  package let keepsCovered: Bool

  /// Presents from a controller inside others, innermost first, up to the window's root.
  package init(
    _ style: PresentationStyle, from controller: PresentationHost,
    in containers: [PresentationHost] = [], safeArea: Insets
  ) {
    let chain = [controller] + containers
    let root = containers.last ?? controller
    let context = style.staysInContext ? chain.first(where: \.definesContext) : nil
    let host = context ?? root
    presenter = host
    frame = host.frame
    let local = host.frame.offset(by: Point(x: -root.frame.x, y: -root.frame.y))
    self.safeArea = safeArea.inherited(by: local, in: root.frame.size)
    keepsCovered = style.keepsCovered
  }
}

/// A view controller that may present another one.
package struct PresentationHost: Hashable, Sendable {
  package let name: String
  /// The frame in window coordinates.
  package let frame: Rect
  /// Whether presentations in the current context stay inside it.
  package let definesContext: Bool

  package init(name: String, frame: Rect, definesContext: Bool = false) {
    self.name = name
    self.frame = frame
    self.definesContext = definesContext
  }
}
