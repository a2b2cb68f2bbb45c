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

  /// Returns the context in front of the place of a problem in a list.
  func nodes(of problem: Problem) -> [Node] {
    let links = links(of: problem)
    return links.isEmpty ? [] : [Node("span", [:], links + [.text(" ·")])]
  }

  /// Returns links to the screen and the component.
  func links(of problem: Problem) -> [Node] {
    guard let screen = problem.screen.flatMap(references.site.app.screen) else { return [] }
    var parts: [[Node]] = namesScreen ? [[references.link(to: screen)]] : []
    if let component = problem.component { parts.append(nodes(of: component, on: screen)) }
    return Array(parts.joined(separator: [.text(", ")]))
  }

  /// Returns the key of a component, linked to its part of the page that explains the screen.
  private func nodes(of component: Problem.ComponentPlace, on screen: Screen) -> [Node] {
    let name = references.text(component.key)
    guard let held = references.site.devices.first, references.shows(screen) else {
      return [.text("component "), name]
    }
    let hasCard = component.index < InspectedComponents.mostCards
    let address = references.path.link(
      to: references.site.paths.inspection(of: screen, on: held.device, in: held.orientation),
      at: hasCard ? "component-\(component.index + 1)" : "components")
    return [.text("component "), Node("a", ["href": address]) { name }]
  }
}
