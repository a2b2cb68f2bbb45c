import Markup
import PageParts
import SiteFiles

extension Site {
  /// The page about how the app starts, which data it uses, and which defaults apply.
  var bootPage: Page {
    let references = References(site: self, path: SitePart.boot.path)
    return Page(
      at: SitePart.boot.path, SitePart.boot.title, of: name, in: .boot,
      lead: [
        .text(
          "What the app decides between launch and its first screen, and why. Every decision here "
            + "comes from the app’s own files.")
      ]
    ) {
      [
        BootSteps(references: references).chapter, BootWindow(routing: routing).chapter,
        BootData(references).chapter,
        BootSettings(references).chapter, BootDefaults(references: references).chapter,
      ].nodes
    }
  }
}
