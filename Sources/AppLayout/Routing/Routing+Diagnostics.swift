package import AppModel

extension Routing {
  /// Everything that would fail, or is likely to, in the app.
  package var diagnostics: [Diagnostic] {
    LayoutCheck.all.flatMap { check -> [Diagnostic] in
      if case .routing(let run) = check.run { run(self) } else { [] }
    }
  }

  /// Returns what a message calls a scene: its class where it has one, and its id, in quotes.
  func title(of scene: ElementIndex<Scene>) -> String {
    let id = "'\(id(of: scene).quotable)'"
    return routes.scenes[scene].controllerClass.map { "'\($0.quotable)' (\(id))" } ?? id
  }
}
