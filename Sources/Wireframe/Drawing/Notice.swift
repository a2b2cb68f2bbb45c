import AppLayout

/// An icon, a title and a line or two of text, in the middle of a frame with nothing else to show.
struct Notice {
  let icon: Icon
  let title: String
  let text: String
  var role = ColorRole.mutedText
  /// The background.
  var ground = ColorRole.root
  /// How much larger than on a phone everything is.
  var lettering = 1.0

  private var disc: Double { 26 * lettering }
  private var titleSize: Double { 16 * lettering }
  private var letters: Double { 12.5 * lettering }
  private var lineHeight: Double { 17 * lettering }

  func shapes(in frame: Rect) -> [Shape] {
    let width = min(frame.width - 24, 300 * lettering)
    guard width > 40, frame.height > 40 else { return [] }
    let lines = Lettering.lines(
      text, width: width, size: letters, weight: .regular, most: 3)
    let head = Lettering.fit(title, width: width, size: titleSize, weight: .bold)
    let textHeight = 22 * lettering + Double(lines.count) * lineHeight
    let hasIcon = frame.height >= textHeight + 2 * disc + 34 * lettering
    let height = textHeight + (hasIcon ? 2 * disc + 14 * lettering : 0)
    let top = frame.midY - height / 2
    let textTop = top + (hasIcon ? 2 * disc + 14 * lettering : 0)
    let middle = Point(x: frame.midX, y: top + disc)
    let box = Rect(
      x: middle.x - disc, y: middle.y - disc, width: 2 * disc, height: 2 * disc)
    let iconShapes: [Shape] = [
      .circle(middle, radius: disc, .surface(ground, outline: role, width: 1)),
      icon.shape(in: box, side: disc, .icon(role)),
    ]
    return (hasIcon ? iconShapes : [])
      + [text(head, at: textTop + 15 * lettering, titleSize, .bold, frame)]
      + lines.enumerated().map { index, line in
        text(
          line, at: textTop + 36 * lettering + Double(index) * lineHeight, letters, .regular, frame)
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
