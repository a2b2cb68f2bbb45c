extension AppCheck {
  /// Checks that hooks are existing plugins and do not wait for each other.
  static let hooks = AppCheck(
    [.hookWithoutPlugin, .hookCircle, .inexactIdentifier]
  ) { app in missingHooks(of: app) + circles(of: app) }

  private static func missingHooks(of app: App) -> [Diagnostic] {
    lazy var identifiers = NameIndex(app.plugins.plugins.map(\.identifier))
    return app.screens.flatMap { $0.hooks + $0.laterHooks }.compactMap { hook in
      let name = hook.identifier.value
      if let match = app.plugins.screenPlugin(name) {
        return Diagnostic(inexact: match, spelled: name, at: hook.identifier.location)
      }
      if let role = app.plugins.plugin(name)?.plugin.fixedRole {
        return Diagnostic(.notAHook(name, role), at: hook.identifier.location)
      }
      guard app.plugins.isComplete else { return nil }
      return Diagnostic(
        .noPlugin(name, identifiers.nearest(to: name)), at: hook.identifier.location)
    }
  }

  /// Follows the screens of hooks depth first; a hook that leads back to a screen that is still
  /// open closes a circle.
  private static func circles(of app: App) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var isFinished: Set<String> = []
    for start in app.screens where !start.hooks.isEmpty && !isFinished.contains(start.key) {
      var path: [(screen: Screen, rest: ArraySlice<Hook>)] = [(start, start.hooks[...])]
      var open: [String: Int] = [start.key: 0]
      while let (screen, rest) = path.last {
        guard let hook = rest.first else {
          isFinished.insert(screen.key)
          open[screen.key] = nil
          path.removeLast()
          continue
        }
        path[path.count - 1].rest = rest.dropFirst()
        guard let next = hook.screen.flatMap({ app.firstScreen(id: $0.value) }),
          !isFinished.contains(next.key)
        else { continue }
        if let first = open[next.key] {
          let screens = path[first...].map(\.screen)
          found.append(Diagnostic(.circle(screens, backTo: next), at: hook.location))
        } else {
          open[next.key] = path.count
          path.append((next, next.hooks[...]))
        }
      }
    }
    return found
  }
}

extension Rule {
  static let hookWithoutPlugin = Rule(
    "hook-without-plugin",
    means: "A hook names a plugin that is not in plugin_configurations.json, or one that is not a "
      + "hook but a menu, a navigation bar or a component.",
    matters: "The screen opens without what should come before it, such as a login or a parental "
      + "lock.",
    fix: "Correct the identifier, or add the plugin to the app version.")

  static let hookCircle = Rule(
    "hook-cycle",
    means: "The hook of a screen shows a screen whose own hooks lead back to the first one.",
    matters: "Each waits for the other, and neither ever opens.",
    fix: "Remove one of the hooks.")
}

extension Diagnostic.Message {
  fileprivate static func noPlugin(_ name: String, _ nearest: String?) -> Self {
    Self(
      .hookWithoutPlugin, .warning,
      "this hook names '\(name: name, of: .plugin)', which is not in the plugin manifest; the "
        + "screen opens without it",
      .init(nearest: nearest))
  }

  fileprivate static func notAHook(_ name: String, _ role: String) -> Self {
    Self(
      .hookWithoutPlugin, .warning,
      "this hook names the plugin '\(name: name, of: .plugin)', which is \(role); the screen opens "
        + "without it")
  }

  /// Names the first few screens and the last one of the circle.
  fileprivate static func circle(_ screens: [Screen], backTo last: Screen) -> Self {
    let most = 4
    var names = screens.prefix(most).map { "'\(title: $0)'" as Diagnostic.Sentence }
    if screens.count > most { names.append("…") }
    names.append("'\(title: last)'")
    return Self(
      .hookCircle, .error, "hooks wait for each other: \(names.joined(separator: " -> "))")
  }
}
