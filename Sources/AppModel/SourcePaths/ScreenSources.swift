/// The paths of everything that an app defines for one screen, by their locations in the file.
package struct ScreenSources: Sendable {
  /// The path of the screen itself; nil for a screen that is not in any file.
  package let screen: SourcePath?
  private(set) var placed: [PlacedSource] = []
  private var paths: [Location: SourcePath] = [:]

  package init(of screen: Screen) {
    self.screen = screen.sourcePath
    guard let path = self.screen else { return }
    add(path, at: screen.location)
    add(screen.components, under: screen.componentsKey, of: path)
    var categories = UniqueNames(separator: SourceNames.separator)
    for navigation in screen.navigations {
      let name = categories.unique(navigation.category.name)
      add(navigation, at: path.appending("navigations", name))
    }
  }

  /// The path of the value at a location.
  package subscript(location: Location) -> SourcePath? { paths[location] }

  private mutating func add(_ path: SourcePath, at location: Location) {
    guard paths.updateValue(path, forKey: location) == nil else { return }
    placed.append(PlacedSource(path: path, location: location))
  }

  private mutating func add(
    _ components: [Component], under key: StaticString, of parent: SourcePath
  ) {
    for component in components {
      let path = parent.appending(key, component.key)
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
      add(component.components, under: "ui_components", of: path)
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
  package var sourcePath: SourcePath? {
    switch origin {
    case .rivers: SourcePath(file: file, id: key)
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
