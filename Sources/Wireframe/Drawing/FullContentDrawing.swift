package import AppLayout

/// The drawing of a screen's whole content.
struct FullContentDrawing {
  let shown: ShownScreen
  let extent: ContentExtent

  init(_ shown: ShownScreen) {
    self.shown = shown
    extent = ContentExtent(
      shown.frame, shown.content.size, isEmpty: shown.content.sections.isEmpty)
  }

  /// The width of the space next to the content, which has the marks, on a phone.
  static let gutter = 44.0
  fileprivate static let margin = 16.0
  static let letters = 10.0
  fileprivate static let captionHeight = 34.0

  var viewport: Viewport { shown.frame.viewport }
  var height: Double { extent.height }
  var bounds: Rect { extent.bounds }
  var canvas: Rect { extent.canvas(on: shown.device.deviceClass) }

  /// The length of the content, in words.
  var length: String {
    "\(extent.wholeHeight.groupedText) points high, the first screenful \(viewport.height.groupedText)"
  }

  /// A description of the content that is missing.
  var omission: String? {
    let missing = [
      extent.isCut
        ? "\((extent.wholeHeight - height).groupedText) points below are not drawn" : nil,
      content.omission,
    ].compactMap(\.self)
    return missing.isEmpty ? nil : missing.joined(separator: ", ")
  }

  private var content: ContentDrawing {
    var drawing = ContentDrawing(
      shown, origin: .zero, visible: bounds,
      textRoom: bounds.width == viewport.width
        ? nil : Rect(x: 0, y: 0, width: viewport.width, height: height),
      focused: shown.focusedSection)
    drawing.hasGrounds = true
    return drawing
  }

  var shapes: [Shape] {
    let identity = Group.Identity(kind: .root, .root, frame: bounds, source: shown.source)
    return [
      .box(canvas, .fill(.page)),
      .group(
        Group(
          identity, clip: bounds,
          [.box(bounds, .fill(.root))] + foldLine(from: bounds.x, to: bounds.maxX)
            + NoticeDrawing(shown).standIns(in: bounds) + content.drawn())),
      .box(bounds.halfInset, .line(.hairline, width: 1)),
    ] + fold + foot(omission)
  }
}

extension ContentExtent {
  /// Returns what a picture of the whole content shows, in content coordinates: the content with the
  /// marks around it.
  fileprivate func canvas(on deviceClass: DeviceClass) -> Rect {
    let gutter = Wireframe.gutterOfFullContent(on: deviceClass)
    return bounds.grown(
      by: Insets(
        top: FullContentDrawing.margin, left: gutter,
        bottom: FullContentDrawing.captionHeight * deviceClass.noteScale, right: gutter))
  }
}

extension Wireframe {
  /// Makes the picture of a screen's whole content: as wide as the window, without device and bars,
  /// with a line where the first screenful ends.
  package init(fullContentOf shown: ShownScreen) {
    let drawing = FullContentDrawing(shown)
    title = "\(shown.title) on \(shown.device.name), full content"
    description =
      ["\(title): \(shown.content.summary)", drawing.length, drawing.omission]
      .compactMap(\.self).joined(separator: ", ")
    canvas = drawing.canvas
    shapes = drawing.shapes
    root = ShownRoot(of: shown)
  }

  /// Returns how wide the space on each side of a screen's whole content is, which has the marks.
  package static func gutterOfFullContent(on deviceClass: DeviceClass) -> Double {
    FullContentDrawing.gutter * deviceClass.noteScale
  }

  /// Returns what the picture of a screen's whole content shows, in content coordinates, without
  /// drawing it.
  package static func fullContentFrame(of layout: VariantLayout) -> Rect {
    ContentExtent(of: layout).canvas(on: layout.variant.device.deviceClass)
  }
}
