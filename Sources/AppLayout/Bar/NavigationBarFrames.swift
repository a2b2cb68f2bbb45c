/// Where the items of a navigation bar are, in the coordinates of the strip that holds them.
///
///     | = | title                      | a || b || c |   left
///     | = |              title         | a || b || c |   center
package struct NavigationBarFrames: Hashable, Sendable {
  /// The single button on the left, if there is one.
  package let context: Rect?
  /// The space for the title or logo.
  package let title: Rect
  /// The buttons on the right, from left to right.
  package let buttons: [Rect]

  /// The height of the strip, and of a navigation bar without the status bar; it is never scaled.
  static let stripHeight = 44.0
  /// The width of a button.
  static let buttonWidth = 38.0
  /// The distance of the outermost items from the strip's ends.
  static let margin = 5.0
  /// The distance between the title and a button.
  static let spacing = 1.0
}

extension NavigationBarFrames {
  /// Lays out the items in a strip.
  package init(
    in strip: Rect, alignment: NavigationBarModel.Alignment, hasContext: Bool, buttonCount: Int
  ) {
    func item(from left: Double, to right: Double) -> Rect {
      Rect(x: left, y: strip.y, width: max(0, right - left), height: strip.height)
    }
    let start = strip.x + Self.margin
    let end = strip.maxX - Self.margin
    let shown = min(max(0, buttonCount), Navigation.mostButtons)
    let buttonsWidth = Double(shown) * Self.buttonWidth

    context = hasContext ? item(from: start, to: start + Self.buttonWidth) : nil
    buttons = (0..<shown).map { index in
      let left = end - buttonsWidth + Double(index) * Self.buttonWidth
      return item(from: left, to: left + Self.buttonWidth)
    }
    switch alignment {
    case .left:
      let before = hasContext ? Self.buttonWidth + Self.spacing : 0
      let after = shown > 0 ? buttonsWidth + Self.spacing : 0
      title = item(from: start + before, to: end - after)
    case .center:
      let side = max(Self.buttonWidth, buttonsWidth) + Self.spacing
      title = item(from: start + side, to: end - side)
    }
  }

  /// Returns the items as right-to-left interfaces show them in the same strip.
  package func mirrored(in strip: Rect) -> NavigationBarFrames {
    let total = strip.x + strip.maxX
    return NavigationBarFrames(
      context: context?.mirrored(inWidth: total),
      title: title.mirrored(inWidth: total),
      buttons: buttons.map { $0.mirrored(inWidth: total) })
  }
}

extension RegionFrames {
  /// Returns the part of the navigation bar that holds its items: the lowest 44 points, without the
  /// unsafe left and right.
  func navigationBarStrip(safeArea: Insets) -> Rect? {
    let height = NavigationBarFrames.stripHeight
    return navigationBar.map { bar in
      Rect(x: bar.x, y: bar.maxY - height, width: bar.width, height: height)
        .inset(by: Insets(left: safeArea.left, right: safeArea.right))
    }
  }
}
