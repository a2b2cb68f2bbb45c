import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles

/// The screen and the component of each problem in a list.
struct ProblemContext {
  let references: References
  /// Whether the screen is named; a list under the screen's heading does not have to name it.
  let namesScreen: Bool

  /// Returns links to the screen and the component.
  func links(of problem: Problem) -> [Node] {
    guard let screen = problem.screen.flatMap(references.site.app.screen) else { return [] }
    var parts: [[Node]] = namesScreen ? [[references.link(to: screen)]] : []
    if let component = problem.component { parts.append(nodes(of: component, on: screen)) }
    return Array(parts.joined(separator: [.text(", ")]))
  }

  /// Returns the key of a component, or its number, linked to its part of the page that explains
  /// the screen.
  private func nodes(of component: Problem.ComponentPlace, on screen: Screen) -> [Node] {
    let name: Node =
      component.key.isEmpty ? .text("\(component.index.index + 1)") : .own(component.key)
    let address = references.explanation(of: component.index, on: screen)
    return [.text("component "), address.map { Node("a", ["href": $0]) { name } } ?? name]
  }
}
