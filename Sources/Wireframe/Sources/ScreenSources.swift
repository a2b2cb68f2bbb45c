import AppModel

/// The paths of everything that an app defines for one screen, by their locations in the file.
struct ScreenSources {
  /// The path of the screen itself; nil for a screen that is not in any file.
  let screen: SourcePath?
  private(set) var placed: [PlacedSource] = []
  private var paths: [Location: SourcePath] = [:]
  private var keys: [Location: ComponentKey] = [:]
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

  /// Returns the key that distinguishes a component from all others of the screen, as stable as the
  /// ids of the file.
  func key(of component: Component) -> ComponentKey {
    keys[component.location] ?? ComponentKey(component.key.segment, inside: nil)
  }

  /// Returns the key of a component, shortened if it is longer than any that people write. All of
  /// them stay different.
  private mutating func uniqueKey(
    of component: Component, inside group: ComponentKey?
  ) -> ComponentKey {
    let longest = 512
    let key = ComponentKey(component.key.segment, inside: group)
    return key.text.utf8.count > longest
      ? ComponentKey(abridged: abridged.unique(key.text.abridgedEncoding(to: longest))) : key
  }

  private mutating func add(_ path: SourcePath, at location: Location) {
    guard paths.updateValue(path, forKey: location) == nil else { return }
    placed.append(PlacedSource(path: path, location: location))
  }

  private mutating func add(
    _ components: [Component], under key: StaticString, of parent: SourcePath,
    inside group: ComponentKey?
  ) {
    for component in components {
      let path = parent.appending(key, component.key)
      let own = uniqueKey(of: component, inside: group)
      keys[component.location] = own
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
      add(component.components, under: "ui_components", of: path, inside: own)
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
    case .rivers: SourcePath(file: "rivers.json", id: key)
    case .appDefine: SourcePath(file: "AppDefine.json", id: key)
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
