import AppModel

extension DeviceFront {
  /// Whether the top stays unsafe when the status bar is hidden, because something is cut out there.
  var keepsTopWithoutStatusBar: Bool {
    switch self {
    case .notch, .dynamicIsland: true
    case .homeButton, .fullScreen, .tv: false
    }
  }
}
