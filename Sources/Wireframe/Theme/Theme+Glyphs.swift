import AppLayout
import AppModel

extension Theme {
  /// The color of a fill; nil for none.
  subscript(fill: Paint.Fill) -> Color? {
    switch fill {
    case .transparent: nil
    case .role(let role): self[role]
    case .glyphs(let glyphs): color(of: glyphs)
    case .outline(let outline): color(of: outline) ?? .clear
    }
  }

  /// Whether the theme draws a shape: not one that is only an outline that it does not draw.
  func draws(_ shape: Shape) -> Bool {
    guard case .box(let box) = shape, box.paint.fill == .transparent else { return true }
    return draws(box.paint.stroke)
  }

  /// Whether the theme draws a line: an outline only around glyphs that can hardly be seen.
  func draws(_ line: Paint.Fill?) -> Bool {
    guard case .outline(let outline) = line else { return true }
    return color(of: outline) != nil
  }

  /// Returns the color of glyphs: the theme's own where it is as light or dark as they are.
  private func color(of glyphs: StatusBarSettings.Glyphs) -> Color {
    let own = seen(.statusText)
    return own.isLight == (glyphs == .light) ? own : glyphs.color
  }

  /// Returns the color of an outline; nil where the ground shows the glyphs without one.
  private func color(of outline: GlyphOutline) -> Color? {
    let glyphs = color(of: outline.glyphs)
    let areHardToRead = grounds(of: outline).contains {
      glyphs.contrast(with: $0) < StatusBarLook.leastContrast
    }
    return areHardToRead ? outlineColor(around: outline.glyphs) : nil
  }

  /// Returns the color of all outlines around some glyphs, whatever is behind them: the first shade
  /// on the way from the glyphs to their opposite that shows them well.
  private func outlineColor(around glyphs: StatusBarSettings.Glyphs) -> Color {
    let opposite: Color = glyphs == .light ? .black : .white
    let shown = color(of: glyphs)
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
}
