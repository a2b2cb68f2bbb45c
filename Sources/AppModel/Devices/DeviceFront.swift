/// What the front of a device looks like, which decides its safe areas.
package enum DeviceFront: String, Hashable, Sendable, CaseIterable {
  case homeButton = "home-button"
  case notch
  case dynamicIsland = "dynamic-island"
  case fullScreen = "full-screen"
  case tv
}
