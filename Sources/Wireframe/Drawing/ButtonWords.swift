import AppLayout

/// The title of a button in a bar, in place of an icon that several buttons of the bar would share.
struct ButtonWords {
  let lines: [DrawableText]
  let font: Font

  /// The sizes of letters, of which all titles of a bar have the first in which they fit whole.
  private static let sizes = [11, 10.5, 10, 9.5, 9]
  private static let mostLines = 2
  private static let lineHeight = 1.15
  /// The distance from the edges of the button, so that neighbors do not run together.
  private static let margin = 0.5

  fileprivate init(_ title: String, among titles: [String], in width: Double) {
    let room = width - 2 * Self.margin
    let fonts = Self.sizes.map { Font(size: $0) }
    font =
      fonts.first { font in titles.allSatisfy { Self.fits($0, in: font, room) } }
      ?? fonts[fonts.count - 1]
    lines = Self.lines(of: title, in: font, room)
  }

  /// Returns the lines of a title; one line where a word does not fit into one, so that it is cut
  /// rather than broken.
  private static func lines(of title: String, in font: Font, _ room: Double) -> [DrawableText] {
    let title = DrawableText(title)
    let words = title.characters.split(separator: " ").map { DrawableText(clean: String($0)) }
    let isTooLong = words.contains { word in
      font.width(of: word) > room
        && !word.characters.unicodeScalars.contains(where: LineBreak.isIdeographic)
    }
    return font.lines(of: title, in: room, atMost: isTooLong ? 1 : mostLines)
  }

  /// Whether the lines of a title have all of its letters.
  private static func fits(_ title: String, in font: Font, _ room: Double) -> Bool {
    let shown = lines(of: title, in: font, room).map(\.characters).joined()
    return shown.filter { $0 != " " } == DrawableText(title).characters.filter { $0 != " " }
  }

  /// Returns the lines in the middle of a frame.
  func shapes(in frame: Rect, _ role: ColorRole) -> [Shape] {
    let height = font.size * Self.lineHeight
    let top = frame.midY - height * Double(lines.count) / 2
    return lines.enumerated().map { index, line in
      let middle = top + height * (Double(index) + 0.5)
      return TextLine(
        text: line,
        origin: Point(x: frame.midX, y: Lettering.baseline(of: font.size, around: middle)),
        size: font.size, weight: font.weight, anchor: .middle, paint: .fill(role)
      ).shape(in: frame)
    }
  }
}

extension ShownBar.Button {
  /// Returns what is written on the button; nil where its icon is enough, or it has no title.
  func words(in bar: ShownBar) -> ButtonWords? {
    let sharing = bar.buttons.filter { $0.icon == icon }
    guard sharing.count > 1, let title, !DrawableText(title).isEmpty else { return nil }
    return ButtonWords(title, among: sharing.compactMap(\.title), in: frame.width)
  }
}
