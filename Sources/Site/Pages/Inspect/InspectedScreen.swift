import AppLayout
import PageParts
import Wireframe

/// A screen on a device as the app is configured, and everything its page shows.
struct InspectedScreen {
  let site: Site
  let layout: VariantLayout
  let shown: ShownScreen
  let wireframe: Wireframe
  let path: SitePath

  init(_ layout: VariantLayout, showing shown: ShownScreen, in site: Site) {
    self.site = site
    self.layout = layout
    self.shown = shown
    wireframe = Wireframe(shown)
    let variant = layout.variant
    path = site.paths.inspection(of: variant.screen, on: variant.held)
  }

  var app: App { site.app }
  var variant: Variant { layout.variant }
  var screen: Screen { variant.screen }
  var held: HeldDevice { variant.held }
  var references: References { References(site: site, path: path) }

  /// What changed, for a reader who looks at the configured picture in the first theme.
  var change: [Node] {
    let picture = site.paths.picture(of: variant, in: site.themes[0].name)
    return ChangeBox(about: picture, of: screen, in: site, seenFrom: path).map { [$0.node] } ?? []
  }

  /// Returns a list of problems, each explained on the screen's own page.
  func list(of problems: [Problem]) -> ProblemList {
    ProblemList(
      problems, ProblemTitles(of: site), explainedAt: path.link(to: site.paths.page(of: screen)))
  }

  /// Returns the page of another screen on the same device; nil if the site does not have it.
  func inspectPath(of screen: Screen) -> SitePath? {
    site.shows(screen) ? site.paths.inspection(of: screen, on: held) : nil
  }
}
