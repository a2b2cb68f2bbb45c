import AppLayout
import Markup
import PageParts
import SiteFiles
import Wireframe

/// What the drawings are made of, in words.
struct LegendColors {
  private let references: References

  init(_ references: References) {
    self.references = references
  }

  var chapter: Chapter {
    let size = Wireframe.legend.canvas.size
    return Chapter("drawings", "Drawings") {
      Picture(
        at: references.path.link(to: .legend),
        "Samples of regions, buttons, signs, cells and marks, each with its name",
        size: (size.width, size.height)
      ).node(class: "legend-picture")
      Node("dl", ["class": "terms"]) {
        for term in Self.terms {
          Node("div") {
            Node("dt") { term.word }
            Node("dd") { term.meaning }
          }
        }
      }
    }
  }

  private static let terms = [
    Term("Box with a cross", "An image; a sign on it says what the item is."),
    Term("Grey bars", "Text that the files do not have."),
    Term("Blue", "What can be pressed or is selected, such as ‘All ›’ or the current page’s dot."),
    Term("Dashes across the screen", "The edge of the safe area, which the device may cover."),
    Term("Arrow in a circle at the bottom", "The content goes on below the fold."),
    Term("Content shining through a bar", "The bar lies over the content (overlay)."),
    Term("Faint button", "A button that leads to the screen it is on, so it cannot be pressed."),
    Term("Hatched or framed area with a name", "What a plugin, the web or nobody known draws."),
    Term("Blue lines with numbers", "Redlines on the inspect page: distances in points."),
  ]
}
