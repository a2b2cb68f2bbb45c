import AppLayout
import AppModel

/// A title, bars that stand for further lines, and a word that tells what the item is: as much of
/// that as a frame has room for.
struct TextBlock {
  private let title: [DrawableText]
  private let kind: DrawableText
  private let bars: Int
  private let letters: Double
  private let room: Rect
  private let isRightToLeft: Bool

  private static let lineHeight = 1.25
  private static let barHeight = 6.0
  private static let barStep = 11.0
  private static let gap = 6.0
  /// How long the bars are, as shares of the line.
  private static let shares = [0.86, 0.62, 0.78, 0.7, 0.4]
  private static let longestBar = 260.0

  /// What a block may have beside its title.
  struct Extent {
    let lines: Int
    let bars: Int
    var hasKind = true
  }

  init(
    title: String?, kind: FeedItem.Kind?, size letters: Double, in room: Rect, _ extent: Extent,
    isRightToLeft: Bool
  ) {
    self.room = room
    self.isRightToLeft = isRightToLeft
    let letters = max(0, min(letters, room.height / Self.lineHeight))
    self.letters = letters
    let line = letters * Self.lineHeight
    let most = Int((room.height + 2) / line, within: 1...max(1, extent.lines))
    let text = letters < Self.leastLetters ? "" : title ?? ""
    self.title = Lettering.lines(
      text, width: room.width, size: letters, weight: .bold, most: most)
    let first = self.title.isEmpty ? letters * Self.titleBarShare : line * Double(self.title.count)
    var rest = room.height - first
    let word = extent.hasKind && !self.title.isEmpty ? kind?.word ?? "" : ""
    let fitted = Lettering.fit(
      word, width: room.width, size: Self.kindSize(letters), weight: .regular)
    let kindHeight = Self.kindSize(letters) * Self.lineHeight + Self.gap
    let hasKind = !fitted.isEmpty && rest + 0.5 >= kindHeight
    self.kind = hasKind ? fitted : ""
    if hasKind { rest -= kindHeight }
    // Half a point of tolerance: a block fits into the frame that was made for it.
    let left = rest + 0.5 - Self.gap + Self.barStep - Self.barHeight
    bars = Int(left / Self.barStep, within: 0...extent.bars)
  }

  private static let leastLetters = 6.0
  /// How high the bar in place of a title is, as a share of its letters.
  private static let titleBarShare = 0.7

  private static func kindSize(_ letters: Double) -> Double { max(8, (letters * 0.8).rounded()) }

  private var line: Double { letters * Self.lineHeight }

  private var titleHeight: Double {
    title.isEmpty ? letters * Self.titleBarShare : line * Double(title.count)
  }

  private var barsHeight: Double {
    bars == 0 ? 0 : Self.gap + Double(bars) * Self.barStep - (Self.barStep - Self.barHeight)
  }

  private var kindHeight: Double {
    kind.isEmpty ? 0 : Self.gap + Self.kindSize(letters) * Self.lineHeight
  }

  /// How high the block is.
  var height: Double { titleHeight + barsHeight + kindHeight }

  /// The block at the top of its frame, or in its middle.
  func shapes(isCentered: Bool) -> [Shape] {
    let top = room.y + (isCentered ? max(0, (room.height - height) / 2) : 0)
    var y = top + titleHeight + Self.gap
    var shapes = titleShapes(from: top)
    for share in Self.shares.prefix(bars) {
      shapes.append(bar(at: y, height: Self.barHeight, share: share))
      y += Self.barStep
    }
    if bars > 0 { y += Self.gap - (Self.barStep - Self.barHeight) }
    guard !kind.isEmpty else { return shapes }
    let size = Self.kindSize(letters)
    return shapes + [text(kind, at: y + size * 0.9, size: size, .regular, .mutedText)]
  }

  private func titleShapes(from top: Double) -> [Shape] {
    guard !title.isEmpty else {
      return letters < 4 ? [] : [bar(at: top, height: letters * Self.titleBarShare, share: 0.72)]
    }
    return title.enumerated().map { index, text in
      self.text(
        text, at: top + line * Double(index) + letters * 0.95, size: letters, .bold, .text)
    }
  }

  private func bar(at y: Double, height: Double, share: Double) -> Shape {
    let width = min(room.width * share, Self.longestBar)
    let x = isRightToLeft ? room.maxX - width : room.x
    return .box(
      Rect(x: x, y: y, width: width, height: height), radius: .textBar, .fill(.textBar))
  }

  private func text(
    _ text: DrawableText, at y: Double, size: Double, _ weight: Font.Weight, _ ink: Ink
  ) -> Shape {
    .text(
      TextLine(
        text: text, origin: Point(x: isRightToLeft ? room.maxX : room.x, y: y), size: size,
        weight: weight, anchor: isRightToLeft ? .end : .start, paint: .fill(ink)))
  }
}

extension FeedItem.Kind {
  /// What an item is, in a word.
  fileprivate var word: String? {
    switch self {
    case .video: "Video"
    case .article: "Article"
    case .gallery: "Gallery"
    case .link: "Link"
    case .other: nil
    }
  }
}
