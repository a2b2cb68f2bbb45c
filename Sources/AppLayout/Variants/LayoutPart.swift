package import AppModel

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
