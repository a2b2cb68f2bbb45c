package import Lists
package import Reading

/// A way in which a scene or view appears, and what its router does then.
package struct Transition: Hashable, Sendable {
  package let kind: Kind
  package let from: ElementIndex<Scene>?
  package let to: Destination
  /// The innermost container that brings the scene; nil where the transition leads to it directly.
  package let via: ElementIndex<Scene>?
  package let segue: Segue?
  package let steps: [RoutingStep]
  package let outcome: RoutingOutcome
  /// The presentation that it leads to, if it is one.
  package let presentation: ScenePresentation?
  /// Whether more scenes appear with it than are followed.
  package let bringsMore: Bool
  package let location: Location

  /// The ways in which something appears.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case initial, segue, presentation, view
  }

  /// What appears.
  package enum Destination: Hashable, Sendable {
    case scene(ElementIndex<Scene>)
    /// A view of a class.
    case view(String)
    /// A scene that exists already, by the id of the exit that leads to it.
    case exit(String)
  }

  /// The code of the diagnostic that says what is wrong with the transition, if anything is.
  package var failureCode: String? { rule?.code }

  /// The scene that appears; nil for a view or an exit.
  package var scene: ElementIndex<Scene>? {
    if case .scene(let scene) = to { scene } else { nil }
  }
}

/// How a transition ends for its destination.
package enum RoutingOutcome: Hashable, Sendable {
  /// The router prepares it, after the source of this class if it had to.
  case prepared(by: String?)
  /// No router serves its class.
  case noRouter
  /// Its router is not created: it is presented in code without it, or exists already.
  case notCreated
  case fails(RoutingFailure)

  /// The word in JSON.
  package var name: String {
    switch self {
    case .prepared: "prepared"
    case .noRouter: "no-router"
    case .notCreated: "not-created"
    case .fails: "fails"
    }
  }
}

/// Why a destination is not prepared.
package enum RoutingFailure: Hashable, Sendable {
  /// The source is a controller of this class, which does not implement the preparation.
  case notImplemented(by: String)
  /// The source is a container of this class, which is not known to prepare its content.
  case container(String)
  /// The initial scene appears without a source.
  case initialScene
  /// There is no custom controller around the view.
  case noController
  /// The view is removed before it is in a window.
  case removedFirst
  /// A view around it is removed before it is in a window.
  case superviewRemoved
  /// A view around it is never added to another view.
  case superviewNeverAdded
  /// The view is added directly to a window.
  case addedToWindow
}
