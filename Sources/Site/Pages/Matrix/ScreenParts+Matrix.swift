import AppModel
import Markup
import PageParts

extension ScreenParts {
  /// The matrix, after what readers need to know to understand it.
  var matrix: Chapter {
    let matrix = Matrix(of: screen, in: site)
    return Chapter("matrix", "Every bar") {
      explanation
      remarks
      remarks(onMissing: matrix.missing)
      MatrixTable(matrix: matrix, site: site, screen: screen, path: path).nodes
    }
  }

  /// What the table shows, and why some of its pictures are faded, said once.
  private var explanation: Node {
    Node("p", ["class": "muted small"]) {
      "Every combination of "
      references.word("navigation bar", .placements)
      " and "
      references.word("status bar", .statusBars)
      ". Click a picture to open it, or a heading to see only its row or column. "
      "Faded pictures look exactly like another one of the same device."
    }
  }
}
