package import AppModel

/// The steps that an app shows before its screens: hooks, in the order in which they run. They come
/// the first time that someone opens a screen, and no one taps anything to get on to the screen.
package struct ScreenSteps: Sendable {
  private var before: [String: [Step]] = [:]
  private var after: [String: [Screen]] = [:]

  /// One step before a screen.
  package enum Step: Hashable, Sendable {
    /// A hook that shows a screen of the app.
    case screen(Screen)
    /// A hook that shows what its plugin brings, by its name.
    case plugin(String)
  }

  /// The maximum number of steps before one screen.
  private static let most = 20

  /// Finds the steps before all screens but home, which an app opens by itself.
  package init(of app: App) {
    for screen in app.screens where screen.key != app.home?.key && !screen.hooks.isEmpty {
      let steps = Self.steps(before: screen, in: app)
      guard !steps.isEmpty else { continue }
      before[screen.key] = steps
      for case .screen(let step) in steps { after[step.key, default: []].append(screen) }
    }
  }

  private static func steps(before screen: Screen, in app: App) -> [Step] {
    var seen: Set<String> = [screen.key]
    var steps: [Step] = []
    for hook in screen.hooks.prefix(most) {
      if let id = hook.screen?.value {
        guard let step = app.firstScreen(id: id), step.key != app.home?.key,
          seen.insert(step.key).inserted
        else { continue }
        steps.append(.screen(step))
      } else {
        let identifier = hook.identifier.value
        let name = app.plugins.plugin(identifier)?.plugin.name ?? identifier.spaced
        steps.append(.plugin(name.readable))
      }
    }
    return steps
  }

  /// Returns the steps before a screen, in their order.
  package subscript(screen: Screen) -> [Step] { before[screen.key] ?? [] }

  /// Returns the screens among the steps before a screen.
  package func screens(before screen: Screen) -> [Screen] {
    self[screen].compactMap { step in
      if case .screen(let screen) = step { screen } else { nil }
    }
  }

  /// Returns the screens before which a screen is a step.
  package func screens(after step: Screen) -> [Screen] { after[step.key] ?? [] }

  /// What comes before a screen, in words that follow a number of taps: `, after Welcome the first
  /// time`; empty if nothing does.
  package func words(before screen: Screen) -> String {
    let names = self[screen].map { step in
      switch step {
      case .screen(let screen): screen.title
      case .plugin(let name): name
      }
    }
    guard !names.isEmpty else { return "" }
    return ", after \(names.listed()) the first time"
  }
}
