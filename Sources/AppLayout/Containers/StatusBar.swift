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
    switch deviceClass {
    case .iphone, .ipad: StatusBar.allCases
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
    case .hidden: device.cutout == nil ? 0 : height
    }
  }

  /// Returns the insets that the device covers at the window's edges.
  package func safeArea(with statusBar: StatusBar) -> Insets {
    let shown = window.safeArea
    switch (statusBar, device.kind.front) {
    case (.separate, _), (.merged, _): return shown
    // The top stays unsafe because of a notch or island.
    case (.hidden, .cutout), (.hidden, nil): return shown
    case (.hidden, .homeButton), (.hidden, .fullScreen):
      return Insets(left: shown.left, bottom: shown.bottom, right: shown.right)
    }
  }
}
