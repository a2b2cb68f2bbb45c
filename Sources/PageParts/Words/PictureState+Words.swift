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
