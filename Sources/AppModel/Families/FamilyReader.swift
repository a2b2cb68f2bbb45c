/// Reads families from a property tree, which both JSON and property lists become.
struct FamilyReader {
  private(set) var diagnostics = DiagnosticLog()
  private var base: [String: LayoutAttributes] = [:]
  private var budget: ElementBudget

  private init(fileSize: Int) { budget = ElementBudget(fileSize: fileSize) }

  /// Reads the families of a file, in file order; nil if it has none that can be read.
  static func read(_ root: JSON, _ diagnostics: inout DiagnosticLog) -> [Family]? {
    read(PropertyTree(root), fileSize: root.document.bytes.count, &diagnostics)
  }

  /// Reads the families of a file, in file order; nil if it has none that can be read.
  static func read(
    _ root: PropertyTree, fileSize: Int, _ diagnostics: inout DiagnosticLog
  ) -> [Family]? {
    var reader = FamilyReader(fileSize: fileSize)
    defer { diagnostics += reader.diagnostics }
    return reader.families(root)
  }

  private mutating func families(_ root: PropertyTree) -> [Family]? {
    guard let families = root["families"], case .group = families.content else {
      report(.noFamilies(root), at: (root["families"] ?? root).location)
      return nil
    }
    checkKeys(of: root, ["baseAttributes", "families", "$schema"])
    for (section, attributes) in sections(of: root["baseAttributes"]) {
      base[section.lowercased()] = readAttributes(attributes)
    }
    return members(of: families).compactMap { name, family in
      claim(family) ? readFamily(name, family) : nil
    }
  }

  private mutating func readFamily(_ name: String, _ family: PropertyTree) -> Family {
    checkSections(of: family)
    let sections = sections(of: family).compactMap { name, section in
      claim(section) ? readSection(name, section) : nil
    }
    let screen = sections.first(where: \.isOfScreen)?.styles
    let standard = CellStyle(
      id: Family.screenStyle, template: nil, base: base[Family.screenSection] ?? LayoutAttributes(),
      devices: [:], at: family.location)
    return Family(
      name: name,
      screen: screen?.first { $0.id == Family.screenStyle } ?? screen?.first ?? standard,
      sections: sections.filter { !$0.isOfScreen }, location: family.location)
  }

  private mutating func readSection(_ name: String, _ section: PropertyTree) -> Family.Section {
    Family.Section(
      name: name,
      styles: members(of: section).compactMap { id, style in
        claim(style, weight: Family.styleWeight) ? readStyle(id, style, in: name) : nil
      })
  }

  /// Takes a family, section or style from the budget, and returns whether there was room.
  private mutating func claim(_ tree: PropertyTree, weight: Int = 1) -> Bool {
    var budget = budget
    defer { self.budget = budget }
    return budget.take(weight) { report(.tooManyElements, at: tree.location) }
  }

  private mutating func readStyle(
    _ id: String, _ style: PropertyTree, in section: String
  ) -> CellStyle? {
    guard case .group = style.content else {
      report(.notAGroup(style.description), at: style.location)
      return nil
    }
    checkKeys(of: style, ["style", "devices", "custom_scaling"])
    var base = self.base[section.lowercased()] ?? LayoutAttributes()
    if let scaling = style["custom_scaling"] { base.scalesPixels = truth(scaling) }
    var devices: [CellStyle.DeviceGroup: LayoutAttributes] = [:]
    for (name, attributes) in members(of: style["devices"]) {
      guard let device = CellStyle.DeviceGroup(rawValue: name) else {
        let names = CellStyle.DeviceGroup.allCases.map(\.rawValue)
        report(.unknownName(name, "class of devices", names), at: attributes.keyLocation)
        continue
      }
      devices[device] = readAttributes(attributes)
    }
    return CellStyle(
      id: id, template: template(style["style"]), base: base, devices: devices,
      at: style.location)
  }

  private mutating func template(_ value: PropertyTree?) -> CellTemplate? {
    guard let value else { return nil }
    guard case .text(let name) = value.content else {
      report(.notAString(value.description), at: value.location)
      return nil
    }
    if let template = CellTemplate(rawValue: name) { return template }
    let names = CellTemplate.allCases.map(\.rawValue)
    report(.unknownName(name, "cell template", names), at: value.location)
    return nil
  }

  private mutating func checkKeys(of tree: PropertyTree, _ known: [String]) {
    for (name, value) in tree.members where !known.contains(name) {
      report(.unknownName(name, "key of a families file", known), at: value.keyLocation)
    }
  }

  /// Returns the members of a tree that must be a group, and reports one that is not.
  mutating func members(
    of tree: PropertyTree?
  ) -> [(name: String, value: PropertyTree)] {
    guard let tree else { return [] }
    if case .group(let members) = tree.content { return members }
    report(.notAGroup(tree.description), at: tree.location)
    return []
  }

  mutating func report(_ message: Diagnostic.Message, at location: Location) {
    diagnostics.append(Diagnostic(message, at: location))
  }
}

extension Rule {
  static let familyFile = Rule(
    "family-file",
    means: "A families file contains something that is not part of a family: an unknown key, "
      + "attribute, template or class of devices, or a value of the wrong type.",
    matters: "The value that was meant is not applied, so the wireframes differ from the app.",
    fix: "Compare with the JSON Schema of families.json; the message names the nearest word.")
}

extension Diagnostic.Message {
  static func unknownName(_ name: String, _ noun: String, _ known: [String]) -> Self {
    Self(
      .familyFile, .warning, "'\(name: name)' is not a known \(noun)",
      .init(nearest: Nearest.name(to: name, among: known)))
  }

  fileprivate static func noFamilies(_ root: PropertyTree) -> Self {
    let nearest = Nearest.name(to: "families", among: root.members.map(\.name))
    return Self(
      .familyFile, .warning, "the file has no object 'families'; Riverbed's own families apply",
      nearest.map { .action("write 'families' instead of '\($0.quotable)'") }
    ).leavingUnread
  }

  fileprivate static func notAGroup(_ kind: Diagnostic.Sentence) -> Self {
    Self(.familyFile, .warning, "found \(kind) where an object belongs; it is left out")
  }

  fileprivate static func notAString(_ kind: Diagnostic.Sentence) -> Self {
    Self(.familyFile, .warning, "'style' is \(kind) where a string belongs; it is left out")
  }
}
