package import AppLayout
import AppModel

extension Wireframe {
  /// Makes the picture of a variant with its measures around and over it: regions on the left,
  /// content and safe area on the right, widths and gaps across the first line of each section.
  package init(redlinesOf layout: VariantLayout, over wireframe: Wireframe) {
    let redlines = Redlines(layout: layout, canvas: wireframe.canvas)
    title = "Measures of \(wireframe.title)"
    description = "\(wireframe.description), with sizes, insets and gaps in points"
    canvas = redlines.canvas
    shapes = [.box(redlines.canvas, .fill(.page))] + wireframe.shapes + redlines.shapes
    root = wireframe.root
  }
}

/// The measures of a variant as lines.
private struct Redlines {
  let layout: VariantLayout
  /// The extent of the picture without measures.
  private let inner: Rect
  private let measures: ContentMeasureLines

  /// The width of the space next to the picture for lines with names of regions, and for those with
  /// numbers.
  private static let column = 88.0
  private static let narrowColumn = 44.0

  init(layout: VariantLayout, canvas: Rect) {
    self.layout = layout
    inner = canvas
    measures = ContentMeasureLines(layout)
  }

  var canvas: Rect {
    let left = Self.column * (overlaps ? 2 : 1)
    return Rect(
      x: inner.x - left, y: inner.y, width: inner.width + left + Self.narrowColumn + Self.column,
      height: inner.height)
  }

  var shapes: [Shape] { regions + content + safeArea + measures.across.flatMap { $0.across() } }

  /// Whether the bar overlaps the root.
  private var overlaps: Bool {
    layout.frame.navigationBar.map { $0.maxY > layout.frame.root.y } ?? false
  }

  private var regions: [Shape] {
    let frame = layout.frame
    let stacked: [(String, Rect?)] = [
      ("status bar", frame.statusBar), ("bar", frame.navigationBar),
      (frame.plugin == nil ? "root" : "plugin", overlaps ? nil : frame.contentArea),
      ("banner", frame.banner), ("tab bar", frame.tabBar),
    ]
    let over: [(String, Rect?)] = overlaps ? [("root", frame.contentArea)] : []
    return lines(stacked, at: inner.x + 2) + lines(over, at: inner.x + 2 - Self.column)
  }

  private func lines(_ named: [(String, Rect?)], at place: Double) -> [Shape] {
    named.flatMap { name, rect -> [Shape] in
      guard let rect, rect.height > 0 else { return [] }
      return DimensionLine(
        place: place, start: rect.y, end: rect.maxY, label: "\(name) \(rect.height.shortText)"
      ).downwards(labelOn: .end)
    }
  }

  private var content: [Shape] {
    measures.downwards(at: inner.maxX - 2).flatMap { $0.downwards(labelOn: .start) }
  }

  private var safeArea: [Shape] {
    let (insets, height) = (layout.frame.safeArea, layout.frame.window.height)
    let ends = [(0, insets.top), (height - insets.bottom, height)]
    return ends.filter { $0.1 > $0.0 }.flatMap { start, end in
      DimensionLine(
        place: inner.maxX - 2 + Self.narrowColumn, start: start, end: end,
        label: "safe area \((end - start).shortText)"
      ).downwards(labelOn: .start)
    }
  }
}
