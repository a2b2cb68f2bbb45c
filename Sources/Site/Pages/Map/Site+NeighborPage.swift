import AppLayout
import PageParts

extension DocumentKind {
  /// What is within two taps of a screen, where the map of all screens would be too large to draw.
  static let neighbors = DocumentKind("neighbors", ofEach: .screen) { site in
    site.hasNeighborPages ? [SiteTask()] : []
  } documents: { site, task in
    let screen = site.screens[task.screen]
    return [
      .page(at: site.paths.neighbors(of: screen), about: screen.key) {
        $0.site.neighborPage(of: screen)
      }
    ]
  }
}

extension Site {
  /// Whether the map of all screens would be too large to draw, so that each has a map of its own.
  var hasNeighborPages: Bool { app.screens.count > MapForm.limit }

  func neighborPage(of screen: Screen) -> Page {
    let path = paths.neighbors(of: screen)
    let title = "Within two taps of \(screen.title)"
    return Page(
      at: path, title, of: name, in: .map,
      trail: [
        .init(to: .gallery, seenFrom: path),
        .init(screen.title, path.link(to: paths.page(of: screen))),
      ],
      heading: [.text("Within two taps of "), .appText(screen.title)],
      lead: [.text("What leads there is on the left, and where it leads on the right.")]
    ) {
      if let place = map.place(of: screen) {
        Node.section("map", "Map") { ScreenMap(of: self, around: place).nodes(on: path) }
      }
    }
  }
}
