import AppLayout
import AppModel
import Wireframe

/// The boxes of a drawing put into words, in the order in which they are drawn.
struct Layers {
  private(set) var all: [Layer] = []
  private let inspected: InspectedScreen
  private var sections: ArraySlice<SectionLayout>
  private var section: SectionLayout?
  private var nextCell = 0
  private var buttons: ArraySlice<BarButton>
  private var tabs: ArraySlice<MenuRow>

  init(of inspected: InspectedScreen) {
    self.inspected = inspected
    sections = inspected.layout.content.sections[...]
    buttons = (inspected.layout.navigationBar?.buttons ?? [])[...]
    let variant = inspected.variant
    tabs =
      inspected.layout.frame.tabBar == nil
      ? []
      : MenuLayout(
        of: inspected.app, on: variant.device, in: variant.orientation, isExpanded: false
      ).rows[...]
    for box in inspected.wireframe.boxes { all.append(layer(box)) }
  }

  private mutating func layer(_ box: Wireframe.Box) -> Layer {
    switch box.kind {
    case .section: return nextSection(box)
    case .header, .footer:
      let header = box.kind == .header ? section?.header : section?.footer
      return layer(box, header?.title, target(header?.target))
    case .cell: return cell(box)
    case .contextButton: return layer(box, inspected.layout.navigationBar?.context?.kind.rawValue)
    case .barTitle: return layer(box, inspected.layout.navigationBar?.title?.text)
    case .barButton:
      let button = buttons.popFirst()
      return layer(
        box, button?.title ?? button?.kind.rawValue,
        button?.isEnabled ?? false ? target(button?.target) : nil)
    case .tab:
      let tab = tabs.popFirst()
      return layer(box, tab?.title, target(tab?.target))
    case .device, .window, .statusBar, .navigationBar, .root, .strip, .pluginArea, .banner,
      .tabBar, .menu, .menuRow, .notice, .safeArea, .fold, .legend:
      return layer(box, nil)
    }
  }

  private func layer(_ box: Wireframe.Box, _ name: String?, _ target: Layer.Target? = nil) -> Layer
  {
    Layer(
      box: box, kind: box.kind.rawValue.split(separator: "-").joined(separator: " "),
      name: name?.readable, target: target)
  }

  /// Sections that cannot be seen are not drawn.
  private mutating func nextSection(_ box: Wireframe.Box) -> Layer {
    section = nil
    nextCell = 0
    while let next = sections.popFirst() {
      guard next.frame.offset(by: inspected.contentOrigin) == box.frame else { continue }
      section = next
      break
    }
    var layer = layer(box, section?.typeName)
    layer.component = section?.component.key
    return layer
  }

  private mutating func cell(_ box: Wireframe.Box) -> Layer {
    guard let section, nextCell < section.cells.count else { return layer(box, nil) }
    let cell = section.cells[nextCell]
    nextCell += 1
    let screen = inspected.screenOpened(by: cell.item, in: section.component)
    return layer(box, cell.title ?? cell.measure.styleID, screen.map { .screen($0) })
  }

  private func target(_ key: String?) -> Layer.Target? {
    guard let key else { return nil }
    return inspected.screen(named: key).map { .screen($0) } ?? .address(key)
  }
}
