/// The paths of some values of an app, and the screens that they belong to.
package struct OwnedSources {
  private var sources: [Location: Source] = [:]
  /// The first screen that is written at a location.
  private var screens: [Location: Screen] = [:]

  /// The path of a value; nil as the owner of one that all screens share.
  package struct Source {
    package let path: SourcePath
    package let owner: Screen?
  }

  /// Finds the paths of the values at some locations, without holding those of all others.
  package init(of app: App, at locations: Set<Location>) {
    guard !locations.isEmpty else { return }
    for screen in app.screens {
      add(ScreenSources(of: screen).placed, of: screen, at: locations)
      for location in [screen.location, screen.styles.family?.location].compactMap(\.self)
      where locations.contains(location) && screens[location] == nil {
        screens[location] = screen
      }
    }
    add(app.sharedSources, of: nil, at: locations)
    if let location = app.settings.statusBar.location, locations.contains(location) {
      let path = SourcePath(file: AppFile.settings.name, id: "status_bar")
      sources[location] = Source(path: path, owner: nil)
    }
    if !locations.allSatisfy({ sources[$0] != nil || screens[$0] != nil }) {
      add(FeedSources(app).placed, of: nil, at: locations)
    }
  }

  private mutating func add(
    _ placed: [PlacedSource], of owner: Screen?, at locations: Set<Location>
  ) {
    for source in placed
    where locations.contains(source.location) && sources[source.location] == nil {
      sources[source.location] = Source(path: source.path, owner: owner)
    }
  }

  /// Returns the path of a location with the screen that it belongs to; of a value that does not
  /// have a path of its own, those of the screen around it, or where it was found.
  package func source(of location: Location, on screen: Screen?) -> Source {
    if let source = sources[location] { return source }
    let owner = screens[location] ?? screen
    let path = owner.map {
      $0.sourcePath ?? SourcePath(file: AppFile.rivers.name, id: $0.key)
    }
    return Source(path: path ?? SourcePath(file: AppFile.rivers.name, id: ""), owner: owner)
  }
}
