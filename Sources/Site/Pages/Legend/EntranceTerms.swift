import AppLayout
import AppModel
import PageParts

extension Entrance {
  /// The pages' word for the entrance.
  var term: Term {
    switch self {
    case .root:
      Term(
        words,
        "The first screen after the app starts, or of one of the root’s tabs. It has a menu button "
          + "if the root can open a menu.")
    case .pushed: Term(words, "Opened from another screen. A back button leads back to it.")
    case .presented:
      Term(
        words,
        "Opens over the app, in its own container. A close button dismisses it. What it pushes "
          + "stays in that container.")
    }
  }
}

extension Link.Trigger {
  /// The pages' word for what opens a screen.
  var term: Term {
    switch self {
    case .rootTab: Term(words, "A tab of the root. Its screen is the root of the tab.")
    case .menu: Term(words, "An entry in the root’s menu. It always pushes.")
    case .barButton: Term(words, "A button in the navigation bar. It always presents.")
    case .cell: Term(words, "An item in a component.")
    case .header: Term(words, "The header or footer of a component, with “All” at the end.")
    case .tab: Term("tab in a screen", "A tab in the content, or an entry in a picker.")
    case .hook: Term(words, "A plugin that runs before the screen and shows its own.")
    case .parent:
      Term(words, "Nothing to tap: the screen shows what another screen passes to it.")
    }
  }
}

extension Diagnostic.Severity {
  /// The pages' description of problems of the severity.
  var term: Term {
    switch self {
    case .error: Term(word, "The input is wrong. The check and the build fail.")
    case .warning: Term(word, "This is probably a mistake. With --strict it counts as an error.")
    case .note:
      Term(
        word,
        "Nothing is wrong. It points out, for example, which default applies. The command line "
          + "calls it a note; on these pages notes are what people wrote in riverbed.json.")
    }
  }
}
