/// A check of a whole app, which runs after the app is read.
///
/// Each check is in a file of its name, such as `AppCheck+Homes.swift`, with its rules and its
/// messages.
struct AppCheck: Sendable {
  /// Every rule that the check reports; one that several checks report is declared in one of them.
  let rules: [Rule]
  /// Returns the diagnostics of an app.
  let run: @Sendable (App) -> [Diagnostic]

  init(_ rules: [Rule], _ run: @escaping @Sendable (App) -> [Diagnostic]) {
    self.rules = rules
    self.run = run
  }

  /// All checks, in the order that they run.
  static let all: [AppCheck] = [
    .homes, .ids, .targets, .contentTypes, .reachability, .undrawnWays, .waysIn,
    .families, .cellStyles, .componentTypes, .screenPlugins,
    .rootPlugin, .navigationBarPlugin, .unusedBarPlugins, .barButtons, .navigationIdentity,
    .secondNavigations, .hooks, .unusedPlugins,
    .connectedScreens, .unsentScreens, .dataSources, .collections, .tags, .notes, .journeys,
    .formerAddresses,
    .scenes,
    .initialScenes,
    .capabilities,
  ]
}

extension App {
  /// The rules that checks of a whole app report.
  package static var checkedRules: Set<Rule> { Set(AppCheck.all.flatMap(\.rules)) }

  /// Returns what the checks of a whole app find that report some rules.
  package func problems(of rules: Set<Rule>) -> [Diagnostic] {
    AppCheck.all.filter { !rules.isDisjoint(with: $0.rules) }.flatMap { $0.run(self) }
  }
}
