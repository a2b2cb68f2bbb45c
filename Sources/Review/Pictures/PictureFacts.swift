import AppLayout
import Wireframe

/// Facts about a picture that it does not show, as far as they are known.
struct PictureFacts: Hashable {
  var placement: Placement?
  var statusBar: StatusBar?
  var entrance: Entrance?
  /// The key of the screen that each box opens; nil if that is not known.
  var targets: [BoxKey: String]?
  /// The classes of the controllers, each with the controllers around it; nil if these are not
  /// known.
  var controllers: [String: Set<String>]?
}

extension PictureFacts {
  /// Creates the facts of a variant and of the boxes drawn for it.
  init(of layout: VariantLayout, drawn wireframe: Wireframe, in app: App) {
    placement = layout.variant.placement
    statusBar = layout.variant.statusBar
    entrance = layout.variant.entrance
    let opened = PartTargets(of: layout, in: app)
    var targets: [BoxKey: String] = [:]
    for box in wireframe.boxes {
      guard let part = box.part else { continue }
      targets[box.key] = opened[part]
    }
    self.targets = targets
    var controllers: [String: Set<String>] = [:]
    Self.add(layout.hierarchy(in: app), to: &controllers)
    self.controllers = controllers
  }

  private static func add(_ node: HierarchyNode, to controllers: inout [String: Set<String>]) {
    for child in node.children {
      controllers[child.className, default: []].insert(node.className)
      add(child, to: &controllers)
    }
  }
}
