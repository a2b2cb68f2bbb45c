import AppLayout
import AppModel
import Wireframe

/// Facts about a picture that it does not show.
struct PictureFacts: Hashable {
  var placement: Placement?
  var statusBar: StatusBar?
  var entrance: Entrance?
  /// What each box opens, by its key.
  var targets: [String: String] = [:]
  /// The classes of the controllers, each with the controllers around it.
  var controllers: [String: Set<String>] = [:]
}

extension PictureFacts {
  /// Creates the facts of a variant and of the boxes drawn for it.
  init(of layout: VariantLayout, drawn wireframe: Wireframe, in app: App) {
    placement = layout.variant.placement
    statusBar = layout.variant.statusBar
    entrance = layout.variant.entrance
    let tabs =
      layout.frame.tabBar == nil
      ? []
      : MenuLayout(
        of: app, on: layout.variant.device, in: layout.variant.orientation, isExpanded: false
      ).rows
    for box in wireframe.boxes {
      guard let part = box.part else { continue }
      targets[box.key] = Self.target(of: part, layout, tabs, app)
    }
    add(layout.hierarchy(in: app))
  }

  private mutating func add(_ node: HierarchyNode) {
    for child in node.children {
      controllers[child.className, default: []].insert(node.className)
      add(child)
    }
  }

  private static func target(
    of part: LayoutPart, _ layout: VariantLayout, _ tabs: [MenuRow], _ app: App
  ) -> String? {
    let sections = layout.content.sections
    switch part {
    case .section: return nil
    case .header(let section): return sections[section].header?.target
    case .footer(let section): return sections[section].footer?.target
    case .cell(let cell, let section):
      let item = sections[section].cells[cell].item
      return item.flatMap(app.target)
        ?? sections[section].component.data.target?.value
    case .barButton(let button): return layout.navigationBar?.buttons[button].target
    case .tab(let tab): return tabs[tab].target
    }
  }
}
