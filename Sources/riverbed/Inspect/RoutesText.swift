import AppLayout
import AppModel

/// The presentations of `routes.json`, worked out on a device, as text.
enum RoutesText {
  static func text(
    of app: App, on device: Device, in orientation: Orientation, _ positions: Positions
  ) -> String {
    let presentations = app.presentations(on: device, in: orientation).map { presentation in
      let route = presentation.route
      let names = [route.from, route.to].map { $0?.value.harmlessLine ?? "?" }
      return TextTree(columns: [
        names.joined(separator: " → "), presentation.style.rawValue,
        outcome(of: presentation) + place(of: route, positions),
      ])
    }
    let title = "presentations on \(device.name), \(orientation.rawValue)"
    guard !presentations.isEmpty else { return title + ": routes.json has none\n" }
    return TextTree(columns: [title], children: presentations).text
  }

  private static func outcome(of presentation: RoutePresentation) -> String {
    guard let result = presentation.result else { return "nothing, for it presents already" }
    let covered = result.keepsCovered ? "stays" : "goes"
    let frame = result.frame.columns.joined(separator: " ")
    return
      "\(result.presenter.name.readable.harmlessLine) presents over \(frame), what it covers \(covered)"
  }

  private static func place(of route: PresentationRoute, _ positions: Positions) -> String {
    positions[route.location].map { " (\($0.text))" } ?? ""
  }
}
