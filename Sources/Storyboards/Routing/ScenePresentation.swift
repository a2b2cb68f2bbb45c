package import Lists

/// A presentation of one scene by another: who presents, and what is covered.
package struct ScenePresentation: Hashable, Sendable {
  package let style: PresentationStyle
  /// The system of its storyboards; nil where only `routes.json` names its scenes.
  package let system: StoryboardSystem?
  /// The scenes: the one that is asked to present, and the one that does.
  package let source: ElementIndex<Scene>
  package let presenter: ElementIndex<Scene>
  package let presented: ElementIndex<Scene>
  /// The scene that provides the context; nil for styles that do not stay in one.
  package let context: ElementIndex<Scene>?
  /// What a popover points at, and its id.
  package let anchor: PopoverAnchor
  package let anchorID: String?

  /// Whether the presenter's view stays in the hierarchy.
  package var keepsPresenter: Bool {
    switch system {
    case .tvOS: style.onTV.keepsCovered
    case .iOS, nil: style.keepsCovered
    }
  }

  /// Finds who presents.
  init(
    _ style: PresentationStyle, of presented: ElementIndex<Scene>,
    from source: ElementIndex<Scene>, on system: StoryboardSystem?, definesContext: Bool = false,
    anchor: SegueAnchor? = nil,
    in tree: SceneTree
  ) {
    self.style = style
    self.system = system
    self.source = source
    self.presented = presented
    anchorID = anchor?.id
    self.anchor =
      switch anchor {
      case .barButton: .barButton
      case .view, nil: .view
      }
    let outermost = tree.outermost[source]
    if style.staysInContext {
      let found = definesContext ? source : tree.contexts[source] ?? outermost
      (context, presenter) = (found, found)
    } else {
      (context, presenter) = (nil, outermost)
    }
  }
}

/// What a popover points at, as far as a storyboard says it.
package enum PopoverAnchor: Hashable, Sendable {
  /// A bar button, which is pinned to the end of its scene's bar, where one button usually is.
  case barButton
  /// A view, which is pinned to the middle of its scene, because constraints are not solved.
  case view
}
