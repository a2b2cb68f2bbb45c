import AppLayout

/// An icon, a title and a line or two of text, in the middle of a frame with nothing else to show.
struct Notice {
  let icon: Icon
  let title: String
  let text: String
  var ink = Ink.mutedText
  /// The background.
  var ground = Ink.root

  private static let disc = 26.0
  private static let titleSize = 16.0
  private static let letters = 12.5
  private static let line = 17.0

  func shapes(in frame: Rect) -> [Shape] {
    let width = min(frame.width - 24, 300)
    guard width > 40, frame.height > 40 else { return [] }
    let lines = Lettering.lines(
      text, width: width, size: Self.letters, weight: .regular, most: 3)
    let head = Lettering.fit(title, width: width, size: Self.titleSize, weight: .bold)
    let textHeight = 22 + Double(lines.count) * Self.line
    let hasIcon = frame.height >= textHeight + 2 * Self.disc + 34
    let height = textHeight + (hasIcon ? 2 * Self.disc + 14 : 0)
    let top = frame.midY - height / 2
    let textTop = top + (hasIcon ? 2 * Self.disc + 14 : 0)
    let middle = Point(x: frame.midX, y: top + Self.disc)
    let box = Rect(
      x: middle.x - Self.disc, y: middle.y - Self.disc, width: 2 * Self.disc, height: 2 * Self.disc)
    let iconShapes: [Shape] = [
      .circle(middle, radius: Self.disc, .surface(ground, outline: ink, width: 1)),
      icon.shape(in: box, side: 26, .icon(ink)),
    ]
    return (hasIcon ? iconShapes : [])
      + [text(head, at: textTop + 15, Self.titleSize, .bold, frame)]
      + lines.enumerated().map { index, line in
        text(line, at: textTop + 36 + Double(index) * Self.line, Self.letters, .regular, frame)
      }
  }

  private func text(
    _ text: DrawableText, at y: Double, _ size: Double, _ weight: Font.Weight, _ frame: Rect
  ) -> Shape {
    .text(
      TextLine(
        text: text, origin: Point(x: frame.midX, y: y), size: size, weight: weight,
        anchor: .middle, paint: .fill(ink)))
  }
}
