import AppModel
import PageParts

/// A cell style of a family, with a name for the file that shows a specimen of it.
package struct FamilyStyle: Hashable, Sendable {
  let section: String
  /// The index of that section in the family.
  let sectionIndex: ElementIndex<Family.Section>
  let style: CellStyle
  let name: PathName
  /// The cells of a style that only lays them out and does not decide their size: those of a
  /// component that does not name others.
  let cells: Cells?

  /// A style of cells in its section.
  struct Cells: Hashable, Sendable {
    let section: String
    let style: CellStyle
  }

  /// Returns the styles of a family in file order.
  static func all(of entry: FamilyShelf.Entry) -> [FamilyStyle] {
    let styles = entry.family.sections.withIndices.flatMap { index, section in
      section.styles.map { (section: section.name, sectionIndex: index, style: $0) }
    }
    var names = PathNames(avoiding: ReservedNames.ofWindows)
    return styles.enumerated().map { index, style in
      let name = names.add(
        "\(index)", as: "\(Slugs.slug(of: style.section)).\(Slugs.slug(of: style.style.id))")
      return FamilyStyle(
        section: style.section, sectionIndex: style.sectionIndex, style: style.style, name: name,
        cells: cells(of: style.style, in: style.section, of: entry.family))
    }
  }

  /// Returns the cells of a style that only lays them out; nil if it has a size of its own.
  private static func cells(
    of style: CellStyle, in section: String, of family: Family
  ) -> Cells? {
    let hasSize = DeviceClass.allCases.contains {
      SizeRule(attributes: style.attributes(on: $0)).hasSize
    }
    guard !hasSize else { return nil }
    let others = ComponentKind(section).familySections.filter {
      $0 != section.lowercased() && $0.hasSuffix("_cell")
    }
    return others.lazy.compactMap { other in
      family.section(other)?.styles.first.map { Cells(section: other, style: $0) }
    }.first
  }
}

extension SitePath {
  /// Returns the path of a family's page.
  static func family(_ entry: FamilyShelf.Entry) -> SitePath { "families/\(entry.name).xhtml" }
}

extension SitePaths {
  /// Returns the picture of a cell style of a family.
  func specimen(
    of style: FamilyStyle, in entry: FamilyShelf.Entry, _ theme: String
  ) -> SitePath {
    "\(folder(of: theme))families/\(entry.name)/\(style.name).svg"
  }

  /// Returns the picture of what a family says about a whole screen.
  func measures(
    of entry: FamilyShelf.Entry, on device: DeviceClass, _ theme: String
  ) -> SitePath {
    "\(folder(of: theme))families/\(entry.name)/screen-\(device).svg"
  }
}
