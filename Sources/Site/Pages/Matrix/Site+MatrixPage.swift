import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles

extension Site {
  /// How a screen looks everywhere, and what there is to know about it.
  func matrixPage(of screen: Screen) -> Page {
    let path = paths.page(of: screen)
    let parts = ScreenParts(site: self, screen: screen, path: path)
    let chapters = [
      parts.matrix, parts.factsOfFiles, parts.fullContent, parts.entrances, parts.waysHere,
      parts.waysFromHere, parts.senders, parts.hooks, parts.notes, parts.problems,
    ].compactMap(\.self)
    return Page(
      at: path, screen.title, of: name, in: .gallery,
      trail: [.init("Screens", path.link(to: SitePart.gallery.path))], lead: parts.lead
    ) {
      chapters.nodes
      parts.neighbours
    }
  }
}

extension ScreenParts {
  /// The matrix, under what one must know to understand it.
  fileprivate var matrix: Chapter {
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

  fileprivate var factsOfFiles: Chapter {
    Chapter("facts", "Facts") { facts.nodes }
  }
}
