import Markup

/// Reads the family XML of the Android client, whose attributes have names of their own.
struct AndroidFamily {
  private let file: FileID
  private let lines: LineTable
  private var diagnostics: [Diagnostic] = []

  /// The families of a document: its `Family` element, or all those inside its root; nil where it
  /// has none.
  static func read(
    _ root: Element, in file: FileID, _ lines: LineTable, _ diagnostics: inout [Diagnostic]
  ) -> [Family]? {
    var reader = AndroidFamily(file: file, lines: lines)
    defer { diagnostics += reader.diagnostics }
    let families = root.name == "Family" ? [root] : root.elements.filter { $0.name == "Family" }
    guard !families.isEmpty else {
      reader.report(.noFamily(root.name), at: root)
      return nil
    }
    return families.map { reader.family($0) }
  }

  private init(file: FileID, lines: LineTable) {
    self.file = file
    self.lines = lines
  }

  private mutating func family(_ element: Element) -> Family {
    let name = element["name"] ?? ""
    if name.isEmpty { report(.noName, at: element) }
    let components = element.elements.filter { $0.name == "Components" }.flatMap(\.elements)
    return Family(
      name: name,
      screen: CellStyle(
        id: Family.screenStyle, template: nil, base: LayoutAttributes(),
        devices: screens(in: element),
        at: location(of: element)),
      sections: components.map { section($0) },
      location: location(of: element))
  }

  private mutating func section(_ component: Element) -> Family.Section {
    let name = component["name"]?.lowercased() ?? ""
    var base = LayoutAttributes()
    base[.columns] = number("columns", .columns, of: component)
    let cells = component.elements.filter { $0.name == "Cell" }
    return Family.Section(
      name: name,
      styles: cells.map { cell in
        CellStyle(
          id: cell["name"] ?? "", template: Self.templates[name] ?? .imageTop, base: base,
          devices: screens(in: cell), at: location(of: cell))
      })
  }

  /// How cells are drawn, of which the XML says nothing that a wireframe could show.
  private static let templates: [String: CellTemplate] = [
    "list": .imageLeft, "hero": .hero, "banner": .banner, "html_ticker": .ticker, "header": .header,
    "web_view": .web, "webview": .web, "tabs": .tabs,
  ]

  /// What the `Screens` of a family or cell say for phones (`default`) and tablets (`sw600`).
  private mutating func screens(
    in element: Element
  ) -> [CellStyle.DeviceFamily: LayoutAttributes] {
    var devices: [CellStyle.DeviceFamily: LayoutAttributes] = [:]
    let screens = element.elements.filter { $0.name == "Screens" }.flatMap(\.elements)
    for screen in screens where screen.name == "Screen" {
      switch screen["type"] {
      case "default", nil: devices[.universal] = attributes(of: screen)
      case "sw600": devices[.ipad] = attributes(of: screen)
      case let type?: report(.unknownScreen(type), at: screen)
      }
    }
    return devices
  }

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

  private mutating func number(
    _ name: String, _ attribute: LayoutAttribute, of element: Element
  ) -> Double? {
    guard let text = element[name] else { return nil }
    guard let number = Double(text) else {
      report(.noNumber(name, text), at: element)
      return nil
    }
    guard attribute.canBe(number) else {
      report(.noMeasure(name, text), at: element)
      return nil
    }
    return number
  }

  private func location(of element: Element) -> Location {
    Location(file: file, offset: lines.firstCharacter(ofLine: element.line))
  }

  private mutating func report(_ message: Diagnostic.Message, at element: Element) {
    diagnostics.append(Diagnostic(message, at: location(of: element)))
  }
}

extension Rule {
  static let androidFamily = Rule(
    "android-family",
    means: "A family in Android XML has something that is no part of one.",
    matters: "The measure that was meant is not applied, so the wireframes differ from the app.",
    mend: "A Family has a name, Screens of type default or sw600, and Components with Cells.")
}

extension Diagnostic.Message {
  fileprivate static func noFamily(_ name: String) -> Self {
    Self(.androidFamily, .error, "found <\(name.quotable)> where <Family> was expected")
  }

  fileprivate static var noName: Self {
    Self(.androidFamily, .warning, "a family has no name; no screen can use it")
  }

  fileprivate static func unknownScreen(_ type: String) -> Self {
    Self(
      .androidFamily, .warning, "'\(type.quotable)' is no type of a screen",
      .init(nearest: Nearest.name(to: type, among: ["default", "sw600"])))
  }

  fileprivate static func unknownAttribute(_ name: String, _ known: [String]) -> Self {
    Self(
      .androidFamily, .warning, "'\(name.quotable)' is no attribute of a screen",
      .init(nearest: Nearest.name(to: name, among: known)))
  }

  fileprivate static func noNumber(_ name: String, _ text: String) -> Self {
    Self(.androidFamily, .warning, "'\(name)' is '\(text.quotable)' where a number belongs")
  }

  fileprivate static func noMeasure(_ name: String, _ text: String) -> Self {
    Self(.androidFamily, .warning, "'\(name)' cannot be '\(text.quotable)'; it is left out")
  }
}
