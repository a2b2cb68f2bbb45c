/// The heights of a row of tabs.
enum TabBar {
  /// On a phone.
  static let phone = 49.0
  /// On a phone that is compact in both directions.
  static let phoneCompactHeight = 32.0
  /// On an iPad with a home button.
  static let ipadHomeButton = 50.0
  /// On an iPad without one, the safe area included.
  static let ipadFullScreenTotal = 65.0
  /// On a TV, which has its tabs at the top of the safe area.
  static let tv = 68.0
}

extension HeldDevice {
  /// Returns the row of tabs in a root container: at its bottom, or on a TV at the top of the safe
  /// area, below a bar there.
  func tabBar(in root: Rect, below barEnd: Double) -> Rect {
    switch device.deviceClass {
    case .iphone, .ipad:
      let height = min(tabBarHeight, root.height)
      return Rect(x: root.x, y: root.maxY - height, width: root.width, height: height)
    case .tv:
      let top = min(max(root.y, window.safeArea.top, barEnd), root.maxY)
      return Rect(
        x: root.x, y: top, width: root.width, height: min(TabBar.tv, root.maxY - top))
    }
  }

  /// How much of the window's bottom a tab bar takes, safe area included; zero for a TV, which has
  /// its tabs elsewhere.
  package var tabBarHeight: Double {
    switch device.kind {
    case .tv: 0
    case .ipad(.fullScreen): TabBar.ipadFullScreenTotal
    case .ipad(.homeButton), .ipad(.cutout): TabBar.ipadHomeButton + window.safeArea.bottom
    case .iphone: phoneTabBarHeight + window.safeArea.bottom
    }
  }

  private var phoneTabBarHeight: Double {
    switch (window.horizontal, window.vertical) {
    case (.compact, .compact): TabBar.phoneCompactHeight
    case (.compact, .regular), (.regular, _): TabBar.phone
    }
  }
}
