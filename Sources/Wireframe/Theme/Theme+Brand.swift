import AppModel

extension Theme {
  /// Returns the theme in an app's own colors, with every text made readable; the theme itself if
  /// it does not use them, or if there is no bar.
  package func wearing(_ brand: BrandColors?) -> Theme {
    guard let brand else { return self }
    guard wearsAppColors else {
      return brand.isMerged
        ? replacing(mergedColors(brand.glyphs))
        : brand.glyphs.map { replacing(statusColors($0)) } ?? self
    }
    var colors = barColors(brand)
    colors.merge(accentColors(brand)) { $1 }
    if brand.isMerged {
      colors[.statusText] = brand.glyphs?.color ?? colors[.barText]
      colors[.statusBar] = .clear
    } else if let statusBar = brand.statusBar?.over(seen(.container)) {
      colors[.statusBar] = statusBar
      colors[.statusText] = brand.glyphs?.color ?? Color.extreme(on: [statusBar])
    } else if let glyphs = brand.glyphs {
      colors.merge(statusColors(glyphs)) { $1 }
    }
    return replacing(colors)
  }

  /// Returns the colors of glyphs that the app chooses, on a ground of the other shade where the
  /// theme's own does not show them.
  private func statusColors(_ glyphs: StatusBarSettings.Glyphs) -> [Ink: Color] {
    let ground = seen(.statusBar)
    guard glyphs.color.contrast(with: ground) < Color.readable else {
      return [.statusText: glyphs.color]
    }
    let other = glyphs == .light ? Color.black : .white
    return [
      .statusText: glyphs.color,
      .statusBar: ground.mixed(with: other, share: Self.shadeShare),
    ]
  }

  /// Returns the colors of glyphs over the bar, and of the plates behind them, which are visible
  /// only where the app chooses glyphs that the theme's own bar does not show.
  private func mergedColors(_ glyphs: StatusBarSettings.Glyphs?) -> [Ink: Color] {
    let ground = seen(.bar)
    guard let glyphs, glyphs.color.contrast(with: ground) < Color.readable else {
      return [.statusText: glyphs?.color ?? self[.barText], .statusBar: .clear]
    }
    let other = glyphs == .light ? Color.black : .white
    let plates = (0...Self.shades).lazy.map { step in
      ground.mixed(with: other, share: Double(step) / Double(Self.shades))
    }
    let plate = plates.first { glyphs.color.contrast(with: $0) >= Self.plateContrast } ?? other
    return [.statusText: glyphs.color, .statusBar: plate]
  }

  /// The contrast of glyphs with the plates behind them.
  private static let plateContrast = 7.0

  /// How far the ground of the status bar is from the theme's own under glyphs of its shade.
  private static let shadeShare = 0.55

  private func barColors(_ brand: BrandColors) -> [Ink: Color] {
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

  private func accentColors(_ brand: BrandColors) -> [Ink: Color] {
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

extension Color {
  /// What cannot be seen.
  fileprivate static let clear = Color.white.withAlpha(0)
}
