import Lists
package import Reading
import Texts

/// A check of the scenes of storyboards with their routers.
///
/// Checks are in files named `RoutingCheck+Name.swift`, with their rules and messages. The fixtures
/// of a rule are in `Fixtures/Lint` and begin with its code, and in `Fixtures/Routing`.
package struct RoutingCheck: Sendable {
  /// Every rule that the check reports.
  package let rules: [Rule]
  package let run: @Sendable (Routing) -> [Diagnostic]

  init(_ rules: [Rule], _ run: @escaping @Sendable (Routing) -> [Diagnostic]) {
    self.rules = rules
    self.run = run
  }

  /// All checks, in the order that they run and that `riverbed explain` lists their rules.
  package static let all: [RoutingCheck] = [
    .transitions, .broughtScenes, .sceneContainers, .containerCircles, .selfPresentations,
    .unwinding, .coveredPresenters, .popoverAnchors,
  ]
}

extension Routing {
  /// Everything that would fail, or is likely to, in the app.
  package var diagnostics: [Diagnostic] { RoutingCheck.all.flatMap { $0.run(self) } }

  /// Returns what a message calls a scene: its class where it has one, and its id, in quotes.
  func title(of scene: ElementIndex<Scene>) -> Diagnostic.Sentence {
    let id: Diagnostic.Sentence = "'\(name: id(of: scene))'"
    return routes.scenes[scene].controllerClass.map { "'\(name: $0)' (\(id))" } ?? id
  }
}
