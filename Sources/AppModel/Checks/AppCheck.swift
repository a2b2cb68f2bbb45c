/// A check of a whole app, which runs after the app is read.
///
/// Each check is one file: its rules, its search and its messages.
struct AppCheck: Sendable {
  /// Returns the complaints about an app.
  let run: @Sendable (App) -> [Diagnostic]

  /// All checks, in the order that they run.
  static let all: [AppCheck] = [
    .homes, .ids, .targets, .reachability, .undrawnWays,
    .families, .cellStyles, .componentTypes, .screenPlugins,
    .rootPlugin, .navigationBarPlugin, .barButtons, .navigationIdentity, .secondNavigations,
    .hooks, .unusedPlugins,
    .connectedScreens, .dataSources, .collections, .tags, .notes, .scenes, .capabilities,
  ]
}
