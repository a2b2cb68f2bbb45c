import AppLayout
import AppModel

extension Entrance {
  /// What the pages call the way in.
  var term: Term {
    switch self {
    case .root:
      Term(words, "It is there when the app has started; a menu button leads on.")
    case .pushed: Term(words, "It was pushed onto another screen; a back button leads back.")
    case .presented:
      Term(words, "It covers the app in a container of its own; a close button ends it.")
    }
  }
}

extension Link.Trigger {
  /// What the pages call what opens a screen.
  var term: Term {
    switch self {
    case .menu: Term(words, "An entry of the root’s menu or tab bar; it always pushes.")
    case .barButton: Term(words, "A button of the navigation bar; it always presents.")
    case .cell: Term(words, "An item of a component.")
    case .header: Term(words, "The header or footer of a component, with ‘All’ at its end.")
    case .tab: Term(words, "A tab, or an entry of a picker, in the content.")
    case .hook: Term(words, "A plugin that runs before the screen and shows one of its own.")
    case .parent:
      Term(words, "Not touched: the screen shows what the other screen hands over.")
    }
  }
}

extension Diagnostic.Severity {
  /// What the pages say of complaints that are so grave.
  var term: Term {
    switch self {
    case .error: Term(word, "The input is wrong; the check and the build fail.")
    case .warning: Term(word, "Probably a mistake; with --strict it counts as an error.")
    case .note: Term(word, "Nothing is wrong; it tells such things as which default applies.")
    }
  }
}
