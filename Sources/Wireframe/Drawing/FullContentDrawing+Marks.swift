import AppLayout

/// The marks of a screen's whole content: where the first screenful ends, and where the content
/// does.
extension FullContentDrawing {
  /// The distance from the edges of the picture to the marks.
  private static let markMargin = 4.0
  /// The plate with the line's name, the distance from the line to the name's baseline, and the
  /// distance from the letters of the line's position to the line.
  private static let namePlate = Size(width: 32, height: 15)
  private static let nameBaseline = 3.5
  private static let placeGap = 5.0
  /// The distance from the end of the content to the baseline of its length.
  private static let extentBaseline = 20.0
  /// A tooth of the edge where the picture is cut, about as wide as this, and the most of them.
  private static let tooth = Size(width: 14, height: 7)
  private static let mostTeeth = 1000

  /// How much larger than on a phone the marks are.
  private var scale: Double { shown.device.deviceClass.noteScale }
  private var letters: Double { Self.letters * scale }

  /// Where the first screenful ends, if there is more.
  private var foldPlace: Double? {
    viewport.height > 0 && viewport.height < height - MarkDrawing.leastRest ? viewport.height : nil
  }

  /// Returns a piece of the line where the first screenful ends; over the content it is drawn below
  /// cells and headers.
  func foldLine(from start: Double, to end: Double) -> [Shape] {
    foldPlace.map { y in
      [.path(Path(through: [(start, y), (end, y)]), .line(.fold, width: 1, dash: [4, 3]))]
    } ?? []
  }

  /// The line's name and position, in the gutters.
  var fold: [Shape] {
    guard let y = foldPlace else { return [] }
    let (left, right) = (
      bounds.x + (Self.markMargin - Self.gutter) * scale,
      bounds.maxX + (Self.gutter - Self.markMargin) * scale
    )
    let plate = Rect(
      x: left, y: y - Self.namePlate.height / 2 * scale, width: Self.namePlate.width * scale,
      height: Self.namePlate.height * scale)
    let identity = Group.Identity(
      kind: .fold, .fold,
      frame: Rect(x: bounds.x, y: y, width: bounds.width, height: 0), source: nil)
    return [
      .group(
        Group(
          identity,
          foldLine(from: left, to: bounds.x) + foldLine(from: bounds.maxX, to: right) + [
            .box(plate, radius: .points(plate.height / 2), .fill(.accent)),
            label(
              "Fold", at: Point(x: plate.midX, y: y + Self.nameBaseline * scale), .middle, .bold,
              .onAccent),
            label(y.groupedText, at: Point(x: right, y: y - Self.placeGap * scale), .end, .regular),
          ]))
    ]
  }

  /// Returns the length of the content and anything missing, below the content.
  func foot(_ omission: String?) -> [Shape] {
    let text = omission.map { "… \($0)" } ?? "\(extent.wholeHeight.groupedText) points"
    let fitted = Lettering.fit(
      text, width: bounds.width + Self.gutter * scale, size: letters, weight: .regular)
    let end = label(
      fitted, at: Point(x: bounds.midX, y: height + Self.extentBaseline * scale), .middle, .regular)
    guard extent.isCut else { return [end] }
    let count = Int((bounds.width / Self.tooth.width).rounded(.up), within: 1...Self.mostTeeth)
    let step = bounds.width / Double(count)
    let teeth = (0...count).map { index in
      (bounds.x + Double(index) * step, height - (index.isMultiple(of: 2) ? 0 : Self.tooth.height))
    }
    let edge = [(bounds.x, height + 1)] + teeth + [(bounds.maxX, height + 1)]
    return [
      .path(Path(through: edge, isClosed: true), .fill(.page)),
      .path(Path(through: teeth), .line(.fold, width: 1)), end,
    ]
  }

  private func label(
    _ text: DrawableText, at origin: Point, _ anchor: TextAnchor, _ weight: Font.Weight,
    _ role: ColorRole = .legendText
  ) -> Shape {
    .text(
      TextLine(
        text: text, origin: origin, size: letters, weight: weight, anchor: anchor,
        paint: .fill(role)))
  }

  private func label(
    _ text: String, at origin: Point, _ anchor: TextAnchor, _ weight: Font.Weight,
    _ role: ColorRole = .legendText
  ) -> Shape {
    label(DrawableText(text), at: origin, anchor, weight, role)
  }
}
