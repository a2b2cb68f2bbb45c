import AppLayout
import AppModel

extension Theme {
  /// The color of a fill; nil for none.
  subscript(fill: Paint.Fill) -> Color? {
    switch fill {
    case .transparent: nil
    case .role(let role): self[role]
    case .glyphs(let glyphs): color(of: glyphs)
    case .plate(let plate): color(of: plate) ?? .clear
    }
  }

  /// Whether the theme draws a shape: a plate only where glyphs need it.
  func draws(_ shape: Shape) -> Bool {
    guard case .box(let box) = shape, case .plate(let plate) = box.paint.fill else { return true }
    return color(of: plate) != nil
  }

  /// Returns the color of glyphs: the theme's own where it is as light or dark as they are.
  private func color(of glyphs: StatusBarSettings.Glyphs) -> Color {
    let own = seen(.statusText)
    return own.isLight == (glyphs == .light) ? own : glyphs.color
  }

  /// Returns the color of a plate; nil where the ground shows the glyphs itself.
  private func color(of plate: GlyphPlate) -> Color? {
    let glyphs = color(of: plate.glyphs)
    let needsPlate = grounds(of: plate).contains {
      glyphs.contrast(with: $0) < StatusBarLook.leastContrast
    }
    return needsPlate ? plateColor(behind: plate.glyphs) : nil
  }

  /// Returns the color of all plates behind some glyphs, whatever is behind the plates: the first
  /// shade on the way from the glyphs to their opposite that shows them well.
  private func plateColor(behind glyphs: StatusBarSettings.Glyphs) -> Color {
    let opposite: Color = glyphs == .light ? .black : .white
    let shown = color(of: glyphs)
    let shades = (0...Self.plateShades).lazy.map { step in
      shown.mixed(with: opposite, share: Double(step) / Double(Self.plateShades))
    }
    return shades.first { shown.contrast(with: $0) >= Self.plateContrast } ?? opposite
  }

  /// The contrast of glyphs with the plates behind them.
  private static let plateContrast = 7.0
  private static let plateShades = 32
}

extension Color {
  /// What cannot be seen.
  fileprivate static let clear = Color.white.withAlpha(0)
}
