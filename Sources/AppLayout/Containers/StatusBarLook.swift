/// How the status bar of a variant looks, and who decides that.
package struct StatusBarLook: Hashable, Sendable {
  package let glyphs: StatusBarSettings.Glyphs
  package let decider: Decider
  /// The color behind the glyphs; nil where the content shows, or the app uses a default.
  package let ground: Color?

  /// Who decides how the status bar looks.
  package enum Decider: String, Hashable, Sendable, CaseIterable {
    case container
    case rootPlugin = "root plugin"
    case presented = "presented controller"

    /// What people call it.
    package var words: String {
      self == .container ? HierarchyNode.Role.appContainer.words : rawValue
    }

    /// What it is called where no class is named.
    fileprivate var plainName: String { self == .presented ? "screen itself" : words }
  }

  /// The look as a clause: `status bar has light glyphs, which the root plugin decides`.
  package var words: String {
    "status bar has \(glyphs.rawValue) glyphs, which the \(decider.words) decides"
  }

  /// A short text for the look, after the text for the bars: `light glyphs by the root plugin`.
  package var shortWords: String {
    "\(glyphs.rawValue) glyphs\(isHardToRead ? ", hard to read," : "") by the \(decider.plainName)"
  }

  /// The least contrast of glyphs with what is behind them, which WCAG 2 asks for in parts of an
  /// interface.
  package static let leastContrast = 3.0

  /// Whether the glyphs are almost as light as their ground, so that they can hardly be read; false
  /// where the ground is not known.
  package var isHardToRead: Bool {
    ground.map { glyphs.color.contrast(with: $0) < Self.leastContrast } ?? false
  }
}

extension StatusBarLook {
  /// Finds the look in a variant with a bar; nil where there is no status bar.
  private init?(
    in variant: Variant, _ bar: @autoclosure () -> NavigationBarLayout?,
    isPresented: @autoclosure () -> Bool, _ app: App
  ) {
    guard variant.held.window.statusBarHeight > 0 else { return nil }
    switch variant.statusBar {
    case .hidden: return nil
    case .separate:
      let styled = app.settings.stylesStatusBar ? app.settings.statusBar : nil
      self.init(
        glyphs: styled?.glyphs ?? .dark, decider: .container,
        ground: styled?.backgroundColor?.opaque)
    case .merged:
      let bar = bar()
      let isOpaque = variant.placement == .onTop || bar?.backgroundColor.alpha == .max
      self.init(
        glyphs: bar?.glyphs ?? .dark, decider: isPresented() ? .presented : .rootPlugin,
        ground: isOpaque ? bar?.ground : nil)
    }
  }

  /// Finds the look in a variant without laying out its content; nil where there is no status bar.
  package init?(in variant: Variant, of app: App) {
    self.init(
      in: variant,
      NavigationBarLayout(
        Shared(wrappedValue: BarPlan(of: variant.screen, enteredBy: variant.entrance, in: app)),
        variant.placement,
        // Tabs are below the bar.
        in: VariantFrame(variant, hasTabs: false)),
      isPresented: app.approach(to: variant.screen, by: variant.entrance).isPresented, app)
  }

  fileprivate init?(of layout: VariantLayout, in app: App) {
    self.init(
      in: layout.variant, layout.navigationBar, isPresented: layout.approach.isPresented, app)
  }
}

extension VariantLayout {
  /// Returns the look of the status bar; nil where there is none.
  package func statusBarLook(in app: App) -> StatusBarLook? { StatusBarLook(of: self, in: app) }
}

extension NavigationBarLayout {
  /// The color of the bar; nil where it shows an image.
  fileprivate var ground: Color? {
    switch background {
    case .color: backgroundColor
    case .image: nil
    }
  }

  /// The glyphs over the bar, which have its styling: as light as its title, or readable where the
  /// title has no color.
  fileprivate var glyphs: StatusBarSettings.Glyphs {
    guard let titleColor else {
      let contrasts = StatusBarSettings.Glyphs.allCases.map {
        (glyphs: $0, contrast: $0.color.contrast(with: backgroundColor.opaque))
      }
      return contrasts.max { $0.contrast < $1.contrast }?.glyphs ?? .dark
    }
    let (light, dark) = (Color.white, Color.black)
    return titleColor.contrast(with: dark) > titleColor.contrast(with: light) ? .light : .dark
  }
}
