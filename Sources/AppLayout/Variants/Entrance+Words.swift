package import AppModel

extension Entrance {
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
    case .presented: "opened as a sheet"
    }
  }

  /// Returns how a screen opens, for the same readers.
  package func phrase(of screen: Screen, in app: App) -> String {
    switch self {
    case .root: screen.key == app.home?.key ? "the app opens with it" : "opens as a tab"
    case .pushed: "opens with Back"
    case .presented: "opens as a sheet"
    }
  }
}

extension Approach {
  /// The entrances that led to the screen inside a presentation container: what was presented may
  /// have pushed it there.
  package var entrances: [Entrance] {
    isPresented && entrance == .pushed ? [.presented, .pushed] : [entrance]
  }
}
