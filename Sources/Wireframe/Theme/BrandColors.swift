package import AppLayout
package import AppModel

/// The colours that an app gives to its own bar, which a theme can wear.
package struct BrandColors: Hashable, Sendable {
  /// The bar's background; translucent where the app wants it so.
  package let bar: Color
  /// The bar's title and icons, where the app says.
  package let title: Color?
  /// The container behind the status bar, where it has a colour of its own.
  package let statusBar: Color?

  /// Makes the colours of a bar; a title without a colour gets one that can be read.
  package init(bar: Color, title: Color? = nil, statusBar: Color? = nil) {
    self.bar = bar
    self.title = title
    self.statusBar = statusBar
  }

  /// The colours of a bar as it takes effect.
  package init(_ bar: NavigationBarLayout, statusBar: Color? = nil) {
    self.init(bar: bar.backgroundColor, title: bar.titleColor, statusBar: statusBar)
  }

  /// The one of the colours that is a colour rather than a grey, if one is: the stronger one.
  var accent: Color? {
    [bar.opaque, title?.opaque].compactMap(\.self)
      .filter { $0.chroma >= Self.leastChroma }
      .max { $0.chroma < $1.chroma }
  }

  /// Below this much colour something looks grey.
  private static let leastChroma = 32
}

extension App {
  /// The colors of the app's own bar over a variant, for the themes that wear them.
  package func brand(of layout: VariantLayout) -> BrandColors? {
    layout.navigationBar.map {
      BrandColors($0, statusBar: settings.statusBar.backgroundColor)
    }
  }
}
