import AppModel
import Markup
import PageParts

extension ScreenParts {
  /// The matrix, under what one must know to understand it.
  var matrix: Chapter {
    let matrix = Matrix(of: screen, in: site)
    return Chapter("matrix", "Devices and bars") {
      explanation
      remarks
      remarks(onMissing: matrix.missing)
      MatrixTable(matrix: matrix, site: site, screen: screen, path: path).nodes
    }
  }

  /// What the words of the table mean, and where its pictures lead.
  private var explanation: Node {
    Node("p", ["class": "muted small"]) {
      "Every way in which the "
      references.word("navigation bar", "placements")
      " and the "
      references.word("status bar", "status-bars")
      " can stand. The configured picture of a device leads to the page that explains it, any "
      "other to its drawing."
    }
  }
}
