package import AppModel

extension Entrance {
  /// Where a screen is that covers the whole window in a container of its own. It is not a sheet,
  /// which storyboards can present.
  private static let overApp = "over the app"

  /// How a screen was opened, in words that follow its name.
  package var words: String {
    switch self {
    case .root: "root"
    case .pushed: "pushed"
    case .presented: "presented"
    }
  }

  /// The same in words for readers who do not know the code.
  package var openedWords: String {
    switch self {
    case .root: "as the first screen"
    case .pushed: "opened with Back"
    case .presented: "opened \(Self.overApp)"
    }
  }

  /// Returns how a screen opens, for the same readers.
  package func phrase(of screen: Screen, in app: App) -> String {
    switch self {
    case .root: screen.key == app.home?.key ? "the app opens with it" : "opens as a tab"
    case .pushed: "opens with Back"
    case .presented: "opens \(Self.overApp)"
    }
  }

  /// The words between how a screen opens and the screen that it covers.
  package static let wordsBeforePresenter = ", in front of "

  /// The words that say of a screen that opens with Back that its container covers the app.
  fileprivate static let containerWords = ", inside a container \(overApp)"
}

extension Approach {
  /// Words to say after how the screen opens, about the container that it opens in.
  package var containerWords: String {
    isPresented && entrance == .pushed ? Entrance.containerWords : ""
  }

  /// The entrances that led to the screen inside a presentation container: what was presented may
  /// have pushed it there.
  package var entrances: [Entrance] {
    isPresented && entrance == .pushed ? [.presented, .pushed] : [entrance]
  }
}
