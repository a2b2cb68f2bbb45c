package import AppModel

/// What comes of presenting a view controller: who presents it, and what it covers.
package struct Presentation: Hashable, Sendable {
  /// The controller that presents; the one asked to, or one around it.
  package let presenter: PresentationHost
  /// Where the presented view stands, in window coordinates.
  package let frame: Rect
  package let safeArea: Insets
  /// Whether the covered view stays in the hierarchy afterwards.
  package let keepsCovered: Bool
  /// The controller whose view is covered: the one that presents.
  package var context: PresentationHost { presenter }

  /// Presents from the first of a chain of controllers, each inside the next, up to the window's
  /// root; nil where the chain is empty, or the presenter presents something already.
  package init?(_ style: PresentationStyle, from chain: [PresentationHost], safeArea: Insets) {
    guard let root = chain.last, chain.first?.isPresenting == false else { return nil }
    let host: PresentationHost
    if style.staysInContext {
      host = chain.first(where: \.definesContext) ?? root
    } else {
      host = root
    }
    guard !host.isPresenting else { return nil }
    presenter = host
    frame = host.frame
    let place = host.frame.offset(by: Point(x: -root.frame.x, y: -root.frame.y))
    self.safeArea = safeArea.inherited(by: place, in: root.frame.size)
    keepsCovered = style.keepsCovered
  }
}

/// A view controller that may present another one.
package struct PresentationHost: Hashable, Sendable {
  package let name: String
  /// In window coordinates.
  package let frame: Rect
  /// Whether presentations in the current context stay inside it.
  package let definesContext: Bool
  /// Whether it presents something already; then it presents nothing more.
  package let isPresenting: Bool

  package init(
    name: String, frame: Rect, definesContext: Bool = false, isPresenting: Bool = false
  ) {
    self.name = name
    self.frame = frame
    self.definesContext = definesContext
    self.isPresenting = isPresenting
  }
}
