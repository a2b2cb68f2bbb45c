import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles

/// What a list of complaints tells of the screen and the component at which each stands.
struct ProblemStanding {
  let references: References
  /// Whether the screen is named; a list under its heading need not.
  let namesScreen: Bool

  func nodes(of problem: Problem) -> [Node] {
    guard let screen = problem.screen.flatMap(references.site.app.screen) else { return [] }
    var parts: [[Node]] = namesScreen ? [[references.link(to: screen)]] : []
    if let component = problem.component { parts.append(nodes(of: component, on: screen)) }
    guard !parts.isEmpty else { return [] }
    return [Node("span", [:], Array(parts.joined(separator: [.text(", ")])) + [.text(" ·")])]
  }

  /// A component by its key, as a link to what the page that explains its screen says of it.
  private func nodes(of component: Problem.ComponentPlace, on screen: Screen) -> [Node] {
    let name = references.text(component.key)
    guard let held = references.site.devices.first, references.shows(screen) else {
      return [.text("component "), name]
    }
    let isTold = component.index < InspectedComponents.mostCards
    let address = references.path.link(
      to: references.site.paths.inspection(of: screen, on: held.device, in: held.orientation),
      at: isTold ? "component-\(component.index + 1)" : "components")
    return [.text("component "), Node("a", ["href": address]) { name }]
  }
}
