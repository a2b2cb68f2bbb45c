import AppModel

extension DeviceFront {
  /// Whether the top stays unsafe without a status bar, because of a notch or island.
  var keepsTopWithoutStatusBar: Bool {
    switch self {
    case .notch, .dynamicIsland: true
    case .homeButton, .fullScreen, .tv: false
    }
  }
}
