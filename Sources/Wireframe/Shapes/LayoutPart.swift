package import AppLayout

/// The part of a layout that a box draws, where a layout has a list of such parts.
package enum LayoutPart: Hashable, Sendable {
  case section(PartIndex<SectionLayout>)
  case header(of: PartIndex<SectionLayout>)
  case footer(of: PartIndex<SectionLayout>)
  case cell(PartIndex<CellLayout>, of: PartIndex<SectionLayout>)
  case barButton(PartIndex<BarButton>)
  /// A row of the menu that the tab bar shows.
  case tab(PartIndex<MenuRow>)
}
