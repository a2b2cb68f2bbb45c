/// A style of a family: how its cells are drawn, and their dimensions on each class of devices.
package struct CellStyle: Hashable, Sendable {
  package let id: String
  /// How a cell of this style is drawn; nil if the family does not say.
  package let template: CellTemplate?
  package let location: Location
  private let attributes: [DeviceClass: LayoutAttributes]

  /// Merges the attributes for all components of a type, for all devices and for one class of them.
  init(
    id: String, template: CellTemplate?, base: LayoutAttributes,
    devices: [DeviceGroup: LayoutAttributes], at location: Location
  ) {
    self.id = id
    self.template = template
    self.location = location
    let universal = base.overridden(by: devices[.universal] ?? LayoutAttributes())
    attributes = [
      .iphone: universal.overridden(by: devices[.iphone] ?? LayoutAttributes()),
      .ipad: universal.overridden(by: devices[.ipad] ?? LayoutAttributes()),
      .tv: universal,
    ]
  }

  /// Returns the merged attributes on a class of devices.
  package func attributes(on device: DeviceClass) -> LayoutAttributes {
    attributes[device] ?? LayoutAttributes()
  }

  /// The groups of devices that a family can address separately.
  enum DeviceGroup: String, CaseIterable {
    case universal, iphone, ipad
  }
}
