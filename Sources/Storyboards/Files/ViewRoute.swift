package import Lists
package import Reading

/// A view that is added to another view in code, or that a storyboard shows.
package struct ViewRoute: Hashable, Sendable {
  package let className: Located<String>?
  package private(set) var facts: RouterFacts
  /// The scene, view or window that the view is added to.
  package let addedTo: Located<String>?
  package let superviewAdded: Bool
  package let isInWindow: Bool
  package let isRemovedFirst: Bool
  /// Whether a storyboard draws it.
  package let isDrawn: Bool
  package let location: Location
  /// What the view is added to; nil for a name that leads nowhere.
  package private(set) var holder: Holder?

  /// What a view is added to.
  package enum Holder: Hashable, Sendable {
    /// The view of a scene.
    case scene(ElementIndex<Scene>)
    /// Another view.
    case view(ElementIndex<ViewRoute>)
    case window
  }

  /// The class of the system's windows.
  package static let window = "UIWindow"

  init(_ reader: inout ObjectReader) {
    location = reader.location
    className = reader.locatedText("class")
    facts = RouterFacts(ofView: &reader)
    addedTo = reader.locatedText("added_to")
    superviewAdded = reader.bool("superview_added") ?? true
    isInWindow = reader.bool("in_window") ?? true
    isRemovedFirst = reader.bool("removed_first") ?? false
    isDrawn = false
  }

  /// Makes a view of a scene of a storyboard.
  init(className: String, in scene: String, at location: Location) {
    self.location = location
    self.className = Located(value: className, location: location)
    facts = .unknown
    addedTo = Located(value: scene, location: location)
    superviewAdded = true
    isInWindow = true
    isRemovedFirst = false
    isDrawn = true
  }

  /// Returns the view inside something, with the facts of its class where its own entry does not
  /// say them.
  func inside(_ holder: Holder?, _ classes: [String: RouterFacts]) -> ViewRoute {
    var view = self
    view.holder = holder
    view.facts = facts.or(className.flatMap { classes[$0.value] })
    return view
  }
}
