package import AppModel

/// The result of a presentation of `routes.json` on a device.
package struct PresentationOutcome: Hashable, Sendable {
  package let route: PresentationRoute
  package let style: PresentationStyle
  /// The presenting scene and those around it, innermost first, cut off after the first ones.
  package let chain: [String]
  /// The presenter, and what is covered.
  package let result: Presentation
}

extension App {
  /// Returns the result of each presentation of `routes.json` in a window.
  package func presentations(
    on device: Device, in orientation: Orientation
  ) -> [PresentationOutcome] {
    let window = device.window(in: orientation)
    var containment = SceneContainment(routes)
    return routes.presentations.compactMap { route in
      guard let from = route.from?.value else { return nil }
      let style = route.style ?? .fullScreen
      let place = containment.place(of: from)
      let context = route.definesContext ? from : place.context
      func host(_ name: String) -> PresentationHost {
        PresentationHost(name: name, frame: window.bounds, definesContext: name == context)
      }
      // Of all scenes around the presenting one, only these two matter.
      let containers = [context, place.root].compactMap(\.self).map(host)
      return PresentationOutcome(
        route: route, style: style, chain: containment.scenes(from: from),
        result: Presentation(
          style, from: host(from), in: containers, safeArea: window.safeArea))
    }
  }
}
