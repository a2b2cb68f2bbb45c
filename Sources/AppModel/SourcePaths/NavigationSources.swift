/// The paths of a menu or bar and of its entries, by their locations in the file.
struct NavigationSources: Sendable {
  /// The navigation first, then each entry before those inside it.
  private(set) var placed: [PlacedSource]
  private(set) var paths: [Location: SourcePath]

  /// Makes the paths of a navigation: of everything in it, or only of its first entries if a
  /// picture does not show more.
  init(_ navigation: Navigation, at path: SourcePath, first most: Int? = nil) {
    placed = []
    paths = [:]
    add(path, at: navigation.location)
    let items = navigation.items
    add(most.map { items.prefix($0) } ?? items[...], of: path, isWhole: most == nil)
  }

  /// The path of the value at a location.
  subscript(location: Location) -> SourcePath? { paths[location] }

  private mutating func add(_ path: SourcePath, at location: Location) {
    guard paths.updateValue(path, forKey: location) == nil else { return }
    placed.append(PlacedSource(path: path, location: location))
  }

  private mutating func add(
    _ items: ArraySlice<NavigationItem>, of parent: SourcePath, isWhole: Bool
  ) {
    var names = UniqueNames(separator: SourceNames.separator)
    for item in items {
      let name = names.unique(SourceNames.entry(id: item.id, title: item.title))
      let path = parent.appending("nav_items", name)
      add(path, at: item.location)
      if isWhole { add(item.items[...], of: path, isWhole: true) }
    }
  }
}

extension SourcePath {
  /// Returns the path of the navigation of a category that counts on a screen.
  static func navigation(_ category: Navigation.Category, of screen: Screen) -> SourcePath? {
    if let navigation = screen.navigation(category), navigation.isShared {
      return .shared(navigation)
    }
    return screen.sourcePath?.appending("navigations", category.name)
  }

  /// Returns the path of a navigation that is written next to the screens.
  static func shared(_ navigation: Navigation) -> SourcePath {
    SourcePath(file: navigation.sharedFile ?? AppFile.rivers.name, id: "navigations")
      .appending(navigation.id ?? navigation.category.name)
  }

  /// The path of the bar that all screens share.
  static let sharedBar = SourcePath(file: AppFile.settings.name, id: "navigation_bar")
}

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
      firstOf: (collection?.children.prefix(most) ?? []).compactMap { item in
        FeedSources(app).path(of: item).map { (item.location, $0) }
      })
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
