import Markup

extension AndroidFamily {
  /// Reads what the `Screens` of a family or cell say for phones (`default`) and tablets (`sw600`).
  mutating func screens(
    in element: Element
  ) -> [CellStyle.DeviceGroup: LayoutAttributes] {
    var devices: [CellStyle.DeviceGroup: LayoutAttributes] = [:]
    let lists = element.elements.filter { $0.name == "Screens" }
    for list in lists { checkNames(in: list, .screens) }
    for screen in lists.flatMap(\.elements) where screen.name == "Screen" {
      let type = screen["type"] ?? "default"
      guard let group = Self.groups[type] else {
        report(.unknownScreen(type), at: screen)
        continue
      }
      guard devices[group] == nil else {
        report(.repeatedScreen(type), at: screen)
        continue
      }
      devices[group] = attributes(of: screen)
    }
    return devices
  }

  /// The devices that each type of screen means.
  private static let groups: [String: CellStyle.DeviceGroup] = [
    "default": .universal, "sw600": .ipad,
  ]

  private mutating func attributes(of screen: Element) -> LayoutAttributes {
    for name in screen.attributes.map(\.name) where !Self.screenAttributes.contains(name) {
      report(.unknownAttribute(name, Self.screenAttributes), at: screen)
    }
    var attributes = LayoutAttributes()
    let padding = number("padding", .insetLeft, of: screen)
    let side = number("paddingSide", .insetLeft, of: screen) ?? padding
    attributes[.insetLeft] = side
    attributes[.insetRight] = side
    let end = number("paddingTopBottom", .insetTop, of: screen)
    attributes[.insetTop] = end
    attributes[.insetBottom] = end
    attributes[.lineSpacing] = number("divider", .lineSpacing, of: screen)
    attributes[.interitemSpacing] = number("innerSpacing", .interitemSpacing, of: screen)
    attributes[.columns] = number("columns", .columns, of: screen)
    let ratio = number("aspectRatio", .aspectRatio, of: screen)
    attributes[.aspectRatio] = number("aspectCellRatio", .aspectRatio, of: screen) ?? ratio
    let width = number("cellWidth", .widthPixel, of: screen)
    let height = number("cellHeight", .heightPixel, of: screen)
    if attributes[.aspectRatio] == nil, let width, let height, width > 0, height > 0 {
      attributes[.aspectRatio] = width / height
    }
    return attributes
  }

  /// All attributes that the schema of the Android client has for a `Screen`.
  private static let screenAttributes = [
    "type", "columns", "divider", "innerSpacing", "padding", "paddingSide", "paddingTopBottom",
    "aspectCellRatio", "aspectRatio", "cellWidth", "cellHeight",
  ]

  /// Reads a numeric attribute; warns and returns nil if it is not a number or not a possible
  /// value.
  mutating func number(
    _ name: String, _ attribute: LayoutAttribute, of element: Element
  ) -> Double? {
    guard let text = element[name] else { return nil }
    guard let number = Double(decimal: text) else {
      report(.notANumber(name, text), at: element)
      return nil
    }
    guard attribute.canBe(number) else {
      report(.impossibleValue(name, text), at: element)
      return nil
    }
    return number
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownScreen(_ type: String) -> Self {
    Self(
      .androidFamily, .warning, "'\(name: type)' is not a type of screen",
      .init(nearest: Nearest.name(to: type, among: ["default", "sw600"])))
  }

  fileprivate static func repeatedScreen(_ type: String) -> Self {
    Self(
      .androidFamily, .warning,
      "an earlier screen also has the type '\(name: type)'; this one is left out")
  }

  fileprivate static func unknownAttribute(_ name: String, _ known: [String]) -> Self {
    Self(
      .androidFamily, .warning, "'\(name: name)' is not an attribute of a screen",
      .init(nearest: Nearest.name(to: name, among: known)))
  }

  fileprivate static func notANumber(_ name: String, _ text: String) -> Self {
    Self(.androidFamily, .warning, "'\(name)' is '\(name: text)' where a number belongs")
  }

  fileprivate static func impossibleValue(_ name: String, _ text: String) -> Self {
    Self(.androidFamily, .warning, "'\(name)' cannot be '\(name: text)'; it is left out")
  }
}
