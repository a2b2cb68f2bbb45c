/// The rules by which screens of one family fill their collection.
package struct Family: Hashable, Sendable {
  package let name: String
  /// Insets and spacings of the screen.
  package let screen: CellStyle
  /// The styles of each section, such as `list` or `header`, in file order.
  package let sections: [Section]
  package let location: Location
  private let places: [String: SectionPlace]

  /// Where a section stands, and where its styles do.
  private struct SectionPlace: Hashable {
    let index: Int
    let styles: [String: Int]
  }

  /// The styles for one type of component.
  package struct Section: Hashable, Sendable {
    package let name: String
    package let styles: [CellStyle]
  }

  init(name: String, screen: CellStyle, sections: [Section], location: Location) {
    self.name = name
    self.screen = screen
    self.sections = sections
    self.location = location
    places = Dictionary(
      sections.enumerated().map { index, section in
        let styles = section.styles.indices.map { (section.styles[$0].id, $0) }
        let first = Dictionary(styles, uniquingKeysWith: { first, _ in first })
        return (section.name.lowercased(), SectionPlace(index: index, styles: first))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The section with a name; the apps compare component types without case.
  package func section(_ name: String) -> Section? {
    places[name.lowercased()].map { sections[$0.index] }
  }

  /// A style of the first of these sections that has it.
  package func style(_ id: String, in names: [String]) -> CellStyle? {
    for name in names {
      if let place = places[name.lowercased()], let style = place.styles[id] {
        return sections[place.index].styles[style]
      }
    }
    return nil
  }

  /// A family that says nothing.
  static let empty = Family(
    name: "",
    screen: CellStyle(
      id: screenStyle, template: nil, base: LayoutAttributes(), devices: [:],
      at: Location(file: .builtIn, offset: 0)),
    sections: [], location: Location(file: .builtIn, offset: 0))

  /// The section of the screen's own insets and spacings.
  static let screenSection = "screen"
  /// The style of that section which applies.
  static let screenStyle = "DEFAULT"
  /// How many elements of its file a style counts for: the page of its family shows it on each device.
  static let styleWeight = 2
  /// The section of header styles.
  package static let headerSection = "header"
}
