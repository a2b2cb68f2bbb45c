/// One thing that is checked about an app as a whole, after it was read.
///
/// Each check is one file: its rules, what it looks for, and the messages it utters.
struct AppCheck: Sendable {
  /// The complaints about an app.
  let run: @Sendable (App) -> [Diagnostic]

  /// All checks, in the order in which they run.
  static let all: [AppCheck] = [
    .homes, .ids, .targets, .reachability,
    .families, .cellStyles, .componentTypes, .screenPlugins,
    .rootPlugin, .navigationBarPlugin, .barButtons, .navigationIdentity, .secondNavigations,
    .hooks, .unusedPlugins,
    .connectedScreens, .dataSources, .collections, .notes, .scenes, .siteWords, .sitePlaces,
  ]
}
