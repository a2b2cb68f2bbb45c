import AppLayout
import PageParts

extension ScreenParts {
  /// The screen with every bar, after what readers need to know to understand it.
  var bars: Chapter {
    let matrix = Matrix(of: screen, in: site)
    let marks = LintMarks(of: screen, in: site)
    return Chapter("matrix", "Every bar", isOpen: true) {
      explanation(of: matrix)
      remarks
      remarks(onMissing: matrix.missing)
      if matrix.rows.contains(where: { $0.pictures.count > 1 }) { parts.row }
      for (number, row) in matrix.rows.enumerated() {
        let wide = row.held.isWide ? " wide" : ""
        Node("div", ["class": "of-device d\(number + 1)"]) {
          Node("div", ["class": "matrix\(wide)"]) {
            BarComparison(row: row, site: site, screen: screen, path: path, marks: marks).figures
          }
        }
      }
    }
  }

  private var parts: Choices {
    Choices(
      "Show", name: "part",
      options: [.init("part-bars", "bars only"), .init("part-screens", "whole screens")])
  }

  /// What is compared, said once.
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
      ", and what differs from what is configured. Those that look the same share a picture."
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
