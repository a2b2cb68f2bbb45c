import AppLayout
import AppModel
import Markup
import Pages

extension Site {
  /// How a screen looks everywhere, and what there is to know about it.
  func matrixPage(of screen: Screen) -> Page {
    let path: SitePath = .screen(screen)
    let parts = ScreenParts(site: self, screen: screen, path: path)
    let chapters = [
      parts.matrix, parts.fullContent, parts.entrances, parts.waysHere, parts.waysFromHere,
      parts.senders, parts.hooks, parts.notes, parts.problems,
    ].compactMap(\.self)
    return Page(
      at: path, screen.title, of: name, in: .gallery,
      trail: [.init("Screens", path.link(to: SitePart.gallery.path))], lead: parts.lead
    ) {
      parts.facts.nodes
      chapters.nodes
      parts.neighbours
    }
  }
}

extension ScreenParts {
  /// The matrix, under what one must know to understand it.
  fileprivate var matrix: Chapter {
    Chapter("matrix", "Devices and bars") {
      remarks
      MatrixTable(
        matrix: Matrix(of: screen, in: site), site: site, screen: screen, path: path
      ).nodes
    }
  }
}
