package import AppLayout
package import AppModel

/// Documents that are made together, because they share what they are made from.
package enum SiteTask: Hashable, Sendable {
  /// The cards of all screens, a page of them at a time, counted from zero.
  case gallery(page: Int)
  case matrix(Screen)
  /// A screen on a device held one way: its pictures and the page that explains them.
  case screen(Screen, Device, Orientation)
  /// The app's open menu.
  case menu(Device, Orientation)
  case flow, boot, families, plugins, routes, problems, legend
  /// The stylesheet, the script, the icon, and what leads hosts to the gallery.
  case assets
  /// Where every source of the pictures stands in the app's files.
  case sources
}

extension Site {
  /// Everything that the site consists of.
  package var tasks: [SiteTask] {
    let places = axes.devices.flatMap { device in
      axes.orientations(of: device).map { (device, $0) }
    }
    return [.assets, .sources, .flow, .boot, .families, .plugins, .routes, .problems, .legend]
      + gallery.pages.indices.map { .gallery(page: $0) }
      + places.map { .menu($0, $1) }
      + screens.flatMap { screen in
        [.matrix(screen)] + places.map { .screen(screen, $0, $1) }
      }
  }
}
