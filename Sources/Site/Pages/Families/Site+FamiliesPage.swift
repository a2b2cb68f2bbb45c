import AppModel
import PageParts

extension DocumentKind {
  static let families = DocumentKind("families", .families, page: \.familiesPage)

  /// A family, with all its specimens.
  static let family = DocumentKind("family") { site in
    site.families.entries.indices.map { SiteTask(number: $0) }
  } documents: { site, task in
    let entry = site.families.entries[task.number]
    return [.page(at: .family(entry)) { $0.site.familyPage(entry) }]
  }
}

extension Site {
  /// The page of the families that screens can use; each family also has its own page.
  var familiesPage: Page {
    let references = References(site: self, path: SitePart.families.path)
    return Page(
      at: SitePart.families.path, SitePart.families.title, of: name, in: .families,
      lead: [
        .text(
          "A family sets how a screen uses its space: margins, gaps, and the size and look of "
            + "every kind of cell. Each screen has one family.")
      ]
    ) {
      FamilyOverview(references).chapters.nodes
    }
  }

  /// Returns the page of a family, with all its specimens.
  func familyPage(_ entry: FamilyShelf.Entry) -> Page {
    let path: SitePath = .family(entry)
    let sheet = FamilySheet(entry, References(site: self, path: path))
    return Page(
      at: path, entry.family.name.readable, of: name, in: .families,
      trail: [.init(to: .families, seenFrom: path)],
      lead: sheet.lead
    ) {
      sheet.facts
      sheet.chapters.nodes
    }
  }
}
