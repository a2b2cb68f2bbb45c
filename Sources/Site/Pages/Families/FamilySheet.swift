import AppLayout
import PageParts

/// A family with its measures and all its styles.
struct FamilySheet {
  private let entry: FamilyShelf.Entry
  private let references: References
  private let styles: [FamilyStyle]
  private let uses: FamilyUses

  init(_ entry: FamilyShelf.Entry, _ references: References) {
    self.entry = entry
    self.references = references
    styles = FamilyStyle.all(of: entry)
    uses = FamilyUses(of: entry)
  }

  var lead: [Node] {
    let origin =
      entry.isBuiltIn ? "This family comes with Riverbed" : "This is the app’s own family"
    let users =
      entry.isUsed
      ? "\(entry.screens.count.counted(as: "screen")) \(entry.screens.count.form("uses", "use")) it"
      : "no screen uses it"
    return [.text("\(origin); \(users). " + Self.numbers)]
  }

  private static let numbers =
    "Numbers are points. Rules show them as in the file, sizes as scaled for each device."

  var facts: [Node] {
    var facts = Facts()
    facts.add("Defined in") { references.place(entry.family.location) }
    facts.add("Screens") { references.links(to: entry.screens) }
    facts.add("Styles") {
      "\(styles.count) in \(entry.family.sections.count.counted(as: "section"))"
    }
    return facts.nodes
  }

  var chapters: [Chapter] {
    [FamilyMeasures(entry: entry, references: references).chapter] + sections
  }

  private var sections: [Chapter] {
    var ids = UniqueNames(separator: "-")
    let styles = Dictionary(grouping: styles, by: \.sectionIndex)
    return entry.family.sections.withIndices.compactMap { index, section in
      guard let styles = styles[index] else { return nil }
      let id = ids.unique("section-\(Slugs.slug(of: section.name))")
      return Chapter(id, section.title.sentenceStart, hint: "\(styles.count)") {
        entry.isUsed ? specimens(styles) : [table(of: styles, in: section.title)]
      }
    }
  }

  private func specimens(_ styles: [FamilyStyle]) -> [Node] {
    [
      Node("ul", ["class": "specimens"]) {
        for style in styles {
          Specimen(style, of: entry, references, uses.screens(using: style)).node
        }
      }
    ]
  }

  /// Returns the styles of a family that no screen uses, as a list without drawings.
  private func table(of styles: [FamilyStyle], in section: String) -> Node {
    let devices = references.site.measuredDevices
    var table = DataTable(
      "Styles of the section “\(section)”",
      columns: ["Style", "Template", "Size"] + devices.map(\.title))
    for style in styles {
      let specimen = Specimen(style, of: entry, references, [])
      table.add(
        [[.appText(style.style.id)], [.text(specimen.template)], specimen.rules]
          + devices.map { [.text(specimen.size(on: $0))] })
    }
    return table.node
  }
}

extension Family.Section {
  /// The name of the section as people would write it: `horizontal list`.
  fileprivate var title: String {
    switch name {
    case "ui_component": "plugin component"
    case "webview": "web view"
    default: name.spoken
    }
  }
}
