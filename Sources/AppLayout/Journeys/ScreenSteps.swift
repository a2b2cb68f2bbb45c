/// The steps that an app shows before its screens: hooks, in the order in which they run. They come
/// the first time that someone opens a screen, and no one taps anything to get on to the screen.
package struct ScreenSteps: Sendable {
  /// The steps before home, in their order: they come when the app starts.
  package let atStart: [Step]
  private let home: String?
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

  /// Finds the steps before all screens of an app.
  package init(of app: App) {
    home = app.home?.key
    atStart = app.home.map { Self.steps(before: $0, in: app) } ?? []
    for screen in app.screens where !screen.hooks.isEmpty {
      let isHome = screen.key == app.home?.key
      let steps = isHome ? atStart : Self.steps(before: screen, in: app)
      if !isHome, !steps.isEmpty { before[screen.key] = steps }
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
        steps.append(.plugin(app.plugins.spokenName(of: hook.identifier.value)))
      }
    }
    return steps
  }

  /// Returns the steps before a screen that a tap opens, in their order: none before home, which is
  /// open since the app started.
  package subscript(screen: Screen) -> [Step] { before[screen.key] ?? [] }

  /// Returns the screens among the steps before a screen that a tap opens.
  package func screens(before screen: Screen) -> [Screen] { self[screen].screens }

  /// Returns the screens before which a screen is a step.
  package func screens(after step: Screen) -> [Screen] { after[step.key] ?? [] }

  /// Whether a screen is a step before another one.
  package func precedes(_ step: String, _ screen: Screen) -> Bool {
    (screen.key == home ? atStart : self[screen]).screens.contains { $0.key == step }
  }

  /// What comes before a screen, in words that follow a number of taps: `, after Welcome the first
  /// time`; empty if nothing does.
  package func words(before screen: Screen) -> String {
    self[screen].words
  }
}

extension [ScreenSteps.Step] {
  /// The screens among the steps.
  package var screens: [Screen] {
    compactMap { step in
      if case .screen(let screen) = step { screen } else { nil }
    }
  }

  /// What comes first, in words: `, after Welcome the first time`; empty without steps.
  package var words: String {
    guard !isEmpty else { return "" }
    let names = map { step in
      switch step {
      case .screen(let screen): screen.title
      case .plugin(let name): name
      }
    }
    return ", after \(names.listed()) the first time"
  }
}
