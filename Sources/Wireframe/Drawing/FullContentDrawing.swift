package import AppLayout
package import AppModel

/// The drawing of a screen's whole content.
struct FullContentDrawing {
  let layout: VariantLayout
  let app: App

  /// The highest picture; a higher one is cut, with a mark that says what is missing.
  static let mostHeight = SeenContent.mostHeight
  /// The width of the space next to the content, which has the marks, on a phone.
  static let gutter = 44.0
  fileprivate static let margin = 16.0
  static let letters = 10.0
  private static let captionHeight = 34.0

  var viewport: Viewport { layout.frame.viewport }

  /// The height of the content; a screen without any shows its notice in one screenful.
  var wholeHeight: Double {
    guard !layout.content.sections.isEmpty else { return viewport.height }
    let height = layout.content.size.height
    return height.isFinite ? max(1, height) : Self.mostHeight
  }

  var height: Double { min(wholeHeight, Self.mostHeight) }
  var isCut: Bool { wholeHeight > Self.mostHeight }
  /// The content, with what a TV shows beside its safe area.
  var bounds: Rect {
    let seen = layout.frame.seenContent
    return Rect(x: seen.x, y: 0, width: seen.width, height: height)
  }

  var canvas: Rect {
    let scale = layout.variant.device.deviceClass.noteScale
    let gutter = Self.gutter * scale
    return bounds.grown(
      by: Insets(
        top: Self.margin, left: gutter, bottom: Self.captionHeight * scale, right: gutter))
  }

  /// The length of the content, in words.
  var extent: String {
    "\(wholeHeight.groupedText) points high, the first screenful \(viewport.height.groupedText)"
  }

  /// Returns the shapes, and a description of the content that is missing from them.
  func drawn() -> (shapes: [Shape], omission: String?) {
    let sources = ScreenSources(of: layout.variant.screen)
    let content = ContentDrawing(
      content: layout.content, origin: .zero, visible: bounds, sources: sources,
      keys: ComponentBoxKeys(of: layout.variant.screen), app: app,
      deviceClass: layout.variant.device.deviceClass,
      textRoom: bounds.width == viewport.width
        ? nil : Rect(x: 0, y: 0, width: viewport.width, height: height),
      focused: layout.focusedSection, hasGrounds: true)
    let (shapes, cellOmission) = content.drawn()
    let identity = Group.Identity(
      kind: .root, .root, frame: bounds, source: sources.screen)
    let missing = [
      isCut ? "\((wholeHeight - height).groupedText) points below are not drawn" : nil,
      cellOmission,
    ].compactMap(\.self)
    let omission = missing.isEmpty ? nil : missing.joined(separator: ", ")
    return (
      [
        .box(canvas, .fill(.page)),
        .group(
          Group(
            identity, clip: bounds,
            [.box(bounds, .fill(.root))] + foldLine(from: bounds.x, to: bounds.maxX)
              + NoticeDrawing(layout: layout, app: app, source: sources.screen)
              .standIns(in: bounds) + shapes)),
        .box(bounds.halfInset, .line(.hairline, width: 1)),
      ] + fold + foot(omission), omission
    )
  }
}

extension Wireframe {
  /// Makes the picture of a screen's whole content: as wide as the window, without device and bars,
  /// with a line where the first screenful ends.
  package init(fullContentOf layout: VariantLayout, in app: App) {
    let drawing = FullContentDrawing(layout: layout, app: app)
    let (shapes, omission) = drawing.drawn()
    let variant = layout.variant
    title = "\(variant.screen.title) on \(variant.device.name), full content"
    description =
      ["\(title): \(layout.content.summary)", drawing.extent, omission]
      .compactMap(\.self).joined(separator: ", ")
    canvas = drawing.canvas
    self.shapes = shapes
    root = ShownRoot(of: layout, in: app)
  }

  /// Returns what the picture of a screen's whole content shows, in content coordinates, without
  /// drawing it.
  package static func fullContentFrame(of layout: VariantLayout, in app: App) -> Rect {
    FullContentDrawing(layout: layout, app: app).canvas
  }
}
