import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles

extension Site {
  /// Returns the page that shows a screen on a device, one large picture at a time.
  func viewerPage(of screen: Screen, on held: HeldDevice, fullSize: Size) -> Page {
    let viewed = ViewedScreen(screen, on: held, in: self)
    let path = viewed.path
    return Page(
      at: path, viewed.title, of: name, in: .gallery,
      trail: [
        .init(SitePart.gallery.title, path.link(to: SitePart.gallery.path)),
        .init(screen.title, path.link(to: paths.page(of: screen))),
      ],
      heading: [.appText(screen.title), .text(" on \(held.title)")], hasOwnSkip: true
    ) {
      Viewer(site: self, viewed: viewed, fullSize: fullSize).nodes
    }
  }

  /// Returns the address of the viewer that shows a variant in a look.
  func viewerAddress(of variant: Variant, in look: Look, seenFrom path: SitePath) -> String {
    let page = paths.viewer(of: variant.screen, on: variant.held)
    return path.link(to: page, at: PictureState(variant).id(in: look))
  }
}
