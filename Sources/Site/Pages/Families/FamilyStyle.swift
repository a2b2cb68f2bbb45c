import AppModel
import Pages

/// A cell style of a family, with the file that shows a specimen of it.
struct FamilyStyle: Hashable {
  let section: String
  /// The place of that section among all of the family.
  let sectionIndex: Int
  let style: CellStyle
  let specimen: SitePath

  /// The styles of a family in file order.
  static func all(of entry: FamilyShelf.Entry) -> [FamilyStyle] {
    var names = UniqueNames(separator: "-")
    return entry.family.sections.enumerated().flatMap { index, section in
      section.styles.map { style in
        let name = names.unique("\(Slugs.slug(of: section.name)).\(Slugs.slug(of: style.id))")
        return FamilyStyle(
          section: section.name, sectionIndex: index, style: style,
          specimen: "families/\(entry.slug)/\(name).svg")
      }
    }
  }
}

extension SitePath {
  /// The page of a family.
  static func family(_ entry: FamilyShelf.Entry) -> SitePath { "families/\(entry.slug).xhtml" }

  /// The picture of what a family says about a whole screen.
  static func measures(of entry: FamilyShelf.Entry, on device: DeviceClass) -> SitePath {
    "families/\(entry.slug)/screen-\(device.rawValue).svg"
  }
}
