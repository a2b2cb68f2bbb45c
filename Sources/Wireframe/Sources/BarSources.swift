import AppModel

/// The paths of the bar that a screen shows, which may be its own, home's, or that of the settings.
struct BarSources {
  /// The bar; nil where no file says anything about it.
  let bar: SourcePath?
  private let app: App
  private let owner: ScreenSources?

  init(of screen: Screen, in app: App) {
    self.app = app
    let bar = app.navigationBar(of: screen)
    let shared = app.settings.navigationBar
    let owners = [screen, app.home].compactMap(\.self)
    if let bar, let owner = owners.first(where: { $0.navigation(.navigationBar) == bar }) {
      self.owner = ScreenSources(of: owner)
    } else {
      owner = shared.map { ScreenSources(sharedBar: $0) }
    }
    self.bar =
      bar.flatMap { [owner] in owner?[$0.location] }
      ?? app.collections[Collections.barTag].flatMap { FeedSources(app).path(of: $0) }
  }

  /// The path of a button, by where it is written.
  subscript(location: Location) -> SourcePath? {
    owner?[location]
      ?? app.collections[Collections.barTag]?.children.first { $0.location == location }
      .flatMap { FeedSources(app).path(of: $0) }
  }
}

/// The paths of the root's menu, which is home's or a collection.
struct MenuSources {
  /// The menu; nil where no file says anything about it.
  let menu: SourcePath?
  private let app: App
  private let home: ScreenSources?

  init(_ app: App) {
    self.app = app
    home = app.settings.usesBuilder ? app.home.map { ScreenSources(of: $0) } : nil
    menu =
      app.settings.usesBuilder
      ? app.home?.navigation(.menu).flatMap { [home] in home?[$0.location] }
      : app.collections[Collections.menuTag].flatMap { FeedSources(app).path(of: $0) }
  }

  /// The path of an entry, by where it is written.
  subscript(location: Location) -> SourcePath? {
    home?[location]
      ?? app.collections[Collections.menuTag]?.all.first { $0.location == location }
      .flatMap { FeedSources(app).path(of: $0) }
  }
}
