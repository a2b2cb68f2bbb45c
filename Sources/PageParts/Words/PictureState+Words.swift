import AppLayout
import AppModel
package import SiteFiles

extension PictureState {
  /// The state in words.
  package var words: String {
    switch self {
    case .bars(let placement, let statusBar): placement.words(with: statusBar)
    case .full: "full content"
    case .entrance(let entrance): entrance.openedWords
    }
  }

  /// The words at the beginning of a line.
  package var title: String { words.sentenceStart }
}

extension PictureKind {
  /// The kind of the picture in words, which name its bars one after the other.
  package var words: String {
    switch self {
    case .state(.bars(let placement, let statusBar)):
      "bar \(placement.words), status bar \(statusBar.words)"
    case .state(.full): "full content"
    case .state(.entrance(let entrance)): "\(entrance.words)"
    case .configured: "as configured"
    case .menu: "the open menu"
    case .other: "picture"
    }
  }
}
