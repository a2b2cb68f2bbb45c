import AppLayout
import Wireframe

/// A box of the drawing in words: its kind, its name, and what it opens.
struct Layer: Hashable {
  let box: Wireframe.Box
  let kind: String
  let name: String?
  /// The screen or the address that the box opens.
  let target: Target?
  /// The key of the component that the box is a section of.
  let component: String?

  /// What a tap on a box opens.
  enum Target: Hashable {
    case screen(Screen)
    case address(String)
  }
}

extension InspectedScreen {
  /// The boxes of the drawing in words, in the order they are drawn.
  var layers: [Layer] {
    let words = LayerWords(of: self)
    return wireframe.boxes.map(words.layer)
  }
}

/// The names of the boxes of a drawing and what they open, taken from the layout.
private struct LayerWords {
  private let inspected: InspectedScreen
  private let sections: [SectionLayout]
  private let bar: NavigationBarLayout?
  private let targets: PartTargets

  init(of inspected: InspectedScreen) {
    self.inspected = inspected
    let layout = inspected.layout
    sections = layout.content.sections
    bar = layout.navigationBar
    targets = PartTargets(of: layout, in: inspected.app)
  }

  func layer(_ box: Wireframe.Box) -> Layer {
    switch box.part {
    case .section(let place):
      let section = sections[place]
      let title = section.header?.title ?? section.typeName.spoken
      return layer(box, title, component: section.component.key)
    case .header(let place): return layer(box, sections[place].header)
    case .footer(let place): return layer(box, sections[place].footer)
    case .cell(let place, let section): return layer(box, cell: place, of: sections[section])
    case .barButton(let place): return layer(box, bar?.buttons[place])
    case .tab(let place):
      return layer(box, targets.tabs[place].title, opens: target(of: box))
    case nil:
      return layer(box, nameOfBar(box.kind))
    }
  }

  private func layer(_ box: Wireframe.Box, _ header: HeaderLayout?) -> Layer {
    layer(box, header?.title, opens: target(of: box))
  }

  private func layer(
    _ box: Wireframe.Box, cell place: ElementIndex<CellLayout>, of section: SectionLayout
  ) -> Layer {
    let cell = section.cells[place]
    return layer(box, cell.title ?? place.index.itemName, opens: screen(openedBy: box))
  }

  /// Returns the screen that a cell opens; nil if the target of the cell is not a screen.
  private func screen(openedBy box: Wireframe.Box) -> Layer.Target? {
    switch target(of: box) {
    case .screen(let screen): .screen(screen)
    case .address, nil: nil
    }
  }

  private func layer(_ box: Wireframe.Box, _ button: BarButton?) -> Layer {
    layer(box, button?.title ?? button?.kind.words, opens: target(of: box))
  }

  /// Returns the name of the bar's context button or title; nil for any other kind.
  private func nameOfBar(_ kind: BoxKind) -> String? {
    switch kind {
    case .contextButton: bar?.context?.kind.rawValue
    case .barTitle: bar?.title?.text
    case .window, .root, .statusBar, .navigationBar, .barButton, .section, .header,
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
      box: box, kind: box.kind.words(in: inspected.layout),
      name: name?.readable, target: target, component: component)
  }

  private func target(of box: Wireframe.Box) -> Layer.Target? {
    guard let key = box.part.flatMap({ targets[$0] }) else { return nil }
    return inspected.app.screen(key).map { .screen($0) } ?? .address(key)
  }
}
