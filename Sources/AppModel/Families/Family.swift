/// The rules by which screens of one family fill their collection.
package struct Family: Hashable, Sendable {
  package let name: String
  /// Insets and spacings of the screen.
  package let screen: CellStyle
  /// The styles of each section, such as `list` or `header`, in file order.
  package let sections: [Section]
  package let location: Location

  /// The styles for one type of component.
  package struct Section: Hashable, Sendable {
    package let name: String
    package let styles: [CellStyle]
  }

  /// The section with a name; the apps compare component types without case.
  package func section(_ name: String) -> Section? {
    let name = name.lowercased()
    return sections.first { $0.name.lowercased() == name }
  }

  /// A style of the first of these sections that has it.
  package func style(_ id: String, in sections: [String]) -> CellStyle? {
    for name in sections {
      if let style = section(name)?.styles.first(where: { $0.id == id }) { return style }
    }
    return nil
  }

  /// A family that says nothing.
  fileprivate static let empty = Family(
    name: "",
    screen: CellStyle(
      id: screenStyle, template: nil, base: LayoutAttributes(), devices: [:],
      at: Location(file: FileID(index: FileID.builtIn), offset: 0)),
    sections: [], location: Location(file: FileID(index: FileID.builtIn), offset: 0))

  /// The section of the screen's own insets and spacings.
  static let screenSection = "screen"
  /// The style of that section which applies.
  static let screenStyle = "DEFAULT"
  /// The section of header styles.
  package static let headerSection = "header"
}

/// All families that an app can use.
package struct Families: Hashable, Sendable {
  /// In file order, those of Riverbed's own that the app does not replace behind them.
  package let all: [Family]

  package subscript(name: String) -> Family? { all.first { $0.name == name } }

  /// The names of the families of the app's own file.
  package let ownNames: [String]

  init(own: [Family], builtIn: [Family]) {
    ownNames = own.map(\.name)
    all = own + builtIn.filter { family in !own.contains { $0.name == family.name } }
  }

  /// The family of screens that name none.
  package static let standardName = "FAMILY_1"

  /// The family by whose measures screens of an unknown family are drawn.
  package var standard: Family { self[Self.standardName] ?? .empty }
}
