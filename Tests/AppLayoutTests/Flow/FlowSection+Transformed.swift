@testable import AppLayout

extension FlowSection {
  /// The section for the other axis: every horizontal length becomes a vertical one.
  var transposed: FlowSection {
    FlowSection(
      FlowItems(pattern: items.pattern.map(\.transposed), count: items.count),
      inset: Insets(
        top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom),
      interitemSpacing: interitemSpacing, lineSpacing: lineSpacing,
      header: header.transposed, footer: footer.transposed)
  }

  func scaled(by factor: Double) -> FlowSection {
    FlowSection(
      FlowItems(pattern: items.pattern.map { $0.scaled(by: factor) }, count: items.count),
      inset: Insets(
        top: inset.top * factor, left: inset.left * factor, bottom: inset.bottom * factor,
        right: inset.right * factor),
      interitemSpacing: interitemSpacing * factor, lineSpacing: lineSpacing * factor,
      header: header.scaled(by: factor), footer: footer.scaled(by: factor))
  }

  /// Returns the section with other cells.
  func with(_ items: FlowItems) -> FlowSection {
    FlowSection(
      items, inset: inset, interitemSpacing: interitemSpacing, lineSpacing: lineSpacing,
      header: header, footer: footer)
  }
}

extension Size {
  var transposed: Size { Size(width: height, height: width) }

  func scaled(by factor: Double) -> Size { Size(width: width * factor, height: height * factor) }
}

extension Rect {
  var transposed: Rect { Rect(x: y, y: x, width: height, height: width) }

  func scaled(by factor: Double) -> Rect {
    Rect(x: x * factor, y: y * factor, width: width * factor, height: height * factor)
  }
}
