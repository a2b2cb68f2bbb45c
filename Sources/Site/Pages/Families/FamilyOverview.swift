import AppModel
import PageParts

/// All families: those in use first, then names without a family, then the rest.
struct FamilyOverview {
  private let references: References
  private let shelf: FamilyShelf

  init(_ references: References) {
    self.references = references
    shelf = references.site.families
  }

  var chapters: [Chapter] {
    let (used, rest) = (shelf.entries.filter(\.isUsed), shelf.entries.filter { !$0.isUsed })
    return [
      Chapter("used", "In use", hint: "\(used.count)") {
        used.isEmpty
          ? Node("p") { "No screen with components uses one of the app’s or Riverbed’s families." }
          : table("Families that screens use", of: used)
      }
    ] + unknown + [
      Chapter("unused", "Not in use", hint: "\(rest.count)") {
        rest.isEmpty
          ? Node("p") { "None." } : table("Families that no screen uses", of: rest)
      }
    ]
  }

  private func table(_ caption: String, of entries: [FamilyShelf.Entry]) -> Node {
    let isUsed = entries.contains(where: \.isUsed)
    var table = DataTable(
      caption,
      columns: ["Family", "Comes from", "Sections", "Styles"] + (isUsed ? ["Screens"] : []),
      numbers: [2, 3])
    for entry in entries {
      let styles = entry.family.sections.reduce(0) { $0 + $1.styles.count }
      table.add(
        [
          [references.link(entry.family.name, to: .family(entry))], origin(of: entry),
          [.text("\(entry.family.sections.count)")], [.text("\(styles)")],
        ] + (isUsed ? [references.links(to: entry.screens)] : []))
    }
    return table.node
  }

  private func origin(of entry: FamilyShelf.Entry) -> [Node] {
    entry.isBuiltIn
      ? [.badge("built in")] : references.place(entry.family.location)
  }

  private var unknown: [Chapter] {
    guard !shelf.unknown.isEmpty else { return [] }
    return [
      Chapter("unknown", "Named but not found", hint: "\(shelf.unknown.count)") {
        Node("p") { "These screens use the measures of \(Families.standardName) instead." }
        Node("ul") {
          for unknown in shelf.unknown {
            Node("li") {
              Node("strong") { Node.appText(unknown.name) }
              ", by "
              references.links(to: unknown.screens)
            }
          }
        }
      }
    ]
  }
}
