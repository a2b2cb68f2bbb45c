import Markup
import PageParts
import SiteFiles

extension Site {
  /// The page about the meaning of colors, marks, signs and words.
  var legendPage: Page {
    let references = References(site: self, path: SitePart.legend.path)
    return Page(
      at: SitePart.legend.path, "Legend", of: name, in: .legend,
      lead: [
        .text("What the colors, marks, signs and words mean, in the drawings and on the pages.")
      ]
    ) {
      ([LegendColors(references: references).chapter] + LegendWords(references: references).chapters
        + [LegendKeys().chapter]).nodes
    }
  }
}
