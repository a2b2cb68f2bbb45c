import AppLayout
import AppModel
import Markup
import PageParts

/// The presentations made in code, worked out on the site's first device.
struct RoutePresentations {
  private let references: References
  private let device: Device?

  init(_ references: References) {
    self.references = references
    device = references.site.axes.devices.first
  }

  var chapter: Chapter {
    let presentations = worked
    return Chapter("presentations", "Presentations", hint: "\(presentations.count)") {
      if presentations.isEmpty {
        Node("p") { "There are none." }
      } else {
        Node("p") {
          "What presents each screen, and what happens to what it covers, on \(device?.name ?? "")."
        }
        sheet(presentations).node
      }
    }
  }

  private var worked: [PresentationOutcome] {
    guard let device, let orientation = references.site.axes.orientations(of: device).first else {
      return []
    }
    return references.site.app.presentations(on: device, in: orientation)
  }

  private func sheet(_ presentations: [PresentationOutcome]) -> DataTable {
    var sheet = DataTable(
      "Presentations",
      columns: ["From", "To", "Style", "Router", "Presented by", "Covers", "Defined in"])
    for presentation in presentations {
      let route = presentation.route
      sheet.add(
        [
          [Node.own(route.from?.value ?? "?")],
          [Node.own(route.to?.value ?? "?")], [.text(presentation.style.rawValue)],
          [.text(route.isWithRouter ? "yes" : "no, so nothing is created for it")],
          presenter(of: presentation), covered(by: presentation), references.place(route.location),
        ])
    }
    return sheet
  }

  private func presenter(of presentation: PresentationOutcome) -> [Node] {
    let chain = presentation.chain.map(\.quotable).joined(separator: " in ")
    return [Node.own(presentation.result.presenter.name)]
      + (presentation.chain.count > 1
        ? [Node("span", ["class": "muted"]) { " (\(chain.quotable))" }] : [])
  }

  private func covered(by presentation: PresentationOutcome) -> [Node] {
    let result = presentation.result
    let end = result.keepsCovered ? "what it covers stays in place" : "what it covers is removed"
    return [.text("\(result.frame.size.text) at \(result.frame.origin.coordinates); \(end)")]
  }
}
