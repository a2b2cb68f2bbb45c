import AppLayout

/// The sizes of the parts of a text block, which grow with the letters of its title, so that a card
/// on a television can be read from across the room.
struct BlockScale: Hashable {
  /// The size of the title's letters, in half points.
  let letters: Double
  /// How much larger than on a phone the parts next to the title are.
  private let unit: Double

  private static let lineHeight = 1.25
  /// The letter size up to which the bars keep their size.
  private static let plain = 15.0
  private static let leastLetters = 6.0
  /// The height of the bar in place of a title, and of the kind's letters, for those of the title.
  private static let titleBarShare = 0.7
  private static let kindShare = 0.8
  private static let leastKind = 8.0
  /// The height of a bar, the distance to the next, and the gap between parts, with plain letters.
  private static let barHeight = 6.0
  private static let barDistance = 11.0
  private static let partGap = 6.0
  /// What is tolerated, so that a block fits into the frame that was made for it.
  static let tolerance = 0.5

  /// Makes the scale for letters of a size; the letters are never higher than the given height.
  init(letters: Double, in height: Double) {
    let most = min(letters, height / Self.lineHeight)
    self.letters = max(0, (most * 2).rounded(.down) / 2)
    unit = max(1, self.letters / Self.plain)
  }

  /// Whether letters of this size can be read.
  var isReadable: Bool { letters >= Self.leastLetters }
  /// The height of a line of the title.
  var line: Double { letters * Self.lineHeight }
  /// The height of the bar in place of a title.
  var titleBar: Double { letters * Self.titleBarShare }
  /// The height of a bar in place of a line of text.
  var bar: Double { Self.barHeight * unit }
  /// The distance from one bar to the next.
  var barStep: Double { Self.barDistance * unit }
  /// The distance between the title, the bars and the kind.
  var gap: Double { Self.partGap * unit }
  /// The size of the letters of the kind.
  var kind: Double { max(Self.leastKind, (letters * Self.kindShare).rounded()) }
  /// The height of the line of the kind, with the gap before it.
  var kindHeight: Double { kind * Self.lineHeight + gap }

  /// Returns the height of a number of bars, with the gap before them.
  func height(ofBars count: Int) -> Double {
    count == 0 ? 0 : gap + Double(count) * barStep - (barStep - bar)
  }

  /// Returns how many bars fit into a height.
  func bars(in height: Double, atMost most: Int) -> Int {
    Int((height + Self.tolerance - gap + barStep - bar) / barStep, within: 0...most)
  }
}
