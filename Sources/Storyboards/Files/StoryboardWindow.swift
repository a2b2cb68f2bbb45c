package import Lists

/// The window of a system's app, and the initial scene that it shows first.
package struct StoryboardWindow: Hashable, Sendable {
  package let system: StoryboardSystem
  /// The scene that becomes the root view controller of the window: the initial one of the
  /// storyboard named Main, else of the first that has one. A launch screen is only a picture.
  package let root: ElementIndex<Scene>
  /// Another initial scene that the window might show as well, if nothing decides between them.
  package let rival: ElementIndex<Scene>?
  /// Whether only the order of the storyboards decides between the two.
  package let isFirstStoryboard: Bool

  /// Finds the windows of iOS and tvOS. An initial scene of `routes.json` is one of iOS, unless all
  /// storyboards are for tvOS.
  static func all(_ initials: [Routes.Initial], _ storyboards: [Storyboard]) -> [Self] {
    let isForTV = !storyboards.isEmpty && storyboards.allSatisfy { $0.system == .tvOS }
    let shown = initials.filter { initial in
      initial.storyboard.map { !storyboards[$0].isLaunchScreen } ?? true
    }
    return StoryboardSystem.allCases.compactMap { system in
      Self(
        system,
        among: shown.filter { initial in
          let own = initial.storyboard.map { storyboards[$0].system }
          return (own ?? (isForTV ? .tvOS : .iOS)) == system
        }, storyboards)
    }
  }

  private init?(
    _ system: StoryboardSystem, among initials: [Routes.Initial], _ storyboards: [Storyboard]
  ) {
    let isMain = { (initial: Routes.Initial) in
      initial.storyboard.map { storyboards[$0].isMain } ?? false
    }
    guard let chosen = initials.first(where: isMain) ?? initials.first else { return nil }
    self.system = system
    root = chosen.scene
    // Another storyboard may have an initial scene of its own next to the one named Main.
    let rivals = initials.filter { other in
      guard other.scene != chosen.scene else { return false }
      return !isMain(chosen) || isMain(other) || other.storyboard == nil
    }
    let rival =
      rivals.first { $0.storyboard == chosen.storyboard || $0.storyboard == nil } ?? rivals.first
    self.rival = rival?.scene
    isFirstStoryboard =
      !isMain(chosen)
      && (rival.map { $0.storyboard != nil && $0.storyboard != chosen.storyboard } ?? false)
  }
}
