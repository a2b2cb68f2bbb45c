extension Link.Naming {
  /// What decides what opens, in words after what is tapped; nil where that says it already.
  package var words: String? {
    switch self {
    case .contentType(let type): "of type “\(type.readable)”"
    case .app, .screenType, .uiTag: nil
    }
  }
}

extension Link.Trigger {
  /// What opens the screen.
  package var term: Term {
    switch self {
    case .menu: Term("menu entry", "An entry in the root’s menu. What it opens has Back.")
    case .barButton:
      Term("button", "A button in the navigation bar. What it opens is over the app.")
    case .cell: Term("item", "An item in a component.")
    case .header: Term("header", "The header or footer of a component, with “All” at the end.")
    case .rootTab, .tab:
      Term(
        "tab",
        "A tab of the root, whose screen is the root of the tab, or a tab in the content, or an "
          + "entry in a picker.")
    case .hook: Term("hook", "A plugin that runs before the screen and shows its own.")
    case .parent:
      Term("connected", "Nothing to tap: the screen shows what another screen passes to it.")
    }
  }

  package var words: String { term.word }

  /// The part of the app that has the trigger, if no screen has it.
  package var owner: String {
    switch self {
    case .menu: "the menu"
    case .rootTab: "the tabs"
    case .barButton, .cell, .header, .tab, .hook, .parent: "the app itself"
    }
  }
}
