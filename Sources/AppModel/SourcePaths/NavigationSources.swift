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
    var names = UniqueNames(separator: "~")
    for item in items {
      let name = (item.id ?? item.title ?? "item").abridged(to: Self.longestName)
      let path = parent.appending("nav_items", names.unique(name))
      add(path, at: item.location)
      if isWhole { add(item.items[...], of: path, isWhole: true) }
    }
  }

  private static let longestName = 200
}

extension SourcePath {
  /// Returns the path of the first navigation of a category of a screen.
  static func navigation(_ category: Navigation.Category, of screen: Screen) -> SourcePath? {
    screen.sourcePath?.appending("navigations", category.name)
  }

  /// The path of the bar that all screens share.
  static let sharedBar = SourcePath(file: AppFile.settings.name, id: "navigation_bar")
}
