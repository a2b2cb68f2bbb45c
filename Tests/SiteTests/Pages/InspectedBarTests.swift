import AppLayout
import AppModel
import PageParts
import Support
import Testing
import Wireframe

@testable import Site

/// What the page that explains a screen says about its bar, which a TV shows below its frame.
struct InspectedBarTests {
  @Test(arguments: [
    ("matinee", "apple-tv-hd"), ("matinee", "iphone-14-pro"), ("tab-bar", "apple-tv-4k"),
  ])
  func `layers, measures and frames say where the bar is drawn`(app: String, device: String) throws
  {
    let site = try SiteOfApp.named(app) { _ in
      VariantAxes(devices: [device].compactMap(Device.named))
    }
    for screen in site.screens {
      let layout = VariantLayout(
        site.configuredVariant(of: screen, on: site.devices[0]), in: site.app)
      guard let bar = layout.frame.shownBar, let context = layout.navigationBar?.context else {
        continue
      }
      let (frame, place) = (bar, layout.frame.shownPlace(ofBarItem: context.frame))
      let text = PageOutline(
        site.inspectPage(of: layout, showing: ShownScreen(layout, in: site.app))
      ).text
      let name = HierarchyNode.Role.navigationBar.words
      for row in [
        "| \(name.sentenceStart) | \(frame.height.shortText) |",
        "| \(name) |  | \(frame.x.tenths), \(frame.y.tenths), \(frame.width.tenths) × "
          + "\(frame.height.tenths)\n",
        "| \(context.kind.rawValue) |  | \(place.x.tenths), \(place.y.tenths), ",
        "top \((place.y - frame.y).tenths), right",
      ] { #expect(text.contains(row), "\(screen.slug): \(row)") }
    }
  }
}
