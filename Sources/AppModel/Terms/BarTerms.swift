extension Placement {
  /// Where the bar is, in a word after "bar".
  package var term: Term {
    switch self {
    case .onTop: Term("on top", "The navigation bar is above the screen, which starts below it.")
    case .overlay: Term("overlay", "The bar overlaps the screen, which shows through it.")
    case .hidden: Term("hidden", "There is no navigation bar, so the screen uses its space.")
    }
  }

  package var words: String { term.word }

  /// The word after "is".
  package var state: String { self == .overlay ? "an \(words)" : words }

  package var phrase: String { "bar \(words)" }
}

extension ForcedPlacement {
  /// What a screen is whose bar cannot be chosen, and the reason as a sentence about it.
  package var term: Term {
    switch self {
    case .whiteLabel:
      Term(
        "a screen built into every app",
        "This screen is built into every app, so it has home’s bar, always \(placement.words).")
    case .noScreenModel:
      Term(
        "a screen without a model",
        "This screen has no model in rivers.json that says which bar it has, so it has home’s bar, "
          + "always \(placement.words).")
    case .forceNavBarHidden:
      Term(
        "a plugin screen without a bar",
        "This plugin screen is set to have no bar, so its bar is always \(placement.words).")
    case .fullScreen:
      Term(
        "a full screen",
        "This screen is set to cover the whole window, so its bar is always \(placement.words).")
    }
  }

  /// The placement with its reason: `always on top: a screen built into every app`.
  package var words: String { "always \(placement.words): \(term.word)" }
}

extension NavigationBarModel.Alignment {
  /// How the middle of the bar is, in words after "is".
  package var term: Term {
    switch self {
    case .left: Term("left-aligned", "The title or the logo is next to the button at the start.")
    case .center: Term("centered", "The title or the logo is in the middle of the bar.")
    }
  }

  package var words: String { term.word }
}
