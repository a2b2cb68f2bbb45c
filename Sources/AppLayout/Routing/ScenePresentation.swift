package import AppModel

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
  let anchor: PopoverAnchor
  package let anchorID: String?

  /// Whether the presenter's view stays in the hierarchy.
  package var keepsPresenter: Bool {
    switch system {
    case .tvOS: style.onTV.keepsCovered
    case .iOS, nil: style.keepsCovered
    }
  }

  /// Whether the devices of a family can show it: those of its system, and all where it has none.
  package func isShown(on family: DeviceFamily) -> Bool {
    switch system {
    case .tvOS: family == .appletv
    case .iOS: family != .appletv
    case nil: true
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
