import AppModel

/// The paths of everything that an app says about one screen, by the places where it is written.
struct ScreenSources {
  /// The screen itself; nil for one that no file has.
  let screen: SourcePath?
  private(set) var placed: [PlacedSource] = []
  private var paths: [Location: SourcePath] = [:]
  private var keys: [Location: String] = [:]

  init(of screen: Screen) {
    self.screen = screen.sourcePath
    guard let path = self.screen else { return }
    add(path, at: screen.location)
    add(screen.components, under: screen.componentsKey, of: path, inside: nil)
    var categories = UniqueNames(separator: "~")
    for navigation in screen.navigations {
      add(navigation, at: path.appending("navigations", categories.unique(navigation.categoryName)))
    }
  }

  /// The paths of a bar that all screens share.
  init(sharedBar navigation: Navigation) {
    screen = nil
    add(navigation, at: SourcePath(file: "settings.json", id: "navigation_bar"))
  }

  /// The path of what is written at a place.
  subscript(location: Location) -> SourcePath? { paths[location] }

  /// What tells a component from all others of the screen: the keys of the groups around it and its
  /// own, as stable as the ids of the file.
  func key(of component: Component) -> String {
    keys[component.location] ?? component.key.percentEncoded()
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
      let name = component.key.percentEncoded()
      let whole = group.map { "\($0)|\(name)" } ?? name
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
    add(path, at: navigation.location)
    add(navigation.items, of: path)
  }

  private mutating func add(_ items: [NavigationItem], of parent: SourcePath) {
    var names = UniqueNames(separator: "~")
    for item in items {
      let path = parent.appending("nav_items", names.unique(item.id ?? item.title ?? "item"))
      add(path, at: item.location)
      add(item.items, of: path)
    }
  }
}

extension Screen {
  /// Where the screen comes from; nil for one that no file has.
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

extension Navigation {
  fileprivate var categoryName: String {
    switch category {
    case .menu: "menu"
    case .navigationBar: "nav_bar"
    case .other(let name): name
    }
  }
}
