extension App {
  /// Every path that a drawing may name as a source, with its place: screens in file order, then
  /// the shared bar, then feeds. If two values have the same path, this has the first.
  package var sourcePaths: [PlacedSource] {
    var seen: Set<SourcePath> = []
    let shared = settings.navigationBar.map { ScreenSources(sharedBar: $0).placed } ?? []
    let placed =
      screens.flatMap { ScreenSources(of: $0).placed } + shared + FeedSources(self).placed
    return placed.filter { seen.insert($0.path).inserted }
  }
}
