import AppLayout

/// A title, bars that represent further lines, and a word that says what the item is: as much of
/// that as fits into a frame.
struct TextBlock {
  private let title: [DrawableText]
  private let kind: DrawableText
  private let bars: Int
  private let scale: BlockScale
  private let room: Rect
  private let isRightToLeft: Bool
  /// The room for the title; nil where its letters would be too small to read.
  let titleRoom: TitleRoom?

  /// The lengths of the bars, as shares of the line.
  private static let shares = [0.86, 0.62, 0.78, 0.7, 0.4]
  /// The length of the bar in place of a title, and the smallest letters that it represents.
  private static let titleShare = 0.72
  private static let leastTitleBar = 4.0
  /// The distances of baselines from the tops of their lines, for the size of the letters.
  private static let titleBaseline = 0.95
  private static let kindBaseline = 0.9
  /// The width of a line that bars fill, and the share of a wide frame that a line has.
  private static let barLine = 300.0
  private static let barLineShare = 0.7
  /// How much lower than its lines a frame may be.
  private static let lineTolerance = 2.0

  /// The maximum that a block may have besides its title.
  struct Extent {
    let lines: Int
    let bars: Int
    var hasKind = true
  }

  init(
    title: String?, kind: String?, size letters: Double, in room: Rect, _ extent: Extent,
    isRightToLeft: Bool
  ) {
    self.room = room
    self.isRightToLeft = isRightToLeft
    scale = BlockScale(letters: letters, in: room.height)
    titleRoom =
      scale.isReadable
      ? TitleRoom(
        font: Font(size: scale.letters, .bold), width: room.width,
        lines: Int(
          (room.height + Self.lineTolerance) / scale.line, within: 1...max(1, extent.lines)))
      : nil
    self.title = titleRoom?.lines(of: title ?? "") ?? []
    let hasTitle = !self.title.isEmpty
    var rest =
      room.height - (hasTitle ? scale.line * Double(self.title.count) : scale.titleBar)
    let word = Lettering.fit(
      extent.hasKind && hasTitle ? kind ?? "" : "", width: room.width, size: scale.kind,
      weight: .regular)
    self.kind = rest + BlockScale.tolerance >= scale.kindHeight ? word : ""
    if !self.kind.isEmpty { rest -= scale.kindHeight }
    bars = scale.bars(in: rest, atMost: extent.bars)
  }

  private var titleHeight: Double {
    title.isEmpty ? scale.titleBar : scale.line * Double(title.count)
  }

  /// The height of the block.
  var height: Double {
    titleHeight + scale.height(ofBars: bars) + (kind.isEmpty ? 0 : scale.kindHeight)
  }

  /// The block in the middle of its frame.
  var shapes: [Shape] {
    let top = room.y + max(0, (room.height - height) / 2)
    let end = top + titleHeight + scale.height(ofBars: bars) + scale.gap
    return titleShapes(from: top) + barShapes(from: top + titleHeight + scale.gap)
      + (kind.isEmpty
        ? []
        : [
          text(
            kind, at: end + scale.kind * Self.kindBaseline, size: scale.kind, .regular, .mutedText)
        ])
  }

  private func titleShapes(from top: Double) -> [Shape] {
    guard !title.isEmpty else {
      let bar = bar(at: top, height: scale.titleBar, share: Self.titleShare)
      return scale.letters < Self.leastTitleBar
        ? [] : [.box(bar, radius: .textBar, .fill(.textBar))]
    }
    return title.enumerated().map { index, text in
      self.text(
        text, at: top + scale.line * Double(index) + scale.letters * Self.titleBaseline,
        size: scale.letters,
        .bold, .text)
    }
  }

  /// Returns the bars as a group that sets their color once.
  private func barShapes(from top: Double) -> [Shape] {
    guard bars > 0 else { return [] }
    let frames = (0..<bars).map { index in
      bar(
        at: top + Double(index) * scale.barStep, height: scale.bar,
        share: Self.shares[index % Self.shares.count])
    }
    guard frames.count > 1 else { return [.box(frames[0], radius: .textBar, .fill(.textBar))] }
    return [
      .group(Group(paint: .fill(.textBar), frames.map { .box($0, radius: .textBar) }))
    ]
  }

  /// Returns the frame of a bar, which looks like a line of text even in wide frames.
  private func bar(at y: Double, height: Double, share: Double) -> Rect {
    let width = min(room.width, max(Self.barLine, room.width * Self.barLineShare)) * share
    let x = isRightToLeft ? room.maxX - width : room.x
    return Rect(x: x, y: y, width: width, height: height)
  }

  private func text(
    _ text: DrawableText, at y: Double, size: Double, _ weight: Font.Weight, _ role: ColorRole
  ) -> Shape {
    TextLine(
      text: text, origin: Point(x: isRightToLeft ? room.maxX : room.x, y: y), size: size,
      weight: weight, anchor: isRightToLeft ? .end : .start, paint: .fill(role)
    ).shape(in: room)
  }
}
