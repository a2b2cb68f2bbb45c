import AppModel
import Markup
import PageParts

extension ScreenParts {
  /// The matrix, below what one needs to know to understand it.
  var matrix: Chapter {
    let matrix = Matrix(of: screen, in: site)
    return Chapter("matrix", "Devices and bars") {
      explanation
      remarks
      remarks(onMissing: matrix.missing)
      MatrixTable(matrix: matrix, site: site, screen: screen, path: path).nodes
    }
  }

  /// What the words of the table mean, and where its pictures link to.
  private var explanation: Node {
    Node("p", ["class": "muted small"]) {
      "Every combination of "
      references.word("navigation bar", "placements")
      " and "
      references.word("status bar", "status-bars")
      ". Select a device’s configured picture to see why it looks that way, or any "
      "other picture to see its drawing."
    }
  }
}
