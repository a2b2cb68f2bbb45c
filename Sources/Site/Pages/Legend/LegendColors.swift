import AppLayout
import Markup
import PageParts
import SiteFiles
import Wireframe

/// The elements of the drawings, in words.
struct LegendColors {
  let references: References

  var chapter: Chapter {
    let size = Wireframe.legend.canvas.size
    let site = references.site
    return Chapter("drawings", "Drawings") {
      site.lookChoice.row
      Node.scroll("Picture of the drawings’ elements") {
        site.byLook { look, classes in
          site.picture(
            "Samples of regions, buttons, signs, cells and marks, each with its name",
            in: look, seenFrom: references.path, size: size, at: site.paths.legend
          ).node(class: ["legend-picture", classes].compactMap(\.self).joined(separator: " "))
        }
      }
      Node.list(of: Self.terms)
    }
  }

  private static let terms = [
    Term("Box with a cross", "An image. A small sign on it shows what kind of item it is."),
    Term("Gray bars", "A place for text that is not in the files."),
    Term("Blue", "Something to tap, such as “All ›”, or selected, such as the current page’s dot."),
    Term("Dashes across the screen", "The edge of the safe area. The device may cover the rest."),
    Term("Arrow and a number under a device", "How much more content is further down, in points."),
    Term("Disc with a number", "A note from riverbed.json about what is there."),
    Term("Content shining through a bar", "The bar overlaps the content (overlay)."),
    Term("Dashed edge of a bar", "The root plugin places the bar, and not the root container."),
    Term("Edge behind a device", "The screen is presented; the edge is what it covers."),
    Term("Faint button", "A button that leads to the screen it is on, so it does nothing."),
    Term(
      "Hatched or framed area with a name", "Drawn by a plugin, the web, or an unknown component."),
    Term("Blue lines with numbers", "Redlines on the inspect page. They are distances in points."),
  ]
}
