import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles

extension ScreenParts {
  /// The notes in `riverbed.json` on the screen and its components, numbered.
  var notes: Chapter? {
    let notes = site.notes.on(screen)
    guard !notes.isEmpty else { return nil }
    let components = Dictionary(
      screen.allComponents.withIndices.map { ($1.key, $0) },
      uniquingKeysWith: { first, _ in first })
    return Chapter(PagePlace.notes, "Notes", hint: "\(notes.count)") {
      Node("ol", ["class": "notes"]) {
        for (index, note) in notes.enumerated() {
          node(of: note, number: index + 1, note.component.flatMap { components[$0.value] })
        }
      }
    }
  }

  private func node(
    of note: SiteConfiguration.Note, number: Int, _ component: ElementIndex<Component>?
  ) -> Node {
    Node("li", ["class": "callout", "id": Notes.id(ofNote: number)]) {
      if let key = note.component?.value {
        Node("p", ["class": "small"]) {
          Node("strong") {
            // A note on a component that is not there has only its key.
            if let component {
              "Component \(component.index + 1)"
              screen.allComponents[component].typeName.map {
                [.text(" ("), Node.appText($0.value.spoken), .text(")")]
              } ?? []
            } else {
              Node.appText(key)
            }
          }
          if let address = component.flatMap({ references.explanation(of: $0, on: screen) }) {
            " · "
            Node("a", ["href": address]) { "Inspect" }
          }
        }
      }
      Node("p", ["dir": "auto"]) { note.text }
    }
  }
}
