extension AppCheck {
  /// Checks that names in `routes.json` and in storyboards lead somewhere, and that no two scenes
  /// have the same id.
  static let scenes = AppCheck([.unknownScene]) { $0.routes.diagnostics }
}
