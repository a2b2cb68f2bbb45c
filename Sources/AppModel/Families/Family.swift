/// A family: the layout rules that its screens share.
package struct Family: Hashable, Sendable {
  package let name: String
  /// The insets and spacings of the screen.
  package let screen: CellStyle
  /// The styles of each section, such as `list` or `header`, in file order.
  package let sections: [Section]
  package let location: Location
  private let sectionsByName: [String: NamedSection]

  /// The index of a section, and the indices of its styles by id.
  private struct NamedSection: Hashable {
    let index: Int
    let styles: [String: Int]
  }

  /// The styles for one type of component.
  package struct Section: Hashable, Sendable {
    package let name: String
    package let styles: [CellStyle]

    /// Whether it has the screen's own insets and spacings.
    var isOfScreen: Bool { Family.isScreenSection(name) }
  }

  init(name: String, screen: CellStyle, sections: [Section], location: Location) {
    self.name = name
    self.screen = screen
    self.sections = sections
    self.location = location
    sectionsByName = Dictionary(
      firstOf: sections.enumerated().map { index, section in
        let styles = section.styles.indices.map { (section.styles[$0].id, $0) }
        let first = Dictionary(firstOf: styles)
        return (section.name.lowercased(), NamedSection(index: index, styles: first))
      })
  }

  /// Returns the section with a name; the apps compare component types without case.
  package func section(_ name: String) -> Section? {
    sectionsByName[name.lowercased()].map { sections[$0.index] }
  }

  /// Returns the style with an id in the first of these sections that has it.
  package func style(_ id: String, in names: [String]) -> CellStyle? {
    for name in names {
      if let section = sectionsByName[name.lowercased()], let style = section.styles[id] {
        return sections[section.index].styles[style]
      }
    }
    return nil
  }

  /// A family without any attributes or styles.
  static let empty = Family(
    name: "",
    screen: CellStyle(
      id: screenStyle, template: nil, base: LayoutAttributes(), devices: [:],
      at: Location(file: .builtIn, offset: 0)),
    sections: [], location: Location(file: .builtIn, offset: 0))

  /// The section with the screen's own insets and spacings.
  static let screenSection = "screen"

  /// Whether a section has the screen's own insets and spacings, by its name.
  package static func isScreenSection(_ name: String) -> Bool { name.lowercased() == screenSection }
  /// The style in that section that applies.
  static let screenStyle = "DEFAULT"
  /// The number of elements that a style counts as in the budget of its file: the page of its
  /// family shows it on each device.
  static let styleWeight = 2
  /// The section of header styles.
  package static let headerSection = "header"
}
