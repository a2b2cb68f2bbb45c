/// The colors that an app gives to its own bar, which a theme can adopt.
package struct BrandColors: Hashable, Sendable {
  /// The bar's background; translucent if the app makes it so.
  package let bar: Color
  /// The bar's title and icons, if the app sets their color.
  package let title: Color?
  /// The container behind the status bar, if it has a color of its own.
  package let statusBar: Color?

  /// Makes the colors of a bar; a title without a color gets one that is readable.
  package init(bar: Color, title: Color? = nil, statusBar: Color? = nil) {
    self.bar = bar
    self.title = title
    self.statusBar = statusBar
  }

  /// Makes the colors of a bar as it takes effect.
  package init(_ bar: NavigationBarLayout, statusBar: Color? = nil) {
    self.init(bar: bar.backgroundColor, title: bar.titleColor, statusBar: statusBar)
  }

  /// The colors for a picture of the content alone, which has no status bar.
  package var ofContent: BrandColors { BrandColors(bar: bar, title: title) }
}

extension App {
  /// The colors of the app's own bar over a variant, for the themes that wear them; nil where the
  /// app gives none.
  func brand(of layout: VariantLayout) -> BrandColors? {
    let isMerged = layout.variant.statusBar == .merged
    let statusBar =
      settings.stylesStatusBar && !isMerged ? settings.statusBar.backgroundColor : nil
    return layout.navigationBar.map { BrandColors($0, statusBar: statusBar) }
      ?? statusBar.map { BrandColors(bar: .white, statusBar: $0) }
  }
}
