import AppLayout

extension Theme {
  /// The color of a fill; nil for none.
  subscript(fill: Paint.Fill) -> Color? {
    switch fill {
    case .transparent: nil
    case .role(let role): self[role]
    case .glyphs(let glyphs): color(of: glyphs)
    case .outline(let glyphs): outlineColor(around: glyphs) ?? .clear
    case .focus: self[.accent]
    }
  }

  /// Whether the theme draws a shape: not one that is only an outline that it does not draw.
  func draws(_ shape: Shape) -> Bool {
    guard case .box(let box) = shape, box.paint.fill == .transparent else { return true }
    return draws(box.paint.stroke)
  }

  /// Whether the theme draws a line: an outline only around glyphs that can hardly be seen.
  func draws(_ line: Paint.Fill?) -> Bool {
    guard case .outline(let glyphs) = line else { return true }
    return outlineColor(around: glyphs) != nil
  }

  /// Returns the color of glyphs: as light or dark as the app's where those can be seen on the
  /// theme's ground, or can hardly be seen in the app either; or else the first of
  /// ink, black and white that can be seen.
  private func color(of glyphs: PlacedGlyphs) -> Color {
    let ink = seen(.statusText)
    let own = ink.isLight == (glyphs.glyphs == .light) ? ink : glyphs.glyphs.color
    let ground = ground(of: glyphs)
    if glyphs.areHardToRead || own.isReadable(on: ground) { return own }
    return [ink, .black, .white].first { $0.isReadable(on: ground) } ?? ink
  }

  /// Returns the color of the outline around glyphs: the first shade on the way to their opposite
  /// that shows them well; nil where the ground shows them without one.
  private func outlineColor(around glyphs: PlacedGlyphs) -> Color? {
    let shown = color(of: glyphs)
    guard !shown.isReadable(on: ground(of: glyphs)) else { return nil }
    let opposite: Color = shown.isLight ? .black : .white
    let shades = (0...Self.outlineShades).lazy.map { step in
      shown.mixed(with: opposite, share: Double(step) / Double(Self.outlineShades))
    }
    return shades.first { shown.contrast(with: $0) >= Self.outlineContrast } ?? opposite
  }

  /// The contrast of glyphs with their outlines.
  private static let outlineContrast = 7.0
  private static let outlineShades = 32
}

extension Color {
  /// What cannot be seen.
  fileprivate static let clear = Color.white.withAlpha(0)

  /// Whether glyphs of the color can be read on a ground.
  fileprivate func isReadable(on ground: Color) -> Bool {
    contrast(with: ground) >= StatusBarLook.leastContrast
  }
}
