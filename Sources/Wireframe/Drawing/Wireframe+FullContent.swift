package import AppLayout
package import AppModel

extension Wireframe {
  /// The picture of all that a screen's content has, unrolled: as wide as the window, without device
  /// and bars, with a line where the first screenful ends.
  package init(fullContentOf layout: VariantLayout, in app: App) {
    let drawing = FullContentDrawing(layout: layout, app: app)
    let (shapes, omission) = drawing.drawn()
    let variant = layout.variant
    title = "\(variant.screen.title) on \(variant.device.name), full content"
    description =
      ["\(title): \(layout.content.componentCount)", drawing.extent, omission]
      .compactMap(\.self).joined(separator: ", ")
    canvas = drawing.canvas
    self.shapes = shapes
  }
}

/// The drawing of a screen's whole content.
private struct FullContentDrawing {
  let layout: VariantLayout
  let app: App

  /// A picture that is longer is cut, with a mark that says what is missing.
  private static let mostHeight = 10_000.0
  /// What lies beside the content, where the marks stand.
  private static let gutter = 44.0
  private static let margin = 16.0
  private static let letters = 10.0
  private static let captionHeight = 34.0

  private var viewport: Viewport { layout.frame.viewport }
  private var area: Rect { layout.frame.plugin ?? layout.frame.root }

  /// How high the content is; a screen without any shows what stands for it in one screenful.
  private var wholeHeight: Double {
    guard !layout.content.sections.isEmpty else { return viewport.height }
    let height = layout.content.size.height
    return height.isFinite ? max(1, height) : Self.mostHeight
  }

  private var height: Double { min(wholeHeight, Self.mostHeight) }
  private var isCut: Bool { wholeHeight > Self.mostHeight }
  private var bounds: Rect { Rect(x: 0, y: 0, width: viewport.width, height: height) }

  var canvas: Rect {
    bounds.grown(
      by: Insets(
        top: Self.margin, left: Self.gutter, bottom: Self.captionHeight, right: Self.gutter))
  }

  /// How long the content is, in words.
  var extent: String {
    "\(wholeHeight.groupedText) points high, the first screenful \(viewport.height.groupedText)"
  }

  /// The shapes, and in words what of the content they lack.
  func drawn() -> (shapes: [Shape], omission: String?) {
    let sources = ScreenSources(of: layout.variant.screen)
    let content = ContentDrawing(
      content: layout.content, origin: .zero, visible: bounds, sources: sources, app: app)
    let (shapes, cellOmission) = content.drawn()
    let identity = Group.Identity(
      kind: .root, key: "root", frame: bounds, source: sources.screen)
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
            [.box(bounds, .fill(.root))] + foldLine(from: 0, to: viewport.width)
              + NoticeDrawing(layout: layout, source: sources.screen)
              .standIns(in: bounds) + shapes)),
        .box(bounds.halfInset, .line(.hairline, width: 1)),
      ] + fold + foot(omission), omission
    )
  }

  /// The end of the first screenful, if there is more.
  private var foldPlace: Double? {
    viewport.height > 0 && viewport.height < height - 0.5 ? viewport.height : nil
  }

  /// A piece of the line where the first screenful ends; among the content it lies under the cells.
  private func foldLine(from start: Double, to end: Double) -> [Shape] {
    foldPlace.map { y in
      [.path(Path(through: [(start, y), (end, y)]), .line(.fold, width: 1, dash: [4, 3]))]
    } ?? []
  }

  /// The line's name and place, in the gutters.
  private var fold: [Shape] {
    guard let y = foldPlace else { return [] }
    let identity = Group.Identity(
      kind: .fold, key: "fold",
      frame: Rect(x: 0, y: y, width: viewport.width, height: 0), source: nil)
    return [
      .group(
        Group(
          identity,
          foldLine(from: 4 - Self.gutter, to: 0)
            + foldLine(from: viewport.width, to: viewport.width + Self.gutter - 4) + [
              .box(
                Rect(x: 4 - Self.gutter, y: y - 7.5, width: 32, height: 15), radius: 7.5,
                .fill(.accent)),
              label("Fold", at: Point(x: 20 - Self.gutter, y: y + 3.5), .middle, .bold, .onAccent),
              label(
                y.groupedText, at: Point(x: viewport.width + Self.gutter - 4, y: y - 5), .end,
                .regular),
            ]))
    ]
  }

  /// How long the content is, and what is missing: under it.
  private func foot(_ omission: String?) -> [Shape] {
    let text = omission.map { "… \($0)" } ?? "\(wholeHeight.groupedText) points"
    let fitted = Lettering.fit(
      text, width: viewport.width + Self.gutter, size: Self.letters, weight: .regular)
    let end = label(fitted, at: Point(x: viewport.width / 2, y: height + 20), .middle, .regular)
    guard isCut else { return [end] }
    let count = Int((viewport.width / 14).rounded(.up), within: 1...1000)
    let step = viewport.width / Double(count)
    let teeth = (0...count).map { index in
      (Double(index) * step, height - (index.isMultiple(of: 2) ? 0 : 7))
    }
    let edge = [(0, height + 1)] + teeth + [(viewport.width, height + 1)]
    return [
      .path(Path(through: edge, isClosed: true), .fill(.page)),
      .path(Path(through: teeth), .line(.fold, width: 1)), end,
    ]
  }

  private func label(
    _ text: DrawableText, at origin: Point, _ anchor: TextLine.Anchor, _ weight: Font.Weight,
    _ ink: Ink = .legendText
  ) -> Shape {
    .text(
      TextLine(
        text: text, origin: origin, size: Self.letters, weight: weight, anchor: anchor,
        paint: .fill(ink)))
  }

  private func label(
    _ text: String, at origin: Point, _ anchor: TextLine.Anchor, _ weight: Font.Weight,
    _ ink: Ink = .legendText
  ) -> Shape {
    label(DrawableText(text), at: origin, anchor, weight, ink)
  }
}
