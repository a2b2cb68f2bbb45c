import AppModel
import Markup
import Pages

extension ScreenParts {
  /// What `riverbed.json` remarks on the screen and its components, numbered.
  var notes: Chapter? {
    let notes = site.notes.notes(on: screen)
    guard !notes.isEmpty else { return nil }
    return Chapter("notes", "Notes", hint: "\(notes.count)") {
      Node("ol", ["class": "notes"]) {
        for (index, note) in notes.enumerated() { node(of: note, number: index + 1) }
      }
    }
  }

  private func node(of note: SiteConfiguration.Note, number: Int) -> Node {
    Node("li", ["class": "callout", "id": "note-\(number)"]) {
      if let component = note.component?.value {
        Node("p", ["class": "small"]) {
          Node("strong") { Node.own(name(ofComponent: component)) }
          explanation(ofComponent: component)
        }
      }
      Node("p", ["dir": "auto"]) { note.text }
    }
  }

  /// A link to what the page that explains the screen has on a component.
  private func explanation(ofComponent key: String) -> [Node] {
    guard let held = site.devices.first,
      let index = screen.allComponents.firstIndex(where: { $0.key == key })
    else { return [] }
    let isTold = index < InspectedComponents.mostCards
    let address = path.link(
      to: site.inspectPath(of: screen, on: held.device, in: held.orientation),
      at: isTold ? "component-\(index + 1)" : "components")
    return [.text(" · "), Node("a", ["href": address]) { "Inspect" }]
  }

  private func name(ofComponent key: String) -> String {
    guard let component = screen.allComponents.first(where: { $0.key == key }),
      let type = component.typeName?.value
    else { return key }
    return "\(key) (\(type))"
  }

  /// What is wrong with the screen, each with its explanation.
  var problems: Chapter? {
    let problems = site.problems.problems(of: screen)
    guard !problems.isEmpty else { return nil }
    return Chapter("problems", "Problems", hint: Problems.Tally(problems).words) {
      ProblemList(problems).nodes
      RuleExplanations(of: problems).nodes
    }
  }
}
