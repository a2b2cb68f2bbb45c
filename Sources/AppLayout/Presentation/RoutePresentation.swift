package import AppModel

/// A presentation of `routes.json` worked out on a device.
package struct RoutePresentation: Hashable, Sendable {
  package let route: PresentationRoute
  package let style: PresentationStyle
  /// The presenting scene and all around it, up to the window's root.
  package let chain: [PresentationHost]
  /// What comes of it; nil where nothing does.
  package let result: Presentation?
}

extension App {
  /// What becomes of each presentation of `routes.json` in a window.
  package func presentations(on device: Device, in orientation: Orientation) -> [RoutePresentation]
  {
    let window = device.window(in: orientation)
    return routes.presentations.compactMap { route in
      guard let from = route.from else { return nil }
      let style = route.style.flatMap { PresentationStyle(rawValue: $0.value) } ?? .fullScreen
      let chain = hosts(from: from.value, in: window, definesContext: route.definesContext)
      return RoutePresentation(
        route: route, style: style, chain: chain,
        result: Presentation(style, from: chain, safeArea: window.safeArea))
    }
  }

  /// A scene and the containers around it: those that embed it, then the window's root.
  private func hosts(
    from id: String, in window: Window, definesContext: Bool
  ) -> [PresentationHost] {
    var chain: [PresentationHost] = []
    var seen: Set<String> = []
    var next: String? = id
    while let current = next, seen.insert(current).inserted {
      let scene = routes.scenes.first { $0.id?.value == current }
      chain.append(
        PresentationHost(
          name: current, frame: window.bounds,
          definesContext: (current == id && definesContext) || scene?.container == "navigation"))
      next = routes.segues.first { $0.to?.value == current && $0.isContainment }?.from?.value
    }
    return chain
  }
}

extension Segue {
  /// Whether the segue says that one scene is inside another, rather than that it follows it.
  fileprivate var isContainment: Bool {
    guard let kind else { return false }
    return ["embed", "relationship", "rootViewController", "viewControllers"].contains(kind)
  }
}
