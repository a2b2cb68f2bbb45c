package import Lists
package import Texts

extension RoutingStep {
  /// What happens, in a sentence without a period.
  package var sentence: String {
    switch self {
    case .searchRouter(let name, true): "a router serves \(Self.shown(name))"
    case .searchRouter(let name, false): "no router serves \(Self.shown(name))"
    case .searchRouter(_, nil): "the scene that it leads back to exists already"
    case .createRouter(let name): "the router creates itself for \(Self.shown(name))"
    case .externalPrepared(_, true):
      "-destinationFromExternalPrepared: answers true, so nothing is missing"
    case .externalPrepared(_, false):
      "-destinationFromExternalPrepared: answers false, so the source has to prepare it"
    case .searchSource(let name, let skipped):
      (name.map { "the source is \($0)" } ?? "there is no source")
        + (skipped.isEmpty ? "" : ", after passing over \(skipped.joined(separator: ", "))")
    case .delay(let methods):
      "it is not in a window yet, so the search is repeated at \(methods.joined(separator: ", "))"
    case .assertionFailure(let name):
      "an assertion in the library fails because of \(Self.shown(name))"
    case .prepareFromExternal(let name?, true):
      "\(name) prepares it in -prepareDestinationFromExternal:configuration:"
    case .prepareFromExternal(let name?, false):
      "\(name) does not implement -prepareDestinationFromExternal:configuration:"
    case .prepareFromExternal(nil, _):
      "there is no one to call -prepareDestinationFromExternal:configuration: on"
    case .aopCallbacks(let name):
      "only the router's AOP callbacks on \(Self.shown(name)) are called"
    case .prepare: "the router prepares it in -prepareDestination:configuration:"
    case .finish: "the router is done in -didFinishPrepareDestination:configuration:"
    }
  }

  private static func shown(_ name: String?) -> String { name ?? "a scene without a class" }
}

extension Transition {
  /// How the transition ends, in a sentence without a period.
  package var outcomeSentence: String {
    switch outcome {
    case .prepared(nil): "its router prepares it"
    case .prepared(let source?): "\(source) prepares it, then its router"
    case .noRouter: "nothing more happens"
    case .notCreated:
      kind == .presentation
        ? "presented without the router, which is not created"
        : "nothing is created, because the scene exists already"
    case .fails(let failure): failure.term.meaning
    }
  }
}

extension RoutingFailure {
  /// The reason, in a few words and in a sentence without a period.
  package var term: Term {
    switch self {
    case .notImplemented(let name):
      Term("\(name) does not do it", "\(name) does not implement the preparation")
    case .container(let name):
      Term(
        "\(name) is a container",
        "\(name) is a container, which is not known to prepare anything")
    case .initialScene: Term("it has no source", "an initial scene has no source")
    case .noController:
      Term("no controller is around it", "there is no custom controller around it")
    case .removedFirst: Term("it is removed first", "it is removed before a source is found")
    case .superviewRemoved:
      Term(
        "a view around it is removed first",
        "a view around it is removed before a source is found")
    case .superviewNeverAdded:
      Term("a view around it is never added", "a view around it is never added")
    case .addedToWindow:
      Term("it is directly in a window", "it is added directly to a window")
    }
  }
}

extension Routing {
  /// Returns the container of a scene.
  package func container(of scene: ElementIndex<Scene>) -> ElementIndex<Scene>? {
    tree.forest.containers[scene]
  }

  /// Returns the segue by which a scene is inside its container; nil where it is not inside one.
  package func entry(of scene: ElementIndex<Scene>) -> Segue? {
    tree.forest.entries[scene].map { routes.segues[$0] }
  }

  /// Returns how many scenes there are inside a scene at any depth, and itself.
  package func sceneCount(in scene: ElementIndex<Scene>) -> Int { tree.forest.count(in: scene) }

  /// Returns the scenes that a container shows, in the order of its segues.
  package func children(of scene: ElementIndex<Scene>) -> [ElementIndex<Scene>] {
    tree.forest.children[scene]
  }
}
