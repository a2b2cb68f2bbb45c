import AppLayout
import PageParts

extension DocumentKind {
  /// A screen in all its variants.
  static let matrix = DocumentKind("matrix", ofEach: .screen) { site, task in
    let screen = site.screens[task.screen]
    return [
      .page(at: site.paths.page(of: screen), about: screen.key) { $0.site.matrixPage(of: screen) }
    ]
  }
}

extension Site {
  /// Returns the page that shows a screen in all its variants, with everything known about it.
  func matrixPage(of screen: Screen) -> Page {
    let path = paths.page(of: screen)
    let parts = ScreenParts(site: self, screen: screen, path: path)
    let folded = [
      parts.bars, parts.everyDevice, parts.problems, parts.shortestPath, parts.entrances,
      parts.ownMenu, parts.facts, parts.widths, parts.senders, parts.hooks,
    ].compactMap(\.self)
    return Page(
      at: path, screen.title, of: name, in: .gallery,
      trail: [.init(to: .gallery, seenFrom: path)], lead: parts.lead
    ) {
      if let box = ChangeBox(aboutScreen: screen, in: self, seenFrom: path) { box.node }
      ScreenView(parts).node
      Node("div", ["class": "folds"]) { for chapter in folded { chapter.folded } }
      parts.adjacentScreens
    }
  }
}
