/// The part of a layout that a box draws, if the layout has a list of such parts.
package enum LayoutPart: Hashable, Sendable {
  case section(ElementIndex<SectionLayout>)
  case header(of: ElementIndex<SectionLayout>)
  case footer(of: ElementIndex<SectionLayout>)
  case cell(ElementIndex<CellLayout>, of: ElementIndex<SectionLayout>)
  case barButton(ElementIndex<BarButton>)
  /// A row of the menu that the tab bar shows.
  case tab(ElementIndex<MenuRow>)
}

/// What the parts of a variant's layout open.
package struct PartTargets: Sendable {
  /// The rows of the menu that the tab bar shows; empty without one.
  package let tabs: [MenuRow]
  private let layout: VariantLayout
  private let app: App

  package init(of layout: VariantLayout, in app: App) {
    self.layout = layout
    self.app = app
    tabs = layout.tabs(in: app)?.rows ?? []
  }

  /// The key of the screen, or the address, that a tap on a part opens; nil if it opens nothing,
  /// such as a button that is not enabled.
  package subscript(part: LayoutPart) -> String? {
    let sections = layout.content.sections
    switch part {
    case .section: return nil
    case .header(let section): return sections[section].header?.target
    case .footer(let section): return sections[section].footer?.target
    case .cell(let cell, let section):
      return target(of: sections[section].cells[cell].item, in: sections[section].component)
    case .barButton(let button):
      let button = layout.navigationBar?.buttons[button]
      return button?.isEnabled == true ? button?.target : nil
    case .tab(let tab): return tabs[tab].target
    }
  }

  /// Returns what a cell opens: the item's own screen, otherwise its component's.
  private func target(of item: FeedItem?, in component: Component) -> String? {
    let own = item.flatMap(app.target)
    let shared = component.data.target?.value
    let screen = own.flatMap(app.screen) ?? shared.flatMap { app.firstScreen(id: $0) }
    return screen?.key ?? own ?? shared
  }
}
