package import AppLayout

extension Theme {
  /// Returns the theme in an app's own colors, with every text made readable; the theme itself if
  /// it does not use them, or if there is no bar.
  package func wearing(_ brand: BrandColors?) -> Theme {
    guard wearsAppColors, let brand else { return self }
    var colors = barColors(brand)
    colors.merge(accentColors(brand)) { $1 }
    if let statusBar = brand.statusBar?.over(seen(.container)) {
      colors[.statusBar] = statusBar
      colors[.statusText] = Color.extreme(on: [statusBar])
    }
    return replacing(colors)
  }

  private func barColors(_ brand: BrandColors) -> [ColorRole: Color] {
    let bar = brand.bar.over(seen(.root))
    let text = (brand.title ?? Color.extreme(on: [bar])).readable(on: [bar])
    let overlay = overlayColor(brand.bar)
    let grounds = grounds(under: overlay)
    let overlayText = (brand.title ?? Color.extreme(on: grounds)).readable(on: grounds)
    return [
      .bar: bar, .barText: text, .overlay: overlay, .overlayText: overlayText,
      .barHairline: bar.mixed(with: text, share: Self.hairlineShare),
      .barDisabled: bar.mixed(with: text, share: Self.disabledShare),
      .overlayDisabled: grounds[0].mixed(with: overlayText, share: Self.disabledShare),
    ]
  }

  /// Returns the bar over the content: translucent enough to let the content show, and dark or
  /// light enough for a text to be readable over light and dark content.
  private func overlayColor(_ bar: Color) -> Color {
    let alpha = min(bar.alpha, Self.mostOpaqueOverlay)
    let shades = (0...Self.shades).lazy.map { step in
      bar.opaque.mixed(with: .black, share: Double(step) / Double(Self.shades)).withAlpha(alpha)
    }
    return shades.first { shade in
      let grounds = grounds(under: shade)
      return Color.extreme(on: grounds).contrast(withAll: grounds) >= Color.readable
    } ?? bar.withAlpha(alpha)
  }

  /// Returns the colors of the content as seen through a bar.
  private func grounds(under overlay: Color) -> [Color] {
    [.root, .cell, .image].map { overlay.over(seen($0)) }
  }

  private func accentColors(_ brand: BrandColors) -> [ColorRole: Color] {
    guard let color = brand.accent else { return [:] }
    let accent = color.readable(on: [.root, .cell, .menu, .tabBar].map { seen($0) })
    return [
      .accent: accent, .onAccent: Color.extreme(on: [accent]), .tabSelected: accent,
      .overlayEdge: accent, .fold: accent,
    ]
  }

  /// The alpha of an opaque bar that overlaps content: 78 percent.
  private static let mostOpaqueOverlay: UInt8 = 0xC7
  private static let shades = 32
  private static let hairlineShare = 0.2
  private static let disabledShare = 0.45
}

extension BrandColors {
  /// The color that is not a gray, if there is one: the stronger one of two.
  var accent: Color? {
    [bar.opaque, title?.opaque].compactMap(\.self)
      .filter { $0.chroma >= Self.leastChroma }
      .max { $0.chroma < $1.chroma }
  }

  /// The chroma below which a color looks gray.
  private static let leastChroma = 32
}
