import AppModel
import PageParts
import SiteFiles

/// A cell style of a family, with a name for the file that shows a specimen of it.
package struct FamilyStyle: Hashable, Sendable {
  let section: String
  /// The index of that section in the family.
  let sectionIndex: ElementIndex<Family.Section>
  let style: CellStyle
  let name: PathName

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
        section: style.section, sectionIndex: style.sectionIndex, style: style.style, name: name)
    }
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
