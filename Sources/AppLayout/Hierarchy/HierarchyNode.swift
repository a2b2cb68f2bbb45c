/// A view controller or view of a variant.
package struct HierarchyNode: Hashable, Sendable {
  package let className: String
  package let role: Role
  /// The frame in window coordinates.
  package let frame: Rect
  package let safeArea: Insets
  /// The class that sets its frame; nil for the window.
  package let manager: String?
  package let children: [HierarchyNode]

  /// The purpose of a node. The raw values are those of JSON; people read `words`.
  package enum Role: String, Hashable, Sendable, CaseIterable {
    case window
    case appContainer = "root container"
    case presentationContainer = "presentation container"
    case statusBar = "status bar background"
    case navigationBar = "navigation bar"
    case rootPlugin = "root plugin"
    case navigationController = "navigation controller"
    /// The navigation controller of a presentation container, in place of a root plugin.
    case innerNavController
    case screen, pluginArea = "plugin area", banner, tabBar = "tab bar"
    case sectionComposite = "section composite"
    case component
  }

  /// The node and all nodes inside it, each before the nodes inside it.
  package var all: [HierarchyNode] { [self] + children.flatMap(\.all) }

  /// The view controller that decides how the status bar looks: the screen in front, to which all
  /// containers around it delegate.
  package var statusBarOwner: HierarchyNode? { all.last { $0.role == .screen } }
}

/// A node before the safe area it inherits is known.
struct HierarchyPart {
  let className: String
  let role: HierarchyNode.Role
  let frame: Rect
  let manager: String?
  var children: [HierarchyPart] = []

  /// Returns the part without the children of parts with a role.
  func pruned(at role: HierarchyNode.Role) -> HierarchyPart {
    var part = self
    part.children = self.role == role ? [] : children.map { $0.pruned(at: role) }
    return part
  }

  /// Returns the part as a node, with the safe area that it inherits from the parts around it.
  func node(in parent: Rect, safeArea inherited: Insets) -> HierarchyNode {
    let local = frame.offset(by: Point(x: -parent.x, y: -parent.y))
    let overlap = inherited.inherited(by: local, in: parent.size)
    // Content that is scrolled out of its parent has no larger safe area than the parent.
    let safeArea = role == .component ? overlap.limited(by: inherited) : overlap
    return HierarchyNode(
      className: className, role: role, frame: frame, safeArea: safeArea, manager: manager,
      children: children.map { $0.node(in: frame, safeArea: safeArea) })
  }
}
