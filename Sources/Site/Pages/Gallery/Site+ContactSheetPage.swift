import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles
import Wireframe

extension DocumentKind {
  /// All screens, to print.
  static let contactSheet = DocumentKind("contact sheet") { _, _ in
    [.page(at: .contactSheet) { $0.site.contactSheetPage }]
  }
}

extension Site {
  /// The maximum number of screens on the contact sheet.
  private static let mostOnSheet = 500

  /// The page with all screens as they are configured, to print.
  var contactSheetPage: Page {
    let path = SitePath.contactSheet
    let shown = gallery.pages.joined().flatMap(\.screens).prefix(Self.mostOnSheet)
    let left = screens.count - shown.count
    return Page(
      at: path, "Contact sheet", of: name, in: .gallery,
      trail: [.init(to: .gallery, seenFrom: path)],
      lead: [.text("Every screen as it is configured, on as few sheets of paper as possible.")]
    ) {
      if let held = devices.first {
        Node("p", ["class": "muted small"]) { "On \(held.title)." }
        Node("ul", ["class": held.isWide ? "contact wide" : "contact"]) {
          for screen in shown {
            Node("li") { contact(screen, on: held, seenFrom: path) }
          }
        }
      }
      Node.more(left, of: "screen", " in the gallery")
    }
  }

  /// Returns a screen with its title; a screen without a picture in this build has only that.
  private func contact(
    _ screen: Screen, on held: HeldDevice, seenFrom path: SitePath
  ) -> [Node] {
    let title = Node("span", ["class": "contact-title"]) { Node.appText(screen.title) }
    guard let variant = shownVariant(of: screen, on: held) else { return [title] }
    let look = looks[0]
    return [
      Node("a", ["href": viewerAddress(of: variant, in: look, seenFrom: path)]) {
        picture(
          "", in: look, seenFrom: path, size: held.pictureSize,
          within: Size(width: 240, height: 400)
        ) {
          paths.picture(of: variant, in: $0)
        }.node()
        title
      }
    ]
  }
}
