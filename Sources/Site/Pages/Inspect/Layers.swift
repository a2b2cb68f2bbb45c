import AppLayout
import AppModel
import Wireframe

/// The boxes of a drawing in words, in the order they are drawn.
struct Layers {
  let all: [Layer]

  init(of inspected: InspectedScreen) {
    let words = LayerWords(of: inspected)
    all = inspected.wireframe.boxes.map(words.layer)
  }
}

/// The names of the boxes of a drawing and what they open, taken from the layout.
private struct LayerWords {
  private let inspected: InspectedScreen
  private let sections: [SectionLayout]
  private let bar: NavigationBarLayout?
  private let tabs: [MenuRow]

  init(of inspected: InspectedScreen) {
    self.inspected = inspected
    let (layout, variant) = (inspected.layout, inspected.variant)
    sections = layout.content.sections
    bar = layout.navigationBar
    tabs =
      layout.frame.tabBar == nil
      ? []
      : MenuLayout(
        of: inspected.app, on: variant.device, in: variant.orientation, isExpanded: false
      ).rows
  }

  func layer(_ box: Wireframe.Box) -> Layer {
    switch box.part {
    case .section(let place):
      let section = sections[place]
      return layer(box, section.typeName, component: section.component.key)
    case .header(let place): return layer(box, sections[place].header)
    case .footer(let place): return layer(box, sections[place].footer)
    case .cell(let place, let section): return layer(box, cell: place, of: sections[section])
    case .barButton(let place): return layer(box, bar?.buttons[place])
    case .tab(let place):
      let tab = tabs[place]
      return layer(box, tab.title, opens: target(tab.target))
    case nil:
      return layer(box, nameOfBar(box.kind))
    }
  }

  private func layer(_ box: Wireframe.Box, _ header: HeaderLayout?) -> Layer {
    layer(box, header?.title, opens: target(header?.target))
  }

  private func layer(
    _ box: Wireframe.Box, cell place: ElementIndex<CellLayout>, of section: SectionLayout
  ) -> Layer {
    let cell = section.cells[place]
    let screen = inspected.screenOpened(by: cell.item, in: section.component)
    return layer(box, cell.title ?? cell.measure.styleID, opens: screen.map { .screen($0) })
  }

  private func layer(_ box: Wireframe.Box, _ button: BarButton?) -> Layer {
    let isEnabled = button?.isEnabled ?? false
    return layer(
      box, button?.title ?? button?.kind.rawValue,
      opens: isEnabled ? target(button?.target) : nil)
  }

  /// Returns the name of the bar's context button or title; nil for any other kind.
  private func nameOfBar(_ kind: Group.Kind) -> String? {
    switch kind {
    case .contextButton: bar?.context?.kind.rawValue
    case .barTitle: bar?.title?.text
    case .window: "GARootViewContainerController"
    case .root: inspected.layout.approach.isPresented ? "innerNavController" : "root container"
    case .device, .statusBar, .navigationBar, .barButton, .section, .header,
      .footer, .cell, .strip, .pluginArea, .banner, .tabBar, .tab, .menu, .menuRow, .notice,
      .safeArea, .fold, .legend:
      nil
    }
  }

  private func layer(
    _ box: Wireframe.Box, _ name: String?, opens target: Layer.Target? = nil,
    component: String? = nil
  ) -> Layer {
    Layer(
      box: box, kind: box.kind.rawValue.split(separator: "-").joined(separator: " "),
      name: name?.readable, target: target, component: component)
  }

  private func target(_ key: String?) -> Layer.Target? {
    guard let key else { return nil }
    return inspected.screen(named: key).map { .screen($0) } ?? .address(key)
  }
}
