import AppModel

/// The heights of a bottom tab bar.
enum TabBar {
  /// On a phone.
  static let phone = 49.0
  /// On a phone that is compact in both directions.
  static let phoneCompactHeight = 32.0
  /// On an iPad with a home button.
  static let ipadHomeButton = 50.0
  /// On an iPad without one, the safe area included.
  static let ipadFullScreenTotal = 65.0
}

extension Device {
  /// Returns how much of the window's bottom a tab bar takes, safe area included.
  ///
  /// Returns zero for a TV, which has its tabs elsewhere.
  package func tabBarHeight(in orientation: Orientation) -> Double {
    let window = window(in: orientation)
    return switch (family, front) {
    case (.appletv, _): 0
    case (.ipad, .fullScreen): TabBar.ipadFullScreenTotal
    case (.ipad, _): TabBar.ipadHomeButton + window.safeArea.bottom
    case (.iphone, _): Self.phoneTabBarHeight(in: window) + window.safeArea.bottom
    }
  }

  private static func phoneTabBarHeight(in window: Window) -> Double {
    switch (window.horizontal, window.vertical) {
    case (.compact, .compact): TabBar.phoneCompactHeight
    case (.compact, .regular), (.regular, _): TabBar.phone
    }
  }
}
