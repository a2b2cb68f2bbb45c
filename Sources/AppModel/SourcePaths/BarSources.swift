/// The paths of the bar that a screen shows: its own, home's, or that of the settings.
package struct BarSources: Sendable {
  /// The path of the bar; nil if no file describes it.
  package let bar: SourcePath?
  private let owner: NavigationSources?
  /// The buttons of a collection.
  private let items: [Location: SourcePath]

  /// Makes the paths of the part of a screen's bar that is shown.
  package init(of screen: Screen, in app: App) {
    let bar = app.navigationBar(of: screen)
    let owners = [screen, app.home].compactMap(\.self)
    let most = Navigation.mostButtons
    if let bar, let owner = owners.first(where: { $0.has(bar) }) {
      self.owner = SourcePath.navigation(.navigationBar, of: owner)
        .map { NavigationSources(bar, at: $0, first: most) }
    } else {
      owner = app.settings.navigationBar.map {
        NavigationSources($0, at: .sharedBar, first: most)
      }
    }
    let collection = app.collections[Collections.barTag]
    let own = bar.flatMap { [owner] in owner?[$0.location] }
    self.bar = own ?? collection.flatMap { FeedSources(app).path(of: $0) }
    items = Dictionary(
      (collection?.children.prefix(most) ?? []).compactMap { item in
        FeedSources(app).path(of: item).map { (item.location, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The path of a button, by its location in the file.
  package subscript(location: Location) -> SourcePath? { owner?[location] ?? items[location] }
}

extension Screen {
  /// Whether a bar is the one that the screen defines itself.
  fileprivate func has(_ bar: Navigation) -> Bool {
    navigation(.navigationBar)?.location == bar.location
  }
}
