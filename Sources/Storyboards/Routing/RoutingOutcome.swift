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
