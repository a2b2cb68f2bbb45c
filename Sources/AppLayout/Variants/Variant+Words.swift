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
}

extension Placement {
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
      "The styles of this plugin screen set force_nav_bar_hidden, so its bar is always hidden."
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
