import AppLayout
import PageParts
import Wireframe

extension DocumentKind {
  /// The app's open menu on each device on which it opens.
  static let menuPages = DocumentKind("menu") { site in
    site.devices.elementIndices.map { SiteTask(device: $0) }
  } documents: { site, task in
    OpenMenu(of: site.app, on: site.devices[task.device]).map { [$0.page(of: site)] } ?? []
  }
}

extension OpenMenu {
  /// Returns the page that shows the menu on its device, as one large picture.
  func page(of site: Site) -> PlannedDocument {
    .page(at: site.menuPage(of: self), about: owner, on: below.held) {
      MenuPage(site: $0.site, open: self).page
    }
  }
}

/// The page of an open menu on a device.
private struct MenuPage {
  let site: Site
  let open: OpenMenu

  private var path: SitePath { site.menuPage(of: open) }

  private var held: HeldDevice { open.below.held }

  /// The screen that has the menu for itself; nil for the app's.
  private var owner: Screen? { open.owner == nil ? nil : open.below.screen }

  private var title: String {
    "The open menu \(owner.map { "of \($0.title) " } ?? "")on \(held.shortTitle)"
  }

  private var trail: [Page.Breadcrumb] {
    let gallery = Page.Breadcrumb(to: .gallery, seenFrom: path)
    guard let owner else { return [gallery] }
    return [gallery, .init(owner.title, path.link(to: site.paths.page(of: owner)))]
  }

  var page: Page {
    Page(at: path, title, of: site.name, in: .gallery, trail: trail) {
      Node("div", ["class": held.isWide ? "viewer wide" : "viewer"]) {
        Node("div", ["class": "state first"]) {
          Node("div", ["class": "viewer-stage"]) {
            site.pictures(title, seenFrom: path, size: held.pictureSize, of: held) {
              site.menuPicture(of: open, $0)
            }
          }
          Node("div", ["class": "viewer-side"]) {
            if let change { change.node }
            site.lookChoice.nodes
            devices
            actions
          }
        }
      }
    }
  }

  /// What changed in the picture in the first theme.
  private var change: ChangeBox? {
    ChangeBox(about: site.menuPicture(of: open, site.themes[0].name), in: site, seenFrom: path)
  }

  /// Links to the menu on other devices.
  private var devices: [Node] {
    DeviceMenu(of: site, on: held, all: allMenus) { other, words in
      site.menu(owner, on: other).map { menu in
        [Node("a", ["href": path.link(to: site.menuPage(of: menu))]) { words }]
      } ?? []
    }.nodes
  }

  private var actions: Node {
    Node("ul", ["class": "actions"]) {
      if let prototype {
        Node("li") {
          Node("a", ["href": prototype.address]) { prototype.title }
        }
      }
      Node("li") {
        let picture = site.menuPicture(of: open, site.themes[0].name)
        let name = owner.map { "\(site.paths[$0].text)-menu" } ?? "menu"
        Node.download(path.link(to: picture), named: "\(name)-\(site.paths[held].text)")
      }
    }
  }

  /// The address of the part of a page that shows the menu on all devices.
  private var allMenus: String {
    path.link(to: owner.map { site.paths.page(of: $0) } ?? SitePart.gallery.path, at: "menu")
  }

  /// The prototype's screen below the menu, on this device or another one that has a prototype.
  /// If the menu opens there, the address opens it.
  private var prototype: (title: String, address: String)? {
    guard let screen = owner ?? site.startScreen, site.shows(screen),
      let (played, title) = site.prototype(near: held)
    else { return nil }
    let start = site.paths.prototype(of: screen, on: played)
    let variant = site.configuredVariant(of: screen, on: played)
    let opens = PlayedScreen(VariantLayout(variant, in: site.app), in: site).menu != nil
    return (title, path.link(to: start, at: opens ? PlayedScreen.menuID : nil))
  }
}

extension Site {
  /// Returns the open menu of a screen, or the app's, on a device.
  fileprivate func menu(_ owner: Screen?, on held: HeldDevice) -> OpenMenu? {
    owner.map { OpenMenu(ownedBy: $0, in: app, on: held) } ?? OpenMenu(of: app, on: held)
  }
}
