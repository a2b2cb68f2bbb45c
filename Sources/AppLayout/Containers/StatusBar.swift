import AppModel

/// How the app uses the space of the status bar.
package enum StatusBar: String, Hashable, Sendable, CaseIterable {
  /// A separate container with its own color is behind the status bar.
  case separate
  /// The navigation bar's background extends behind the status bar.
  case merged
  /// There is no status bar; the unsafe area around a notch or island stays.
  case hidden
}

extension Device {
  /// The configurations that make a difference on this device; a TV has no status bar.
  package var statusBars: [StatusBar] {
    switch front {
    case .homeButton, .notch, .dynamicIsland, .fullScreen: StatusBar.allCases
    case .tv: [.hidden]
    }
  }
}

extension HeldDevice {
  /// Returns how much space the status bar takes from containers at the top.
  func height(of statusBar: StatusBar) -> Double {
    let height = window.statusBarHeight
    return switch statusBar {
    case .separate, .merged: height
    case .hidden: device.front.keepsTopWithoutStatusBar ? height : 0
    }
  }

  /// Returns the insets that the device covers at the window's edges.
  package func safeArea(with statusBar: StatusBar) -> Insets {
    let shown = window.safeArea
    switch (statusBar, device.front) {
    case (.separate, _), (.merged, _): return shown
    case (.hidden, .notch), (.hidden, .dynamicIsland), (.hidden, .tv): return shown
    case (.hidden, .homeButton), (.hidden, .fullScreen):
      return Insets(left: shown.left, bottom: shown.bottom, right: shown.right)
    }
  }
}

extension DeviceFront {
  /// Whether the top stays unsafe without a status bar, because of a notch or island.
  fileprivate var keepsTopWithoutStatusBar: Bool {
    switch self {
    case .notch, .dynamicIsland: true
    case .homeButton, .fullScreen, .tv: false
    }
  }
}
