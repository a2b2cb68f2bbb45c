/// The style of a cell and the size that results from it.
package struct CellMeasure: Hashable, Sendable {
  /// The style's name in the component, shortened for people to read.
  package let styleID: String
  package let template: CellTemplate
  package let size: Size
  /// Whether the height depends on the height of the visible root.
  let dependsOnHeight: Bool

  /// The height of cells that no family describes, for the base width.
  private static let unknownHeight = 100.0

  /// Measures a cell of a style on a line.
  init(_ cell: StyledCell, _ screen: ContentMeasures, in viewport: Viewport) {
    let attributes = cell.attributes
    let points = { (attribute: LayoutAttribute) in
      attributes[attribute].map { viewport.points($0, attributes) }
    }
    let line = screen.lineWidth(in: viewport)
    let width: Double
    if let columns = attributes[.columns], columns >= 1 {
      width = (line - (columns - 1) * screen.interitemSpacing) / columns
    } else {
      width = points(.widthPixel) ?? attributes[.widthPercent].map { line * $0 / 100 } ?? line
    }
    var dependsOnHeight = false
    let height: Double
    if let pixels = points(.heightPixel) {
      height = pixels
    } else if let percent = attributes[.heightPercent] {
      (height, dependsOnHeight) = (viewport.height * percent / 100, true)
    } else if let rest = points(.heightRemainingAfterPixel) {
      (height, dependsOnHeight) = (max(0, viewport.height - rest), true)
    } else if let ratio = attributes[.aspectRatio], ratio > 0 {
      height = width / ratio
    } else if cell.template == .web {
      (height, dependsOnHeight) = (viewport.height, true)
    } else {
      height = viewport.points(Self.unknownHeight, LayoutAttributes())
    }
    styleID = cell.styleID
    template = cell.template
    size = Size(width: width, height: height)
    self.dependsOnHeight = dependsOnHeight
  }
}

extension Family {
  /// Returns the measure of a style in one of the family's sections, for a viewport.
  package func measure(
    of style: CellStyle, in section: String, _ viewport: Viewport
  ) -> CellMeasure {
    CellMeasure(
      StyledCell(style, Self.template(of: style, in: section), on: viewport.deviceClass),
      ContentMeasures(self, in: viewport), in: viewport)
  }

  private static func template(of style: CellStyle, in section: String) -> CellTemplate {
    if section == headerSection { return .header }
    let suffix = "_cell"
    let name = section.hasSuffix(suffix) ? String(section.dropLast(suffix.count)) : section
    return style.template(for: ComponentKind(name))
  }
}

extension ComponentKind {
  /// Whether cells of this kind are in a strip of their own that scrolls sideways.
  package var isStrip: Bool {
    switch self {
    case .hero, .horizontalList, .htmlTicker, .tabs, .tabBar, .sectionPicker, .screenPicker: true
    case .list, .grid, .banner, .webview, .group, .custom: false
    }
  }

  /// The number of cells to show where no feed, limit or family says.
  var standardCount: Int {
    switch self {
    case .banner, .webview, .custom, .group, .htmlTicker: 1
    case .list, .grid, .hero, .horizontalList, .tabBar, .tabs, .sectionPicker, .screenPicker: 4
    }
  }
}
