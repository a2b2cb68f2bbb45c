import AppLayout
import AppModel

/// The marks of a screen's whole content: where the first screenful ends, and where the content
/// does.
extension FullContentDrawing {
  /// Where the first screenful ends, if there is more.
  private var foldPlace: Double? {
    viewport.height > 0 && viewport.height < height - 0.5 ? viewport.height : nil
  }

  /// Returns a piece of the line where the first screenful ends; over the content it is drawn below
  /// the cells.
  func foldLine(from start: Double, to end: Double) -> [Shape] {
    foldPlace.map { y in
      [.path(Path(through: [(start, y), (end, y)]), .line(.fold, width: 1, dash: [4, 3]))]
    } ?? []
  }

  /// The line's name and position, in the gutters.
  var fold: [Shape] {
    guard let y = foldPlace else { return [] }
    let identity = Group.Identity(
      kind: .fold, .fold,
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

  /// Returns the length of the content and anything missing, below the content.
  func foot(_ omission: String?) -> [Shape] {
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
    _ role: ColorRole = .legendText
  ) -> Shape {
    .text(
      TextLine(
        text: text, origin: origin, size: Self.letters, weight: weight, anchor: anchor,
        paint: .fill(role)))
  }

  private func label(
    _ text: String, at origin: Point, _ anchor: TextLine.Anchor, _ weight: Font.Weight,
    _ role: ColorRole = .legendText
  ) -> Shape {
    label(DrawableText(text), at: origin, anchor, weight, role)
  }
}
