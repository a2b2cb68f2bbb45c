import Markup

/// Reads the family XML of the Android client, whose attributes have names of their own.
struct AndroidFamily {
  private let file: FileID
  private let lines: LineTable
  private var diagnostics = DiagnosticLog()
  private var budget: ElementBudget

  /// Reads the families of a document: its `Family` element, or all those inside its root; nil if
  /// it has none.
  static func read(
    _ root: Element, in file: FileID, _ lines: LineTable, _ diagnostics: inout DiagnosticLog
  ) -> [Family]? {
    var reader = AndroidFamily(file: file, lines: lines)
    defer { diagnostics += reader.diagnostics }
    let families = root.name == "Family" ? [root] : root.elements.filter { $0.name == "Family" }
    guard !families.isEmpty else {
      reader.report(.noFamily(root.name), at: root)
      return nil
    }
    var names: Set<String> = []
    return families.compactMap {
      reader.claim($0) && reader.isFirst($0, "family", $0["name"], &names) ? reader.family($0) : nil
    }
  }

  private init(file: FileID, lines: LineTable) {
    self.file = file
    self.lines = lines
    budget = ElementBudget(fileSize: lines.byteCount)
  }

  private mutating func family(_ element: Element) -> Family {
    let name = element["name"] ?? ""
    if name.isEmpty { report(.noName("family"), at: element) }
    checkNames(in: element, .family)
    for parts in element.elements where parts.name == "Components" {
      checkNames(in: parts, .components)
    }
    let components = element.elements.filter { $0.name == "Components" }.flatMap(\.elements)
    var names: Set<String> = []
    return Family(
      name: name,
      screen: CellStyle(
        id: Family.screenStyle, template: nil, base: LayoutAttributes(),
        devices: screens(in: element),
        at: location(of: element)),
      sections: components.compactMap {
        claim($0) && isFirst($0, "component", $0["name"]?.lowercased(), &names) ? section($0) : nil
      },
      location: location(of: element))
  }

  private mutating func section(_ component: Element) -> Family.Section {
    let name = component["name"]?.lowercased() ?? ""
    if name.isEmpty { report(.noName("component"), at: component) }
    checkNames(in: component, .component)
    var base = LayoutAttributes()
    base[.columns] = number("columns", .columns, of: component)
    var names: Set<String> = []
    let cells = component.elements.filter { element in
      element.name == "Cell" && claim(element, weight: Family.styleWeight)
        && isFirst(element, "cell", element["name"], &names)
    }
    for cell in cells {
      checkNames(in: cell, .cell)
      if (cell["name"] ?? "").isEmpty { report(.noName("cell"), at: cell) }
    }
    return Family.Section(
      name: name,
      styles: cells.map { cell in
        CellStyle(
          id: cell["name"] ?? "", template: Self.templates[name] ?? .imageTop, base: base,
          devices: screens(in: cell), at: location(of: cell))
      })
  }

  /// The templates of cells by component type, because the XML does not say how cells are drawn. Cells
  /// of all other types have an image at the top, also where the kind of the component would choose
  /// another template, as for tabs and plugins.
  private static let templates: [String: CellTemplate] = [
    "list": .imageLeft, "hero": .hero, "banner": .banner, "html_ticker": .ticker, "header": .header,
    "web_view": .web, "webview": .web, "tabs": .tabs,
  ]

  /// Takes a family, component or cell from the budget, and returns whether there was room.
  private mutating func claim(_ element: Element, weight: Int = 1) -> Bool {
    var budget = budget
    defer { self.budget = budget }
    return budget.take(weight) { report(.tooManyElements, at: element) }
  }

  /// Returns whether no earlier element has the name of this one, and reports it where one has. One
  /// without a name is reported where it is read.
  private mutating func isFirst(
    _ element: Element, _ noun: String, _ name: String?, _ names: inout Set<String>
  ) -> Bool {
    guard let name, !name.isEmpty, !names.insert(name).inserted else { return true }
    report(.repeatedName(noun, element["name"] ?? name), at: element)
    return false
  }

  private func location(of element: Element) -> Location {
    Location(file: file, offset: lines.firstCharacter(ofLine: element.line))
  }

  mutating func report(_ message: Diagnostic.Message, at element: Element) {
    diagnostics.append(Diagnostic(message, at: location(of: element)))
  }
}

extension Rule {
  static let androidFamily = Rule(
    "android-family",
    means: "A family in Android XML contains something that is not part of one.",
    matters: "The value that was meant is not applied, so the wireframes differ from the app.",
    fix: "A Family has a name, Screens of type default or sw600, and Components with Cells.")
}

extension Diagnostic.Message {
  fileprivate static func noFamily(_ name: String) -> Self {
    Self(.androidFamily, .error, "found <\(name.quotable)> where <Family> was expected")
      .leavingUnread
  }

  fileprivate static func repeatedName(_ noun: String, _ name: String) -> Self {
    Self(
      .androidFamily, .warning,
      "an earlier \(noun) is also named '\(name: name)'; this one is left out")
  }

  fileprivate static func noName(_ noun: String) -> Self {
    Self(.androidFamily, .warning, "a \(noun) has no name; nothing can use it")
  }
}
