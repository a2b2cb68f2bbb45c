import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles

extension ScreenParts {
  /// What `riverbed.json` remarks on the screen and its components, numbered.
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

  /// A link to what the page that explains the screen has on a component.
  private func explanation(ofComponent index: Int) -> [Node] {
    guard let held = site.devices.first else { return [] }
    let isTold = index < InspectedComponents.mostCards
    let address = path.link(
      to: site.paths.inspection(of: screen, on: held.device, in: held.orientation),
      at: isTold ? "component-\(index + 1)" : "components")
    return [.text(" · "), Node("a", ["href": address]) { "Inspect" }]
  }
}
