import AppModel

/// The measured header or footer of a section; both are cells of the family's header styles.
struct HeaderMeasure {
  let header: Header
  let height: Double
  /// Whether the height depends on the height of the visible root.
  let dependsOnHeight: Bool

  init(_ header: Header, _ family: Family, _ screen: ContentMeasures, in viewport: Viewport) {
    let name = header.style.value
    let style = family.style(name, in: [Family.headerSection])
    let measure =
      style.map { CellMeasure($0, template: .header, screen, in: viewport) }
      ?? CellMeasure(unknown: name, screen, in: viewport)
    self.header = header
    height = measure.size.height
    dependsOnHeight = measure.dependsOnHeight
  }
}
