extension AppCheck {
  /// Checks that it is clear which initial scene a window shows first.
  static let initialScenes = AppCheck([.severalInitialScenes]) { app in
    let routes = app.routes
    return routes.windows.compactMap { window in
      guard let rival = window.rival else { return nil }
      let scene = routes.scenes[window.root]
      let file = scene.storyboard.map { routes.storyboards[$0].file } ?? AppFile.routes.name
      let name = scene.controllerClass ?? scene.id?.value ?? ""
      let message: Diagnostic.Message =
        window.isFirstStoryboard ? .severalStoryboards(name, file) : .severalScenes(name, file)
      return Diagnostic(message, at: routes.scenes[rival].location)
    }
  }
}

extension Rule {
  static let severalInitialScenes = Rule(
    "several-initial-scenes",
    means:
      "Several scenes are initial: several that routes.json or a storyboard marks, or those of "
      + "several storyboards of which none is named Main.",
    matters: "A window has one rootViewController. Riverbed chooses the scene that the message "
      + "names, and the app may start with another one.",
    fix:
      "Mark one scene as initial, give the storyboard of the window the name Main.storyboard, or "
      + "list it first under \"storyboards\" in routes.json. Nothing is wrong if the choice is "
      + "right.")
}

extension Diagnostic.Message {
  fileprivate static func severalScenes(_ name: String, _ file: String) -> Self {
    Self(
      .severalInitialScenes, .note,
      "several scenes are initial; '\(name: name)' of '\(name: file, of: .file)' is taken for the "
        + "window's rootViewController")
  }

  fileprivate static func severalStoryboards(_ name: String, _ file: String) -> Self {
    Self(
      .severalInitialScenes, .note,
      "several storyboards have an initial scene, and none is named Main; '\(name: name)' of "
        + "'\(name: file, of: .file)' is taken for the window's rootViewController")
  }
}
