import AppLayout
import PageParts
import Wireframe

extension DocumentKind {
  /// All screens, to print.
  static let contactSheet = DocumentKind("contact sheet") { _, _ in
    [.page(at: .contactSheet) { $0.site.contactSheetPage }]
  }
}

extension Site {
  /// The maximum number of pictures on the contact sheets.
  private static let mostPictures = 1500

  /// The page with all screens as they are configured, on each device, to print.
  var contactSheetPage: Page {
    let path = SitePath.contactSheet
    let most = Self.mostPictures / max(1, devices.count)
    let shown = gallery.pages.joined().flatMap(\.screens).prefix(most)
    let left = screens.count - shown.count
    return Page(
      at: path, "Contact sheet", of: name, in: .gallery,
      trail: [.init(to: .gallery, seenFrom: path)],
      lead: [.text("Every screen as it is configured. On paper, each device begins a new sheet.")]
    ) {
      if devices.count > 1 {
        Node("nav", ["class": "contents", "aria-label": "Devices"]) {
          Node("ul", ["class": "contents-list"]) {
            for held in devices {
              Node("li") { Node("a", ["href": "#\(sheetID(of: held))"]) { held.title } }
            }
          }
        }
      }
      for held in devices {
        Node("section", ["class": "sheet", "id": sheetID(of: held)]) {
          Node("h2") { held.title }
          Node("ul", ["class": held.sheetClass]) {
            for screen in shown {
              Node("li") { contact(screen, on: held, seenFrom: path) }
            }
          }
        }
      }
      Node.more(left, of: "screen", " in the gallery")
    }
  }

  private func sheetID(of held: HeldDevice) -> String { "on-\(paths[held].text)" }

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
          within: Size(width: 480, height: 800)
        ) {
          paths.picture(of: variant, in: $0)
        }.node()
        title
      }
    ]
  }
}

extension HeldDevice {
  /// The class of a sheet of pictures, by how many of them fit next to each other on paper so that
  /// their texts can be read.
  fileprivate var sheetClass: String {
    if isWide { return "contact wide" }
    return switch device.kind.deviceClass {
    case .iphone: "contact"
    case .ipad, .tv: "contact tablet"
    }
  }
}
