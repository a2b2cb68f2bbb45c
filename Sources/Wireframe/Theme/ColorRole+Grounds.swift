extension ColorRole {
  /// The backgrounds of a text, in every place where it is drawn; empty for a role that is not a
  /// text.
  ///
  /// Disabled items are meant to recede, so they are not texts in this sense.
  package var grounds: [ColorRole] {
    switch self {
    case .text, .mutedText: [.root, .cell, .menu, .caption]
    case .accent: [.root, .cell, .menu]
    case .onAccent: [.accent]
    case .icon: [.iconDisc]
    case .statusText: [.statusBar]
    case .barText: [.bar]
    case .overlayText: [.overlay]
    case .tabText, .tabSelected: [.tabBar]
    case .tickerText: [.ticker]
    case .bannerText: [.banner]
    case .webText: [.web]
    case .pluginText: [.plugin]
    case .placeholderText: [.placeholder]
    case .legendText: [.page]
    case .page, .device, .deviceOutline, .cutout, .homeIndicator, .container, .containerOutline,
      .statusBar, .statusBarOutline, .bar, .barHairline, .barDisabled, .overlay,
      .overlayDisabled, .overlayEdge, .root, .rootOutline, .textBar, .disabled, .hairline, .cell,
      .cellOutline, .image,
      .imageCross, .caption, .iconDisc, .tabBar, .menu, .scrim, .ticker, .banner, .bannerOutline,
      .web, .plugin, .pluginOutline, .placeholder, .placeholderOutline, .safeArea, .fold:
      []
    }
  }

  /// The role of what shows through where the color of this one is translucent; nil for the page
  /// itself.
  var beneath: ColorRole? {
    switch self {
    case .page: nil
    case .device, .deviceOutline, .legendText, .container: .page
    case .containerOutline, .statusBar, .bar, .root, .cutout, .homeIndicator: .container
    case .statusBarOutline, .statusText: .statusBar
    case .barHairline, .barText, .barDisabled: .bar
    case .overlayText, .overlayDisabled: .overlay
    case .caption, .imageCross: .image
    case .onAccent: .accent
    case .icon: .iconDisc
    case .tabText, .tabSelected: .tabBar
    case .tickerText: .ticker
    case .bannerOutline, .bannerText: .banner
    case .webText: .web
    case .pluginOutline, .pluginText: .plugin
    case .placeholderOutline, .placeholderText: .placeholder
    case .overlay, .overlayEdge, .rootOutline, .text, .mutedText, .textBar, .accent,
      .disabled,
      .hairline, .cell, .cellOutline, .image, .iconDisc, .tabBar, .menu, .scrim, .ticker, .banner,
      .web, .plugin, .placeholder, .safeArea, .fold:
      .root
    }
  }
}
