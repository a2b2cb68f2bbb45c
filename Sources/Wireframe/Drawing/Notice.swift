import AppLayout

/// An icon, a title and a line or two of text, in the middle of a frame with nothing else to show.
struct Notice {
  let icon: Icon
  let title: String
  let text: String
  var role = ColorRole.mutedText
  /// The background.
  var ground = ColorRole.root
  /// Whether lines cross the background, which end at the notice.
  var isOnCross = false
  /// How much larger than on a phone everything is.
  var lettering = 1.0

  private var disc: Double { 26 * lettering }
  private var titleSize: Double { 16 * lettering }
  private var letters: Double { 12.5 * lettering }
  private var lineHeight: Double { 17 * lettering }
  /// The baselines of the title and of the first line, and the height of the title with its gap.
  private var titleBaseline: Double { 15 * lettering }
  private var textBaseline: Double { 36 * lettering }
  private var titleHeight: Double { 22 * lettering }
  /// The distance between the icon and the title, and the least one from the icon to the edges.
  private var iconGap: Double { 14 * lettering }
  private var iconMargin: Double { 20 * lettering }
  /// The widest text, the distance that it keeps from the edges, and the least room for it.
  private var widestText: Double { 300 * lettering }
  private static let margins = 24.0
  private static let leastRoom = 40.0
  private static let mostLines = 3
  /// What the background without lines is larger than the notice.
  private static let plateMargin = 8.0

  func shapes(in frame: Rect) -> [Shape] {
    let width = min(frame.width - Self.margins, widestText)
    guard width > Self.leastRoom, frame.height > Self.leastRoom else { return [] }
    let lines = Font(size: letters)
      .balancedLines(of: DrawableText(text), in: width, atMost: Self.mostLines)
    let head = Lettering.fit(title, width: width, size: titleSize, weight: .bold)
    let textHeight = titleHeight + Double(lines.count) * lineHeight
    let hasIcon = frame.height >= textHeight + 2 * disc + iconGap + iconMargin
    let height = textHeight + (hasIcon ? 2 * disc + iconGap : 0)
    let top = frame.midY - height / 2
    let textTop = top + (hasIcon ? 2 * disc + iconGap : 0)
    let middle = Point(x: frame.midX, y: top + disc)
    let box = Rect(
      x: middle.x - disc, y: middle.y - disc, width: 2 * disc, height: 2 * disc)
    let iconShapes: [Shape] = [
      .circle(middle, radius: disc, .surface(ground, outline: role, width: 1)),
      icon.shape(in: box, side: disc, .icon(role)),
    ]
    let plate = Rect(
      x: frame.midX - width / 2 - Self.plateMargin, y: top - Self.plateMargin,
      width: width + 2 * Self.plateMargin, height: height + 2 * Self.plateMargin)
    return (isOnCross ? [.box(plate, radius: .panel, .fill(ground))] : [])
      + (hasIcon ? iconShapes : [])
      + [text(head, at: textTop + titleBaseline, titleSize, .bold, frame)]
      + lines.enumerated().map { index, line in
        text(
          line, at: textTop + textBaseline + Double(index) * lineHeight, letters, .regular, frame)
      }
  }

  private func text(
    _ text: DrawableText, at y: Double, _ size: Double, _ weight: Font.Weight, _ frame: Rect
  ) -> Shape {
    .text(
      TextLine(
        text: text, origin: Point(x: frame.midX, y: y), size: size, weight: weight,
        anchor: .middle, paint: .fill(role)))
  }
}
