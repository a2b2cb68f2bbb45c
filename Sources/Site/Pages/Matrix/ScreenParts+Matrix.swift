import AppLayout
import AppModel
import Markup
import PageParts

extension ScreenParts {
  /// The matrix, after what readers need to know to understand it.
  var matrix: Chapter {
    let matrix = Matrix(of: screen, in: site)
    return Chapter("matrix", "Every bar") {
      explanation(of: matrix)
      remarks
      remarks(onMissing: matrix.missing)
      MatrixTable(
        matrix: matrix, site: site, screen: screen, path: path,
        marks: LintMarks(of: screen, in: site)
      ).nodes
    }
  }

  /// What the table shows, and why some of its pictures are faded, said once.
  private func explanation(of matrix: Matrix) -> Node {
    Node("p", ["class": "muted small"]) {
      if matrix.placements.count > 1 {
        "Every combination of "
        references.word("navigation bar", .placements)
        " and "
      } else {
        "Every use of the "
      }
      references.word("status bar", .statusBars)
      ". Click a picture to open it, or a heading to see only its row or column. "
      "Faded pictures look exactly like another one of the same device."
    }
  }
}

extension ScreenParts {
  /// Remarks that help to read the matrix.
  var remarks: [Node] {
    var remarks: [Node] = []
    if let forced = app.forcedPlacement(of: screen) {
      remarks.append(
        .callout(.note) {
          Node("p") {
            "\(forced.term.meaning) So there are no pictures with other bars."
          }
        })
    } else if takesBarOfHome {
      remarks.append(
        .callout(.note) {
          Node("p") {
            "This screen does not have its own nav_bar model, so it is shown with home’s, as the "
              + "documentation says. The public client code differs: it shows a default "
              + "bar without buttons."
          }
        })
    }
    return remarks
  }

  /// Returns remarks on the configured variants that the build leaves out, each listed once.
  func remarks(onMissing variants: [Variant]) -> [Node] {
    variants.map(\.words).firstOfEach(\.self).map { words in
      let devices = variants.filter { $0.words == words }.map { $0.held.title }
      return Node.callout(.note) {
        Node("p") {
          "The configured variant, \(words), is not in this build (\(devices.listed()))."
        }
      }
    }
  }
}
