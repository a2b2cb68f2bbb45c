extension Entrance {
  /// How a screen opens, in words after "opens". What covers the app is not a sheet, which
  /// storyboards can present.
  package var words: String {
    switch self {
    case .root: "as the first screen"
    case .pushed: "with Back"
    case .presented: "over the app"
    }
  }

  /// Returns the same for a root that may be that of a tab.
  package func words(isTab: Bool) -> String { self == .root && isTab ? "as a tab" : words }

  /// How a screen opens.
  package var term: Term {
    switch self {
    case .root:
      Term(
        "opens \(words), or \(words(isTab: true))",
        "The first screen after the app starts, or of one of the root’s tabs. It has a menu button "
          + "if the root can open a menu.")
    case .pushed: Term("opens \(words)", "A back button leads to the screen before it.")
    case .presented:
      Term(
        "opens \(words)",
        "It covers the app in a container of its own, which its close button dismisses. What opens "
          + "from it stays in that container.")
    }
  }

  /// Returns what it means for a screen, which has no button that leads back if its bar is hidden.
  package func meaning(for screen: Screen, in app: App) -> String {
    guard self != .root, app.placement(of: screen) == .hidden else { return term.meaning }
    let isPushed = self == .pushed
    let cover =
      isPushed
      ? "It covers the screen before it."
      : "It covers the app in a container of its own. What opens from it stays in that container."
    let button = isPushed ? "Back" : "Close"
    return "\(cover) Its bar is hidden, so "
      + (screen.kind.isPlugin ? "the plugin has to draw \(button)." : "\(button) is missing.")
  }

  /// Returns how a screen opens, or would open if something led to it.
  package func phrase(of screen: Screen, in app: App) -> String {
    let isHome = screen.key == app.home?.key
    let isLost = self == .pushed && !isHome && app.links(to: screen, atMost: 1).isEmpty
    return "\(isLost ? "would open" : "opens") \(words(isTab: !isHome))"
  }

  /// The words between how a screen opens and the screen that it covers.
  package static let wordsBeforePresenter = ", in front of "
}

extension Approach {
  /// Words to say after how the screen opens, about the container that it opens in.
  package var containerWords: String {
    isPresented && entrance == .pushed ? ", inside a container \(Entrance.presented.words)" : ""
  }

  /// Returns words to say after how the screen opens, about what it covers: the container that it
  /// opens in, and the screen behind that.
  package func coveringWords(in app: App) -> String {
    guard isPresented else { return "" }
    let presenter = presenter.flatMap(app.screen).map { Entrance.wordsBeforePresenter + $0.title }
    return containerWords + (presenter ?? "")
  }
}

extension App {
  /// Returns the other ways in which a screen opens: ` (elsewhere it opens with Back)`; empty where
  /// there are none.
  package func otherEntrances(of screen: Screen, than shown: Entrance) -> String {
    let others = entrances(of: screen).filter { $0 != shown }
      .map { $0.phrase(of: screen, in: self) }
    return others.isEmpty ? "" : " (elsewhere it \(others.joined(separator: " and ")))"
  }
}
