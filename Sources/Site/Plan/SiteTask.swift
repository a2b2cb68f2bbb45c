package import AppLayout
package import AppModel
import PageParts
import Themes
package import Wireframe

/// Documents that are made together.
package enum SiteTask: Hashable, Sendable {
  /// A single document; that of a viewer comes with the page of the screen's own menu.
  case document(DocumentContent)
  /// All pictures of a screen on a device.
  case pictures(ElementIndex<Screen>, ElementIndex<HeldDevice>, ElementIndex<Theme>)
  /// The pictures of a screen just before and after something changes with the width of the window.
  case windows(ElementIndex<Screen>, ElementIndex<Theme>)
  /// All pictures of a family, if a screen uses it.
  case family(ElementIndex<FamilyShelf.Entry>, ElementIndex<Theme>)
  /// The pictures of a presentation on every device that can show it.
  case presentation(ElementIndex<PicturedPresentation>, ElementIndex<Theme>)
  /// The page of the app's menu on a device, if that opens.
  case menuPage(ElementIndex<HeldDevice>)
  /// The picture of the app's menu on a device, if that opens.
  case menu(ElementIndex<HeldDevice>, ElementIndex<Theme>)
}

extension SiteTask {
  /// Whether all documents of the task are pictures.
  var isOfPictures: Bool {
    switch self {
    case .document(.picture), .pictures, .windows, .family, .presentation, .menu: true
    case .document, .menuPage: false
    }
  }
}

extension Site {
  /// Returns the tasks for all files that the site may have, always in the same order.
  package func allTasks() -> [SiteTask] {
    let ofApp: [SiteTask] =
      assets.map { .document($0) } + pages.map { .document(.page($0)) }
      + themes.elementIndices.map { .document(.picture(.legend, $0)) }
    return ofApp + themes.elementIndices.flatMap(pictures)
      + devices.elementIndices.map { .menuPage($0) }
      + screens.elementIndices.flatMap(tasks)
  }

  /// The documents that are neither pages nor pictures.
  private var assets: [DocumentContent] {
    SiteAsset.allCases.filter { !prototypes.isEmpty || !$0.isOfPrototypes }.map { .asset($0) }
      + [.mapText, .sources]
      + (gallery.pages.count > 1 ? [.names] : []) + (looks.count > 1 ? [.looks] : [])
      + (changes == nil ? [] : [.marks])
  }

  /// The pages that do not belong to a screen, and those of prototypes.
  private var pages: [DocumentContent.Topic] {
    let ofPrototypes = prototypes.compactMap { places[$0] }.flatMap { device in
      screens.elementIndices.map { DocumentContent.Topic.prototype($0, device) }
    }
    return [.contactSheet] + SitePart.allCases.filter { $0 != .gallery }.map { .part($0) }
      + gallery.pages.indices.map { .gallery(page: $0) }
      + families.entries.elementIndices.map { .family($0) } + ofPrototypes + journeyPages
  }

  /// Returns the tasks for the pictures in a theme that do not belong to a screen.
  private func pictures(in theme: ElementIndex<Theme>) -> [SiteTask] {
    families.entries.elementIndices.map { .family($0, theme) }
      + presentations.elementIndices.map { .presentation($0, theme) }
      + devices.elementIndices.map { .menu($0, theme) }
  }

  /// Returns the tasks for a screen.
  private func tasks(of screen: ElementIndex<Screen>) -> [SiteTask] {
    let matrix: SiteTask = .document(.page(.matrix(screen)))
    let windows = widths == nil ? [] : themes.elementIndices.map { SiteTask.windows(screen, $0) }
    return [matrix] + windows
      + devices.elementIndices.flatMap { device -> [SiteTask] in
        [
          .document(.page(.inspection(screen, device))),
          .document(.page(.viewer(screen, device))),
        ] + themes.elementIndices.map { .pictures(screen, device, $0) }
      }
  }
}
