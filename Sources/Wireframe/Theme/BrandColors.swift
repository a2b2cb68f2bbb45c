package import AppLayout
package import AppModel

/// The colors that an app gives to its own bar, which a theme can adopt.
package struct BrandColors: Hashable, Sendable {
  /// The bar's background; translucent if the app makes it so.
  package let bar: Color
  /// The bar's title and icons, if the app sets their color.
  package let title: Color?
  /// The container behind the status bar, if it has a color of its own.
  package let statusBar: Color?
  /// The glyphs of the status bar, if the app chooses them.
  package let glyphs: StatusBarSettings.Glyphs?
  /// Whether the glyphs are over the bar, and not over a container of their own.
  package let isMerged: Bool

  /// Makes the colors of a bar; a title without a color gets one that is readable.
  package init(
    bar: Color, title: Color? = nil, statusBar: Color? = nil,
    glyphs: StatusBarSettings.Glyphs? = nil, isMerged: Bool = false
  ) {
    self.glyphs = glyphs
    self.isMerged = isMerged
    self.bar = bar
    self.title = title
    self.statusBar = statusBar
  }

  /// Makes the colors of a bar as it takes effect.
  package init(
    _ bar: NavigationBarLayout, statusBar: Color? = nil, glyphs: StatusBarSettings.Glyphs? = nil,
    isMerged: Bool = false
  ) {
    self.init(
      bar: bar.backgroundColor, title: bar.titleColor, statusBar: statusBar, glyphs: glyphs,
      isMerged: isMerged)
  }

  /// The colors for a picture of the content alone, which has no status bar.
  package var ofContent: BrandColors { BrandColors(bar: bar, title: title) }

  /// The color that is not a gray, if there is one: the stronger one of two.
  var accent: Color? {
    [bar.opaque, title?.opaque].compactMap(\.self)
      .filter { $0.chroma >= Self.leastChroma }
      .max { $0.chroma < $1.chroma }
  }

  /// The chroma below which a color looks gray.
  private static let leastChroma = 32
}

extension App {
  /// The colors of the app's own bar over a variant, for the themes that wear them.
  package func brand(of layout: VariantLayout) -> BrandColors? {
    if layout.variant.statusBar == .merged, let bar = layout.navigationBar {
      // Without colors of the app the theme decides.
      return BrandColors(
        bar, glyphs: bar.isColored ? layout.statusBarLook(in: self)?.glyphs : nil, isMerged: true)
    }
    let ofStatusBar = brandOfStatusBar
    guard let bar = layout.navigationBar else { return ofStatusBar }
    return BrandColors(bar, statusBar: ofStatusBar?.statusBar, glyphs: ofStatusBar?.glyphs)
  }

  /// The colors of the app's status bar, which are the same for all screens.
  package var brandOfStatusBar: BrandColors? {
    let styled = settings.stylesStatusBar ? settings.statusBar : nil
    let statusBar = styled?.backgroundColor
    // On a color of its own the default is dark glyphs; without one the theme decides.
    let glyphs = styled?.glyphs ?? statusBar.map { _ in .dark }
    return glyphs.map { BrandColors(bar: .white, statusBar: statusBar, glyphs: $0) }
  }
}
