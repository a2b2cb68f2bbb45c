extension App {
  /// Every path that a drawing may name as a source, with its place: screens in file order, then
  /// the shared bar, then feeds. If two values have the same path, this has the first.
  package var sourcePaths: [PlacedSource] {
    var found: [PlacedSource] = []
    forEachSource { found.append($0) }
    return found
  }

  /// Passes on each of the source paths. They are more text than the app, and are not kept.
  package func forEachSource(_ body: (PlacedSource) -> Void) {
    // Paths of different screens differ, because they begin with their keys.
    for screen in screens { Self.pass(ScreenSources(of: screen).placed, to: body) }
    if let bar = settings.navigationBar {
      Self.pass(ScreenSources(sharedBar: bar).placed, to: body)
    }
    Self.pass(FeedSources(self).placed, to: body)
  }

  private static func pass(_ placed: [PlacedSource], to body: (PlacedSource) -> Void) {
    var seen: Set<SourcePath> = []
    for source in placed where seen.insert(source.path).inserted { body(source) }
  }
}
