import AppLayout
import AppModel
import PageParts
import SiteFiles

/// What a viewer shows of a screen on a device. Its id is the same on every viewer, so that a link
/// to another screen or device keeps it.
enum ViewerState: Hashable, Sendable {
  /// A placement of the bar with a configuration of the status bar.
  case bars(Placement, StatusBar)
  /// The full content, however far it scrolls.
  case full
  case entrance(Entrance)

  /// The state that shows a variant with its own entrance.
  init(_ variant: Variant) {
    self = .bars(variant.placement, variant.statusBar)
  }

  /// The name of the state, in letters that ids accept.
  var name: String {
    switch self {
    case .bars(let placement, let statusBar): "\(placement.rawValue).\(statusBar.rawValue)"
    case .full: "full"
    case .entrance(let entrance): "entrance-\(entrance.rawValue)"
    }
  }

  /// Returns the id of the state in a look. The first look's ids do not name it, so that they stay
  /// the same when themes are added.
  func id(in look: Look) -> String {
    look.ending.map { "\(name).\($0.text)" } ?? name
  }

  /// The state in words.
  var words: String {
    switch self {
    case .bars(let placement, let statusBar):
      "bar \(placement.words), status bar \(statusBar.words)"
    case .full: "full content"
    case .entrance(let entrance):
      switch entrance {
      case .root: "as the first screen"
      case .pushed: "opened with Back"
      case .presented: "opened as a sheet"
      }
    }
  }

  /// The words at the beginning of a line.
  var title: String { words.sentenceStart }
}
