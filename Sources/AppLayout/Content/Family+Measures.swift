package import AppModel

extension Family {
  /// Returns the measure of a style in one of the family's sections, for a viewport.
  package func measure(
    of style: CellStyle, in section: String, _ viewport: Viewport
  ) -> CellMeasure {
    CellMeasure(
      style, template: Self.template(of: style, in: section),
      ContentMeasures(self, in: viewport), in: viewport)
  }

  private static func template(of style: CellStyle, in section: String) -> CellTemplate {
    if section == headerSection { return .header }
    let suffix = "_cell"
    let name = section.hasSuffix(suffix) ? String(section.dropLast(suffix.count)) : section
    return style.template ?? ComponentKind(name).template
  }
}

extension App {
  /// Returns the visible part of a screen with a bar on top on a device.
  package func viewport(on held: HeldDevice) -> Viewport {
    let regions = held.regions(placement: .onTop, statusBar: statusBar(on: held.device))
    return Viewport(
      width: regions.root.width, height: regions.root.height, coveredTop: regions.coveredTop,
      deviceClass: held.device.deviceClass)
  }
}
