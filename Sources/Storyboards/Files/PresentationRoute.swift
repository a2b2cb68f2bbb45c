package import Lists
package import Reading

/// A scene that is presented in code.
package struct PresentationRoute: Hashable, Sendable {
  package let from: Located<String>?
  package let to: Located<String>?
  package let isWithRouter: Bool
  package let style: PresentationStyle?
  package let definesContext: Bool
  package let location: Location
  /// The scenes that it connects, nil for names that lead nowhere.
  package private(set) var source: ElementIndex<Scene>?
  package private(set) var target: ElementIndex<Scene>?

  init(_ reader: inout ObjectReader) {
    location = reader.location
    from = reader.locatedText("from")
    to = reader.locatedText("to")
    isWithRouter = reader.bool("with_router") ?? false
    style = reader.word("style", .routeWord)
    definesContext = reader.bool("defines_context") ?? false
  }

  /// Returns the presentation of one scene by another.
  func joining(
    _ source: ElementIndex<Scene>?, _ target: ElementIndex<Scene>?
  ) -> PresentationRoute {
    var route = self
    route.source = source
    route.target = target
    return route
  }
}
