/// A view controller or view of a variant: what it is, where it is, and who manages it.
package struct HierarchyNode: Hashable, Sendable {
  package let className: String
  package let role: Role
  /// In window coordinates.
  package let frame: Rect
  package let safeArea: Insets
  /// The class that puts it where it is; nil for the window.
  package let manager: String?
  package let children: [HierarchyNode]

  /// What a node is for.
  package enum Role: String, Hashable, Sendable, CaseIterable {
    case window
    case rootContainer = "root container"
    case presentationContainer = "presentation container"
    case statusBar = "status bar background"
    case navigationBar = "navigation bar"
    case rootPlugin = "root plugin"
    case navigationController = "navigation controller"
    case screen, pluginArea = "plugin area", banner, tabBar = "tab bar"
    case sectionComposite = "section composite"
    case component
  }

  /// The node and all nodes inside it, each before what it holds.
  package var all: [HierarchyNode] { [self] + children.flatMap(\.all) }

  /// The view controller that is asked how the status bar looks: the screen in front, which all
  /// containers around it point to.
  package var statusBarOwner: HierarchyNode? { all.last { $0.role == .screen } }
}

/// A node before it knows what it inherits from the node around it.
struct HierarchyPart {
  let className: String
  let role: HierarchyNode.Role
  let frame: Rect
  let manager: String?
  var children: [HierarchyPart] = []

  /// The part without what stands inside parts of a role.
  func pruned(at role: HierarchyNode.Role) -> HierarchyPart {
    var part = self
    part.children = self.role == role ? [] : children.map { $0.pruned(at: role) }
    return part
  }

  /// The part as a node, with the safe area that reaches it through the parts around it.
  func node(in parent: Rect, safeArea inherited: Insets) -> HierarchyNode {
    let place = frame.offset(by: Point(x: -parent.x, y: -parent.y))
    let overlap = inherited.inherited(by: place, in: parent.size)
    // Content that is scrolled out of its parent has no more to fear than the parent.
    let safeArea = role == .component ? overlap.limited(by: inherited) : overlap
    return HierarchyNode(
      className: className, role: role, frame: frame, safeArea: safeArea, manager: manager,
      children: children.map { $0.node(in: frame, safeArea: safeArea) })
  }
}
