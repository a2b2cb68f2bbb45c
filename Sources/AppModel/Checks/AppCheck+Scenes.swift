extension AppCheck {
  /// Reports the names in `routes.json` and in storyboards that lead nowhere, and scenes whose ids
  /// are not their own.
  static let scenes = AppCheck { $0.routes.faults }
}
