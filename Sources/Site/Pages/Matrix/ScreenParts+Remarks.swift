import AppModel
import Markup
import Pages

extension ScreenParts {
  /// What `riverbed.json` remarks on the screen and its components, numbered.
  var notes: Part? {
    let notes = site.notes.notes(on: screen)
    guard !notes.isEmpty else { return nil }
    return Part(
      id: "notes", title: "Notes",
      content: [
        Node("ol", ["class": "notes"]) {
          for (index, note) in notes.enumerated() { node(of: note, number: index + 1) }
        }
      ])
  }

  private func node(of note: SiteConfiguration.Note, number: Int) -> Node {
    Node("li", ["class": "callout", "id": "note-\(number)"]) {
      if let component = note.component?.value {
        Node("p", ["class": "small"]) {
          Node("strong") { Node.own(name(ofComponent: component)) }
          if let held = site.devices.first {
            " · "
            Node(
              "a",
              ["href": path.link(to: .inspect(screen, on: held.device, in: held.orientation))]
            ) { "Inspect" }
          }
        }
      }
      Node("p", ["dir": "auto"]) { note.text }
    }
  }

  private func name(ofComponent key: String) -> String {
    guard let component = screen.allComponents.first(where: { $0.key == key }),
      let type = component.typeName?.value
    else { return key }
    return "\(key) (\(type))"
  }

  /// What is wrong with the screen, each with its explanation.
  var problems: Part? {
    let problems = site.problems.problems(of: screen)
    guard !problems.isEmpty else { return nil }
    return Part(
      id: "problems", title: "Problems",
      content: ProblemList(problems).nodes + RuleExplanations(of: problems).nodes)
  }
}
