package import AppModel

extension Placement {
  /// The position of the bar, in words that follow "bar".
  package var words: String {
    switch self {
    case .onTop: "on top"
    case .overlay: "overlay"
    case .hidden: "hidden"
    }
  }

  /// Returns the position of the bar and the use of the status bar, in words.
  package func words(with statusBar: StatusBar) -> String {
    "bar \(words), status bar \(statusBar.words)"
  }
}

extension StatusBar {
  /// The use of the status bar, in words that follow "status bar".
  package var words: String {
    switch self {
    case .separate: "separate"
    case .merged: "merged"
    case .hidden: "hidden"
    }
  }
}

extension ForcedPlacement {
  /// Why the bar has its placement, as a sentence about the screen.
  package var reason: String {
    switch self {
    case .whiteLabel:
      "This screen is built into every app. It has no screen model, so it uses home’s navigation "
        + "bar, always on top."
    case .noScreenModel:
      "This screen has no model in rivers.json, so it uses home’s navigation bar, always on top."
    case .forceNavBarHidden:
      "This plugin screen is set to have no bar, so its bar is always hidden."
    }
  }

  /// The same as a product manager would say it, where bars are chosen.
  package var plainReason: String {
    switch self {
    case .whiteLabel: "Always on top: this screen is built into every app."
    case .noScreenModel: "Always on top: this screen does not say which bar it has."
    case .forceNavBarHidden: "Always hidden: this plugin screen has no bar."
    }
  }

  /// What follows for the pictures of a screen, as a product manager would say it.
  package var absenceWords: String {
    switch self {
    case .whiteLabel:
      "This screen is built into every app and always has home’s bar on top, so there are no "
        + "pictures with other bars."
    case .noScreenModel:
      "This screen does not say which bar it has, so it always has home’s bar on top, and there "
        + "are no pictures with other bars."
    case .forceNavBarHidden:
      "This plugin screen never has a bar, so there are no pictures with one."
    }
  }

  /// The reason in a few words.
  package var shortReason: String {
    switch self {
    case .whiteLabel: "a screen built into every app"
    case .noScreenModel: "no screen model"
    case .forceNavBarHidden: "force_nav_bar_hidden"
    }
  }
}

extension Variant {
  /// The variant's bars in words.
  package var words: String { placement.words(with: statusBar) }
}

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

  /// Returns how a screen opens, or would open if something led to it, for the same readers.
  package func phrase(of screen: Screen, in app: App) -> String {
    switch self {
    case .root: screen.key == app.home?.key ? "the app opens with it" : "opens as a tab"
    case .pushed where app.links(to: screen, atMost: 1).isEmpty && screen.key != app.home?.key:
      "would open with Back"
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

  /// Returns words to say after how the screen opens, about what it covers: the container that it
  /// opens in, and the screen behind that.
  package func coveringWords(in app: App) -> String {
    guard isPresented else { return "" }
    let presenter = presenter.flatMap(app.screen).map { Entrance.wordsBeforePresenter + $0.title }
    return containerWords + (presenter ?? "")
  }

  /// The entrances that led to the screen inside a presentation container: what was presented may
  /// have pushed it there.
  package var entrances: [Entrance] {
    isPresented && entrance == .pushed ? [.presented, .pushed] : [entrance]
  }
}
