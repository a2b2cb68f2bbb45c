import AppLayout
import AppModel
package import Pages
import Themes
import Wireframe

extension Site {
  /// Where the documents of a task stand, in the order in which they are made. Nothing is laid out or
  /// drawn for this, so the whole site can be counted before the first document is made.
  package func paths(of task: SiteTask) -> [SitePath] {
    switch task {
    case .gallery(let page): [.gallery(page)]
    case .matrix(let screen): [.screen(screen)]
    case .screen(let screen, let device, let orientation):
      picturePaths(of: screen, on: device, in: orientation)
        + [
          redlinesPath(of: configuredVariant(of: screen, on: device, in: orientation)),
          .inspect(screen, on: device, in: orientation),
        ]
    case .menu(let device, let orientation): menuPaths(on: device, in: orientation)
    case .flow: [SitePart.flow.path, .flowText]
    case .boot: [SitePart.boot.path]
    case .families: [SitePart.families.path]
    case .plugins: [SitePart.plugins.path]
    case .routes: [SitePart.routes.path]
    case .problems: [SitePart.problems.path]
    case .legend: [SitePart.legend.path]
    case .assets: SiteAsset.allCases.map { SitePath($0.name) }
    case .sources: [.sources]
    }
  }

  private func picturePaths(
    of screen: Screen, on device: Device, in orientation: Orientation
  ) -> [SitePath] {
    let variants = group(of: screen, on: device, in: orientation).variants.flatMap { variant in
      themes.map { path(of: variant, in: $0) }
    }
    let entrances = otherEntrances(of: screen, on: device, in: orientation).flatMap { variant in
      themes.map { path(of: variant.entrance, to: screen, on: device, in: orientation, $0) }
    }
    let full = themes.map { fullPath(of: screen, on: device, in: orientation, $0) }
    return variants + full + entrances
  }

  private func menuPaths(on device: Device, in orientation: Orientation) -> [SitePath] {
    hasMenu(on: device, in: orientation)
      ? themes.map { menuPath(on: device, in: orientation, $0) } : []
  }

  /// Whether there is a menu that opens. Drawing it is the surest way to know, and takes no longer
  /// than to lay it out.
  func hasMenu(on device: Device, in orientation: Orientation) -> Bool {
    Wireframe(openMenuOn: device, in: orientation, of: app) != nil
  }

  /// The variants of a screen on a device held one way that the site shows.
  func group(
    of screen: Screen, on device: Device, in orientation: Orientation
  ) -> VariantGroup {
    VariantGroup(of: screen, in: app, on: device, held: orientation, axes: axes)
  }
}
