package import AppModel

/// A section of a screen's content with all its frames, in content coordinates.
package struct SectionLayout: Hashable, Sendable {
  package let component: Component
  package let role: SectionPlan.Role
  package let kind: ComponentKind
  package let header: HeaderLayout?
  package let footer: HeaderLayout?
  /// The strip that scrolls sideways, if the cells are in one.
  package let strip: StripLayout?
  package let cells: SectionCells
  /// The component's own data source, if the cells come from it and not from a sender.
  package let dataSource: String?
  package let frame: Rect

  /// The type of the section, spelled as in the file.
  package var typeName: String {
    switch role {
    case .component, .groupEnd: component.typeName?.value ?? ""
    case .tabBody: component.styles.body?.typeName.value ?? ""
    }
  }
}

/// The header or footer of a section; both show the title of the section's content.
package struct HeaderLayout: Hashable, Sendable {
  package let frame: Rect
  package let style: String
  package let title: String?
  /// The screen that a tap opens.
  package let target: String?
}

/// A strip of cells that scrolls sideways.
package struct StripLayout: Hashable, Sendable {
  /// The visible part of the strip, in content coordinates; its cells are relative to it.
  package let frame: Rect
  /// The length of all its cells together.
  package let contentWidth: Double
  /// The height of the dots that show the current page.
  package let pageControlHeight: Double
  package let isPaging: Bool
}
