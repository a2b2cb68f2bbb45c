import AppLayout
import AppModel

/// The presentations of `routes.json`, as they turn out on a device, as text.
enum RoutesText {
  static func text(
    of app: App, on device: Device, in orientation: Orientation, _ positions: Positions
  ) -> ShownText {
    let presentations = app.presentations(on: device, in: orientation).map { presentation in
      let route = presentation.route
      let names = [route.from, route.to].map { name -> ShownText in
        name.map { "\($0.value)" } ?? "?"
      }
      return TextTree(columns: [
        names.joined(separator: " → "), presentation.style.rawValue.shown,
        outcome(of: presentation) + place(of: route, positions),
      ])
    }
    let title: ShownText = "presentations on \(device.name), \(orientation.rawValue)"
    guard !presentations.isEmpty else { return title + ": routes.json has none\n" }
    return TextTree(columns: [title], children: presentations).text
  }

  private static func outcome(of presentation: PresentationOutcome) -> ShownText {
    let result = presentation.result
    let covered: ShownText = result.keepsCovered ? "stays" : "is removed"
    let frame = result.frame.columns.joined(separator: " ")
    return "\(result.presenter.name) presents over \(frame), what it covers \(covered)"
  }

  private static func place(of route: PresentationRoute, _ positions: Positions) -> ShownText {
    positions[route.location].map { " (\($0.text))" } ?? ""
  }
}
