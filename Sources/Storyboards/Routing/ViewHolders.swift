import Lists

/// The scene that each view is in, and whether it gets there, found through the views around it.
struct ViewHolders {
  private var scenes: ElementTable<ViewRoute, ElementIndex<Scene>?>
  private var fates: ElementTable<ViewRoute, Fate>

  /// Whether a view comes into a window.
  enum Fate: Hashable, Sendable {
    case shown
    /// It is not in a window yet.
    case waiting
    case fails(RoutingFailure)
  }

  init(_ views: [ViewRoute]) {
    scenes = ElementTable(repeating: nil, count: views.count)
    fates = ElementTable(repeating: .shown, count: views.count)
    var isKnown = ElementTable<ViewRoute, Bool>(repeating: false, count: views.count)
    for start in views.elementIndices {
      var chain: [ElementIndex<ViewRoute>] = []
      var scene: ElementIndex<Scene>?
      var next: ElementIndex<ViewRoute>? = start
      // A view that is known ends the walk, and so does one that the walk has passed: a circle of
      // views is in no scene.
      while let view = next, !isKnown[view] {
        isKnown[view] = true
        chain.append(view)
        next = nil
        switch views[view].holder {
        case .scene(let found): scene = found
        case .view(let other): next = other
        case .window, nil: break
        }
      }
      if let known = next { scene = scenes[known] }
      var fate = next.map { fates[$0] } ?? .shown
      for view in chain.reversed() {
        fate = views[view].fate.inside(fate)
        scenes[view] = scene
        fates[view] = fate
      }
    }
  }

  /// Returns the scene that a view is in; nil if it is in none.
  subscript(view: ElementIndex<ViewRoute>) -> ElementIndex<Scene>? { scenes[view] }

  /// Returns whether a view comes into a window.
  func fate(of view: ElementIndex<ViewRoute>) -> Fate { fates[view] }
}

extension ViewRoute {
  /// Whether the view alone comes into a window.
  fileprivate var fate: ViewHolders.Fate {
    if holder == .window { return .fails(.addedToWindow) }
    if !superviewAdded { return .fails(.superviewNeverAdded) }
    if isRemovedFirst { return .fails(.removedFirst) }
    return isInWindow ? .shown : .waiting
  }
}

extension ViewHolders.Fate {
  /// Returns what happens to a view inside another view.
  fileprivate func inside(_ outer: Self) -> Self {
    switch (self, outer) {
    case (.fails, _): self
    // A view in a view in a window is in the window, though no controller is around it.
    case (_, .fails(.addedToWindow)): self
    case (_, .fails(.removedFirst)): .fails(.superviewRemoved)
    case (_, .fails): outer
    case (.waiting, _), (_, .waiting): .waiting
    case (.shown, .shown): .shown
    }
  }
}
