/// A step of what a router does when a destination appears.
package enum RoutingStep: Hashable, Sendable {
  /// A router is looked for; whether there is one is unknown for a scene without a class.
  case searchRouter(of: String?, isFound: Bool?)
  case createRouter(of: String?)
  /// The router says whether the destination is prepared.
  case externalPrepared(of: String?, answer: Bool)
  /// The controller that has to prepare the destination is looked for; these classes are passed
  /// over.
  case searchSource(found: String?, skipped: [String])
  /// The search is repeated when one of these methods is called.
  case delay(until: [String])
  case assertionFailure(of: String?)
  /// The source is asked to prepare the destination.
  case prepareFromExternal(by: String?, isImplemented: Bool)
  /// Without a router, only the callbacks on the class are called.
  case aopCallbacks(of: String?)
  case prepare(String?)
  case finish(String?)

  /// The methods by which a view learns that it is in a window.
  package static let windowMethods = [
    "willMoveToSuperview:", "didMoveToSuperview", "willMoveToWindow:", "didMoveToWindow",
  ]

  /// The name of the step.
  package var name: String {
    switch self {
    case .searchRouter: "search-router"
    case .createRouter: "create-router"
    case .externalPrepared: "destinationFromExternalPrepared"
    case .searchSource: "search-source"
    case .delay: "delay"
    case .assertionFailure: "assertion-failure"
    case .prepareFromExternal: "prepareDestinationFromExternal"
    case .aopCallbacks: "aop-callbacks"
    case .prepare: "prepareDestination"
    case .finish: "didFinishPrepareDestination"
    }
  }

  /// The class that the step is about.
  package var subject: String? {
    switch self {
    case .searchRouter(let name, _), .createRouter(let name), .externalPrepared(let name, _),
      .searchSource(let name, _), .assertionFailure(let name), .prepareFromExternal(let name, _),
      .aopCallbacks(let name), .prepare(let name), .finish(let name):
      name
    case .delay: nil
    }
  }

  /// The answer to the question of the step, if it asks one.
  package var answer: Bool? {
    switch self {
    case .searchRouter(_, let answer): answer
    case .externalPrepared(_, let answer), .prepareFromExternal(_, let answer): answer
    case .createRouter, .searchSource, .delay, .assertionFailure, .aopCallbacks, .prepare, .finish:
      nil
    }
  }

  /// The classes that are passed over on the way to a source.
  package var skipped: [String] {
    if case .searchSource(_, let skipped) = self { skipped } else { [] }
  }

  /// The methods that the step waits for.
  package var methods: [String] {
    if case .delay(let methods) = self { methods } else { [] }
  }
}
