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
      lead: [.text("Every screen as it is configured. On paper, each sheet says whose it is.")]
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
          let sheet = held.sheet
          Node("div", ["class": sheet.name]) {
            for start in stride(from: 0, to: shown.count, by: sheet.count) {
              Node("p", ["class": "running"]) {
                Node("span") {
                  Node.appText(name)
                  ", \(held.title)"
                }
              }
              Node("ul") {
                for screen in shown.dropFirst(start).prefix(sheet.count) {
                  Node("li") { contact(screen, on: held, seenFrom: path) }
                }
              }
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
  /// The class of a sheet of pictures, and how many of them fit on one, so that their texts can be
  /// read: three phones or tablets are next to each other, or two wide devices.
  fileprivate var sheet: (name: String, count: Int) {
    if isWide { return ("contact wide", 8) }
    return switch device.kind.deviceClass {
    case .iphone: ("contact", 6)
    case .ipad, .tv: ("contact tablet", 9)
    }
  }
}
