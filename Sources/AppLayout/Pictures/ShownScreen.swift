/// Everything that pictures of a laid-out screen show, apart from the theme: no drawing knows the
/// app. Positions in files are not a part of it, so that a picture stays when lines move.
package struct ShownScreen: Sendable {
  package internal(set) var held: HeldDevice
  package internal(set) var placement: Placement
  package internal(set) var statusBar: StatusBar
  package internal(set) var frame: VariantFrame
  /// The title of the screen.
  package internal(set) var title: String
  /// Where the screen is defined; nil for a screen that is not in any file.
  package internal(set) var source: SourcePath?
  package internal(set) var origin: Screen.Origin
  /// The name of the plugin that draws the screen; nil for other screens.
  package internal(set) var plugin: String?
  /// How a screen in a presentation container opens, and over what; nil for other screens.
  package internal(set) var opening: String?
  /// How the status bar looks; nil where there is none.
  package internal(set) var look: StatusBarLook?
  package internal(set) var bar: ShownBar?
  package internal(set) var tabs: ShownTabs?
  package internal(set) var content: ShownContent
  package internal(set) var isRightToLeft: Bool
  /// The words that the app writes next to its content.
  package internal(set) var words: AppWords
  /// The colors of the app's own bar, for the themes that wear them; nil where it gives none.
  package internal(set) var brand: BrandColors?

  /// Finds what pictures of a single layout show.
  package init(_ layout: VariantLayout, in app: App) {
    self.init(
      layout, in: app,
      ShownContent(layout.content, ShownSources(of: layout.variant.screen, in: app)))
  }

  init(_ layout: VariantLayout, in app: App, _ content: ShownContent) {
    let (variant, approach) = (layout.variant, layout.approach)
    let screen = variant.screen
    (held, placement, statusBar) = (variant.held, variant.placement, variant.statusBar)
    frame = layout.frame
    (title, origin) = (screen.title, screen.origin)
    source = screen.sourcePath
    plugin =
      if case .plugin(let name) = screen.kind { app.plugins.spokenName(of: name) } else { nil }
    opening =
      approach.isPresented
      ? "opened \(approach.entrance.words)\(approach.coveringWords(in: app))" : nil
    look = layout.statusBarLook(in: app)
    bar = ShownBar(of: layout, in: app)
    tabs = ShownTabs(of: layout, in: app)
    self.content = content
    isRightToLeft = app.settings.isRightToLeft
    words = app.words
    brand = app.brand(of: layout)
  }

  /// Whether the screen is in a presentation container.
  package var isPresented: Bool { opening != nil }

  package var device: Device { held.device }
}
