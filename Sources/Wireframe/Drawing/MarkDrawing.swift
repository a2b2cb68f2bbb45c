import AppLayout

/// The marks over a wireframe: the safe area, and where the content goes on below the fold.
enum MarkDrawing {
  /// The dashed line along the edges of a safe area.
  static let safeAreaLine = Paint.line(.safeArea, dash: [2, 3])

  /// The distance from a text to a line that crosses it.
  private static let textMargin = 4.0

  /// Returns a dashed line along the edges of the safe area that are not also the window's edges. It
  /// does not strike texts of the window out.
  static func safeArea(of frame: VariantFrame, over shapes: [Shape]) -> [Shape] {
    let insets = frame.safeArea
    guard insets != .zero else { return [] }
    let window = Rect(size: frame.window)
    let area = window.inset(by: insets)
    let across = { (y: Double) -> [Path] in
      let texts = shapes.textFrames(crossing: y...y).sorted { $0.x < $1.x }
      var (start, lines) = (window.x, [Path]())
      for text in texts {
        let end = text.x - textMargin
        if end > start { lines.append(Path(through: [(start, y), (end, y)])) }
        start = max(start, text.maxX + textMargin)
      }
      return start < window.maxX
        ? lines + [Path(through: [(start, y), (window.maxX, y)])] : lines
    }
    let lines =
      (insets.top > 0 ? across(area.y) : [])
      + (insets.bottom > 0 ? across(area.maxY) : [])
      + [
        insets.left > 0 ? Path(through: [(area.x, window.y), (area.x, window.maxY)]) : nil,
        insets.right > 0 ? Path(through: [(area.maxX, window.y), (area.maxX, window.maxY)]) : nil,
      ].compactMap(\.self)
    let identity = Group.Identity(kind: .safeArea, .safeArea, frame: area, source: nil)
    return [
      .group(Group(identity, [.path(Path(lines), safeAreaLine)]))
    ]
  }

  /// The letters of the label below the device, its height, and the distance from the device to its
  /// middle.
  private static let letters = 9.5
  private static let height = 12.0
  private static let distance = 11.0
  /// The width of the chevron with the gap to the letters, where in it the middle of the chevron is,
  /// and half the width of the chevron itself.
  private static let signWidth = 14.0
  private static let signMiddle = 4.0
  private static let signSize = 3.5
  /// The height up to which content below the fold does not count: sums may be off by less.
  static let leastRest = 0.5

  /// Returns a label below the device that says how much content continues below the fold; it never
  /// covers a cell.
  static func fold(of shown: ShownScreen, under body: Rect) -> [Shape] {
    guard !shown.content.sections.isEmpty,
      let words = shown.frame.wordsBelow(contentOf: shown.content.size.height)
    else { return [] }
    let text = DrawableText(words)
    let scale = shown.device.deviceClass.noteScale
    let size = letters * scale
    let sign = signWidth * scale
    let width = Font(size: size).width(of: text) + sign
    let middle = Point(x: body.midX, y: body.maxY + distance * scale)
    let start = middle.x - width / 2
    let identity = Group.Identity(
      kind: .fold, .fold,
      frame: Rect(
        x: start, y: middle.y - height / 2 * scale, width: width, height: height * scale),
      source: nil)
    return [
      .group(
        Group(
          identity,
          chevron(at: Point(x: start + signMiddle * scale, y: middle.y), size: signSize * scale) + [
            .text(
              TextLine(
                text: text,
                origin: Point(
                  x: middle.x + sign / 2, y: Lettering.baseline(of: size, around: middle.y)),
                size: size, weight: .regular, anchor: .middle, paint: .fill(.legendText)))
          ]))
    ]
  }

  /// Returns a chevron that points down, twice as wide as its size.
  static func chevron(
    at middle: Point, size: Double, _ role: ColorRole = .fold
  ) -> [Shape] {
    let (x, y) = (middle.x, middle.y)
    return [
      .path(
        Path(through: [(x - size, y - size / 2), (x, y + size / 2), (x + size, y - size / 2)]),
        .icon(role))
    ]
  }
}

extension VariantFrame {
  /// Returns how much of a content with a height is below the window, in words; nil if nothing is.
  package func wordsBelow(contentOf height: Double) -> String? {
    let rest = height - viewport.height
    return rest > MarkDrawing.leastRest ? "\(rest.groupedText) pt below" : nil
  }
}
