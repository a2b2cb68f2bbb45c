import AppModel
import PageParts

extension Link.Trigger {
  /// What opens the screen, in a word or two.
  var words: String {
    switch self {
    case .menu: "menu"
    case .barButton: "bar button"
    case .cell: "item"
    case .header: "heading"
    case .tab, .rootTab: "tab"
    case .hook: "step before it"
    case .parent: "connected"
    }
  }

  /// The same for several of them.
  func words(_ count: Int) -> String {
    switch self {
    case .hook: count == 1 ? words : "\(count) steps before it"
    case .menu: count == 1 ? words : "\(count) menu entries"
    case .barButton, .cell, .header, .tab, .rootTab, .parent:
      count == 1 ? words : count.counted(as: words)
    }
  }

  /// The part of the app that has the trigger, if no screen has it.
  var ownerWords: String {
    switch self {
    case .menu: "The menu"
    case .rootTab: "The tabs"
    case .barButton, .cell, .header, .tab, .hook, .parent: "The app itself"
    }
  }
}
