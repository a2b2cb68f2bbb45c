import AppModel

/// The paths of everything that an app defines for one screen, by their locations in the file.
struct ScreenSources {
  /// The path of the screen itself; nil for a screen that is not in any file.
  let screen: SourcePath?
  private(set) var placed: [PlacedSource] = []
  private var paths: [Location: SourcePath] = [:]
  private var keys: [Location: String] = [:]
  /// The keys that were shortened.
  private var abridged = UniqueNames(separator: "~")

  init(of screen: Screen) {
    self.screen = screen.sourcePath
    guard let path = self.screen else { return }
    add(path, at: screen.location)
    add(screen.components, under: screen.componentsKey, of: path, inside: nil)
    var categories = UniqueNames(separator: "~")
    for navigation in screen.navigations {
      let name = categories.unique(navigation.category.name)
      add(navigation, at: path.appending("navigations", name))
    }
  }

  /// Makes the paths of a bar that all screens share.
  init(sharedBar navigation: Navigation) {
    screen = nil
    add(navigation, at: .sharedBar)
  }

  /// The path of the value at a location.
  subscript(location: Location) -> SourcePath? { paths[location] }

  /// Returns the key that distinguishes a component from all others of the screen: the keys of the
  /// groups around it and its own, as stable as the ids of the file.
  func key(of component: Component) -> String {
    keys[component.location] ?? Self.key(of: component, inside: nil)
  }

  /// Returns the key of a component among its siblings. A bar at the end keeps it from being the
  /// key of a box that does not belong to a component.
  private static func key(of component: Component, inside group: String?) -> String {
    let key = component.key.segment
    return group == nil && FixedKey(rawValue: key) != nil ? "\(key)|" : key
  }

  /// Returns a key with its groups, shortened if it is longer than any that people write. No other
  /// key ends like a shortened one, so that all of them stay different.
  private mutating func wholeKey(_ name: String, inside group: String?) -> String {
    let longest = 512
    let whole = group.map { "\($0)|\(name)" } ?? name
    return whole.utf8.count > longest
      ? "\(abridged.unique(whole.abridgedEncoding(to: longest)))|" : whole
  }

  private mutating func add(_ path: SourcePath, at location: Location) {
    guard paths.updateValue(path, forKey: location) == nil else { return }
    placed.append(PlacedSource(path: path, location: location))
  }

  private mutating func add(
    _ components: [Component], under key: StaticString, of parent: SourcePath,
    inside group: String?
  ) {
    for component in components {
      let path = parent.appending(key, component.key)
      let own = Self.key(of: component, inside: group)
      let whole = wholeKey(own, inside: group)
      keys[component.location] = whole
      add(path, at: component.location)
      if let header = component.styles.header {
        add(path.appending("styles", "header"), at: header.location)
      }
      if let footer = component.styles.footer {
        add(path.appending("styles", "footer"), at: footer.location)
      }
      if let body = component.styles.body {
        add(path.appending("styles", "cell_body_component_type"), at: body.typeName.location)
      }
      add(component.components, under: "ui_components", of: path, inside: whole)
    }
  }

  private mutating func add(_ navigation: Navigation, at path: SourcePath) {
    for source in NavigationSources(navigation, at: path).placed {
      add(source.path, at: source.location)
    }
  }
}

extension Screen {
  /// Where the screen is defined; nil for a screen that is not in any file.
  var sourcePath: SourcePath? {
    switch origin {
    case .rivers: SourcePath(file: AppFile.rivers.name, id: key)
    case .appDefine: SourcePath(file: AppFile.appDefine.name, id: key)
    case .whiteLabel, .nowhere: nil
    }
  }

  fileprivate var componentsKey: StaticString {
    switch origin {
    case .rivers, .whiteLabel, .nowhere: "ui_components"
    case .appDefine: "components"
    }
  }
}
