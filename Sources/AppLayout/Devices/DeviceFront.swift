/// What the front of a device looks like, which decides its safe areas.
package enum DeviceFront: String, Hashable, Sendable, CaseIterable {
  case homeButton = "home-button"
  case notch
  case dynamicIsland = "dynamic-island"
  case fullScreen = "full-screen"
  case tv
}

extension DeviceFront {
  /// Whether the top stays unsafe when the status bar is hidden, because something is cut out there.
  var keepsTopWithoutStatusBar: Bool {
    switch self {
    case .notch, .dynamicIsland: true
    case .homeButton, .fullScreen, .tv: false
    }
  }
}
