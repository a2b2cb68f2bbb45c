import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles

extension ScreenParts {
  /// The notes in `riverbed.json` on the screen and its components, numbered.
  var notes: Chapter? {
    let notes = site.notes.notes(on: screen)
    guard !notes.isEmpty else { return nil }
    let components = Dictionary(
      screen.allComponents.enumerated().map { ($1.key, (index: $0, component: $1)) },
      uniquingKeysWith: { first, _ in first })
    return Chapter("notes", "Notes", hint: "\(notes.count)") {
      Node("ol", ["class": "notes"]) {
        for (index, note) in notes.enumerated() {
          node(of: note, number: index + 1, note.component.flatMap { components[$0.value] })
        }
      }
    }
  }

  private func node(
    of note: SiteConfiguration.Note, number: Int, _ place: (index: Int, component: Component)?
  ) -> Node {
    Node("li", ["class": "callout", "id": "note-\(number)"]) {
      if let key = note.component?.value {
        Node("p", ["class": "small"]) {
          Node("strong") {
            Node.own((place?.component.typeName).map { "\(key) (\($0.value))" } ?? key)
          }
          place.map { explanation(ofComponent: $0.index) } ?? []
        }
      }
      Node("p", ["dir": "auto"]) { note.text }
    }
  }

  /// Returns a link to the component on the page that explains the screen.
  private func explanation(ofComponent index: Int) -> [Node] {
    guard let held = site.devices.first else { return [] }
    let hasCard = index < InspectedComponents.mostCards
    let address = path.link(
      to: site.paths.inspection(of: screen, on: held.device, in: held.orientation),
      at: hasCard ? "component-\(index + 1)" : "components")
    return [.text(" · "), Node("a", ["href": address]) { "Inspect" }]
  }
}
