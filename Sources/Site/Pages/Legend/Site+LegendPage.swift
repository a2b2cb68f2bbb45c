import Markup
import PageParts
import SiteFiles

extension Site {
  /// What colours, marks, signs and words mean.
  var legendPage: Page {
    let references = References(site: self, path: SitePart.legend.path)
    return Page(
      at: SitePart.legend.path, "Legend", of: name, in: .legend,
      lead: [
        .text("What colours, marks, signs and words mean, in the drawings and on the pages.")
      ]
    ) {
      ([LegendColors(references).chapter] + LegendWords(references).chapters
        + [LegendKeys().chapter]).nodes
    }
  }
}
