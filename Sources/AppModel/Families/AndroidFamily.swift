import Markup

/// Reads the family XML of the Android client, whose attributes have names of their own.
struct AndroidFamily {
  private let file: FileID
  private let lines: LineTable
  private var diagnostics: [Diagnostic] = []

  /// The families of a document: its `Family` element, or all those inside its root.
  static func read(
    _ root: Element, in file: FileID, _ lines: LineTable, _ diagnostics: inout [Diagnostic]
  ) -> [Family] {
    var reader = AndroidFamily(file: file, lines: lines)
    defer { diagnostics += reader.diagnostics }
    let families = root.name == "Family" ? [root] : root.elements.filter { $0.name == "Family" }
    if families.isEmpty { reader.report(.noFamily(root.name), at: root) }
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
    base[.columns] = number("columns", of: component)
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
    var attributes = LayoutAttributes()
    let side = number("paddingSide", of: screen) ?? number("padding", of: screen)
    attributes[.insetLeft] = side
    attributes[.insetRight] = side
    let end = number("paddingTopBottom", of: screen)
    attributes[.insetTop] = end
    attributes[.insetBottom] = end
    attributes[.lineSpacing] = number("divider", of: screen)
    attributes[.interitemSpacing] = number("innerSpacing", of: screen)
    attributes[.columns] = number("columns", of: screen)
    let ratio = number("aspectCellRatio", of: screen) ?? number("aspectRatio", of: screen)
    let size = (number("cellWidth", of: screen), number("cellHeight", of: screen))
    if let ratio {
      attributes[.aspectRatio] = ratio
    } else if let width = size.0, let height = size.1, width > 0, height > 0 {
      attributes[.aspectRatio] = width / height
    }
    return attributes
  }

  private mutating func number(_ name: String, of element: Element) -> Double? {
    guard let text = element[name] else { return nil }
    if let number = Double(text), number.isFinite { return number }
    report(.noNumber(name, text), at: element)
    return nil
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

  fileprivate static func noNumber(_ name: String, _ text: String) -> Self {
    Self(.androidFamily, .warning, "'\(name)' is '\(text.quotable)' where a number belongs")
  }
}
