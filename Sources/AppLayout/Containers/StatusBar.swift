import AppModel

/// What becomes of the space of the status bar.
package enum StatusBar: String, Hashable, Sendable, CaseIterable {
  /// A container of its own, with its own colour, lies behind the status bar.
  case separate
  /// The navigation bar's background reaches behind the status bar.
  case merged
  /// There is no status bar; what the device cuts out of the display stays.
  case hidden
}

extension Device {
  /// The configurations that make a difference on this device; a television has no status bar.
  package var statusBars: [StatusBar] {
    switch front {
    case .homeButton, .notch, .dynamicIsland, .fullScreen: StatusBar.allCases
    case .tv: [.hidden]
    }
  }

  /// Returns how much of the top the status bar takes from containers.
  func statusBarHeight(in orientation: Orientation, statusBar: StatusBar) -> Double {
    let height = window(in: orientation).statusBarHeight
    return switch statusBar {
    case .separate, .merged: height
    case .hidden: front.keepsTopWithoutStatusBar ? height : 0
    }
  }

  /// Returns what the device covers at the window's edges.
  package func safeArea(in orientation: Orientation, statusBar: StatusBar) -> Insets {
    let shown = window(in: orientation).safeArea
    switch (statusBar, front) {
    case (.separate, _), (.merged, _): return shown
    case (.hidden, .notch), (.hidden, .dynamicIsland), (.hidden, .tv): return shown
    case (.hidden, .homeButton), (.hidden, .fullScreen):
      return Insets(left: shown.left, bottom: shown.bottom, right: shown.right)
    }
  }
}
