import AppModel

/// Why a part of a prototype opens nothing, which it says where it is tapped.
enum DeadEnd: Hashable, Sendable {
  /// The app does not link it to anything; the word is for what it is.
  case unlinked(String)
  /// The app links it to something that the app does not have.
  case missing(String)
  /// The site leaves out the screen that it opens.
  case leftOut(String)
  /// It opens the screen that it is on.
  case open
  /// The menu that it would open is empty.
  case noEntries
  /// It would go back, and nothing leads to its screen.
  case unopened
  /// It would go back, and the app starts with its screen.
  case first

  var sentence: String {
    switch self {
    case .unlinked(let part): "This \(part) has no target"
    case .missing(let target): "“\(target.readable)” is not a screen of the app"
    case .leftOut(let title): "“\(title)” is not in this site"
    case .open: "This screen is already open"
    case .noEntries: "The menu has no entries"
    case .unopened: "Nothing in the app opens this screen"
    case .first: "The app starts with this screen"
    }
  }

  /// The same where there is little room.
  var shortWords: String {
    switch self {
    case .unlinked: "No target"
    case .missing: "No screen"
    case .leftOut: "Left out"
    case .open: "Open"
    case .noEntries: "Empty"
    case .unopened: "No way"
    case .first: "Start"
    }
  }
}
