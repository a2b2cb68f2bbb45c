/// Storyboards as a router library sees them: `routes.json`.
package struct Routes: Hashable, Sendable {
  package let scenes: [Scene]
  package let segues: [Segue]
  package let presentations: [PresentationRoute]
  package let views: [ViewRoute]

  static func read(_ reader: inout ObjectReader) -> Routes {
    reader.knows("$schema")
    return Routes(
      scenes: reader.list("scenes", Scene.init),
      segues: reader.list("segues", Segue.init),
      presentations: reader.list("presentations", PresentationRoute.init),
      views: reader.list("views", ViewRoute.init))
  }

  package var isEmpty: Bool {
    scenes.isEmpty && segues.isEmpty && presentations.isEmpty && views.isEmpty
  }
}

/// A view controller of a storyboard.
package struct Scene: Hashable, Sendable {
  package let id: Located<String>?
  package let className: String?
  /// Which of the system's containers the scene is, if it is one.
  package let container: Container?
  package let isRoutable: Bool
  package let isInitial: Bool
  package let isPreparedOutside: Bool
  package let implementsPrepare: Bool
  package let location: Location

  /// The containers of the system, none of which prepares what it contains.
  package enum Container: String, Hashable, Sendable, CaseIterable {
    case navigation
    case tabBar = "tab_bar"
    case split
  }

  init(_ reader: inout ObjectReader) {
    location = reader.location
    id = reader.locatedText("id")
    className = reader.text("class")
    container = reader.word("container", .routeWord)
    isRoutable = reader.bool("routable") ?? false
    isInitial = reader.bool("initial") ?? false
    isPreparedOutside = reader.bool("externally_prepared") ?? false
    implementsPrepare = reader.bool("implements_prepare") ?? false
  }
}

/// A transition that a storyboard draws.
package struct Segue: Hashable, Sendable {
  package let from: Located<String>?
  package let to: Located<String>?
  package let kind: String?
  package let location: Location

  init(_ reader: inout ObjectReader) {
    location = reader.location
    from = reader.locatedText("from")
    to = reader.locatedText("to")
    kind = reader.text("kind")
  }
}

/// A scene that is presented in code.
package struct PresentationRoute: Hashable, Sendable {
  package let from: Located<String>?
  package let to: Located<String>?
  package let isWithRouter: Bool
  package let style: PresentationStyle?
  package let definesContext: Bool
  package let location: Location

  init(_ reader: inout ObjectReader) {
    location = reader.location
    from = reader.locatedText("from")
    to = reader.locatedText("to")
    isWithRouter = reader.bool("with_router") ?? false
    style = reader.word("style", .routeWord)
    definesContext = reader.bool("defines_context") ?? false
  }
}

/// A view that is added to another one in code.
package struct ViewRoute: Hashable, Sendable {
  package let className: Located<String>?
  package let isRoutable: Bool
  package let isPreparedOutside: Bool
  /// The scene or view to which the view is added.
  package let addedTo: Located<String>?
  package let superviewAdded: Bool
  package let isInWindow: Bool
  package let isRemovedFirst: Bool
  package let location: Location

  init(_ reader: inout ObjectReader) {
    location = reader.location
    className = reader.locatedText("class")
    isRoutable = reader.bool("routable") ?? false
    isPreparedOutside = reader.bool("externally_prepared") ?? false
    addedTo = reader.locatedText("added_to")
    superviewAdded = reader.bool("superview_added") ?? false
    isInWindow = reader.bool("in_window") ?? false
    isRemovedFirst = reader.bool("removed_first") ?? false
  }
}

extension Rule {
  static let routeWord = Rule(
    "route-word",
    means: "routes.json has a container or a style of presentation that there is not.",
    matters: "What happens on the way from scene to scene would be worked out wrongly.",
    mend: "Write one of the words that the message lists.")
}
