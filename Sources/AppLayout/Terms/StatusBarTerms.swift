extension StatusBar {
  /// The use of the status bar, in a word after "status bar".
  package var term: Term {
    switch self {
    case .separate:
      Term(
        "separate",
        "A \(HierarchyNode.Role.statusBar.words) with its own color is above the navigation bar.")
    case .merged:
      Term("merged", "The navigation bar’s background extends up behind the status bar.")
    case .hidden:
      Term(
        "hidden", "No status bar is shown. Cutouts in the display, such as the notch, remain.")
    }
  }

  package var words: String { term.word }

  package var phrase: String { "status bar \(words)" }
}

extension Placement {
  /// Returns the position of the bar and the use of the status bar, in words.
  package func words(with statusBar: StatusBar) -> String { "\(phrase), \(statusBar.phrase)" }
}

extension Variant {
  /// The variant's bars in words.
  package var words: String { placement.words(with: statusBar) }
}

extension StatusBarLook {
  /// A sentence about glyphs that can hardly be read; nil if they can be read.
  package var hardToReadWords: String? {
    guard isHardToRead else { return nil }
    return "In the app the time, the signal and the battery can hardly be read: they are almost as "
      + "\(glyphs.rawValue) as what is behind them."
  }
}
