/// The paths of the menu around a screen: home's, the screen's own, or a collection.
package struct MenuSources: Sendable {
  /// The path of the menu; nil if no file describes it.
  package let menu: SourcePath?
  private let paths: [Location: SourcePath]

  /// Makes the paths of a whole menu, or of as many of its first entries as can be tabs.
  package init(of screen: Screen, in app: App, first most: Int? = nil) {
    guard app.settings.usesBuilder else {
      let collection = app.collections[Collections.menuTag]
      menu = collection.flatMap { FeedSources(app).path(of: $0) }
      paths = collection.map { FeedSources.paths(in: $0, first: most) } ?? [:]
      return
    }
    let sources = app.root(of: screen).owner.flatMap(app.screen).flatMap {
      owner -> NavigationSources? in
      guard let menu = owner.navigation(.menu),
        let path = SourcePath.navigation(.menu, of: owner)
      else { return nil }
      return NavigationSources(menu, at: path, first: most)
    }
    menu = sources?.placed.first?.path
    paths = sources?.paths ?? [:]
  }

  /// The path of an entry, by its location in the file.
  package subscript(location: Location) -> SourcePath? { paths[location] }
}
