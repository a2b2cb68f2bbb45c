import AppLayout
import AppModel
import Markup
import Pages

extension Site {
  /// How a screen looks everywhere, and what there is to know about it.
  func matrixPage(of screen: Screen) -> Page {
    let path: SitePath = .screen(screen)
    let parts = ScreenParts(site: self, screen: screen, path: path)
    let sections = [
      parts.fullContent, parts.entrances, parts.waysHere, parts.waysFromHere, parts.senders,
      parts.hooks, parts.notes, parts.problems,
    ].compactMap(\.self)
    return Page(
      at: path, screen.title, of: name, in: .gallery,
      trail: [.init("Screens", path.link(to: SitePart.gallery.path))],
      lead: parts.lead
    ) {
      parts.facts.nodes
      parts.contents(sections)
      Node("section", ["id": "matrix", "aria-labelledby": "matrix-title"]) {
        Node("h2", ["id": "matrix-title"]) { "Devices and bars" }
        parts.remarks
        MatrixTable(
          matrix: Matrix(of: screen, in: self), site: self, screen: screen, path: path
        ).nodes
      }
      sections.map(\.node)
      parts.neighbours
    }
  }
}
