import AppLayout

/// The cells that are one line high: headers, tabs, tickers, banners.
extension CellDrawing {
  /// Returns a line of text in the middle of a cell's height.
  func line(
    _ text: String, in frame: Rect, size letters: Double, weight: Font.Weight, _ role: ColorRole,
    anchor: TextAnchor = .start
  ) -> [Shape] {
    Lettering.line(
      text, in: frame, size: letters, weight: weight, role,
      anchor: isRightToLeft ? anchor.mirrored : anchor)
  }

  /// The letters of a line on a phone: usual ones, the least, and their share of the cell's height.
  private static let letters = 16.0
  private static let leastLineLetters = 8.0
  private static let letterShare = 0.36

  private var lineSize: Double {
    Lettering.size(
      min(Self.letters * lettering, max(Self.leastLineLetters, size.height * Self.letterShare)))
  }

  /// Returns the lower part of a cell, where a line is close to what follows it.
  private func foot(atMost height: Double) -> Rect {
    let height = min(height, size.height)
    return Rect(x: 0, y: size.height - height, width: size.width, height: height)
  }

  /// The size of a bar in place of a text: at most, as a share of the line's height, and as shares
  /// of the width for what is known about the length of the text.
  private static let mostBar = Size(width: 160, height: 8)
  private static let barHeightShare = 0.3
  private static let (footerBar, headerBar, tickerBar) = (0.25, 0.45, 0.7)

  /// Returns a bar in place of an unknown text.
  private func bar(in frame: Rect, share: Double) -> Shape {
    let height = min(Self.mostBar.height * lettering, frame.height * Self.barHeightShare)
    let width = min(frame.width * share, Self.mostBar.width * lettering)
    let x = isRightToLeft ? frame.maxX - width : frame.x
    return .box(
      Rect(x: x, y: frame.midY - height / 2, width: width, height: height),
      radius: .textBar,
      .fill(.textBar))
  }

  /// The height of a plain header, and the share of the rest of a higher one that its line gets.
  private static let plainHeader = 34.0
  private static let headerShare = 0.4

  /// Returns the height of the line with a section's title, in a header of a height: in higher
  /// headers it is closer to the middle, and closer still to the section it names.
  static func headerLine(in height: Double) -> Double {
    min(height, plainHeader + max(0, height - plainHeader) * headerShare)
  }

  /// The title of a section, close to the section it names.
  var header: [Shape] {
    let foot = foot(atMost: Self.headerLine(in: size.height))
    guard !label.isEmpty else { return [bar(in: foot, share: Self.headerBar)] }
    return line(label, in: foot, size: lineSize, weight: .bold, .text)
  }

  private static let footerLetters = 11.5

  /// The title of a section below the section, smaller than a header's.
  var footer: [Shape] {
    let top = Rect(x: 0, y: 0, width: size.width, height: Self.headerLine(in: size.height))
    guard !label.isEmpty else { return [bar(in: top, share: Self.footerBar)] }
    return line(
      label, in: top, size: min(Self.footerLetters * unit, lineSize), weight: .regular, .mutedText)
  }

  /// The letters of tabs and tickers, and of an advertisement.
  private static let tabLetters = 13.0
  private static let bannerLetters = 12.0
  /// The height of a tab's line, the line below a chosen tab, and the bar in place of its name.
  private static let tabHeight = 40.0
  private static let underline = 2.5
  private static let stubHeight = 6.0
  /// The share of a tab that the bar has, or what it is wider than a name.
  private static let stubShare = 0.6
  private static let stubMargin = 16.0

  /// The size of a tab's letters, and the part of the cell that they may take.
  private var tabLetters: Double { min(Lettering.size(Self.tabLetters * lettering), lineSize) }
  private var tabArea: Rect {
    foot(atMost: Self.tabHeight * unit).inset(by: Insets(left: 4, bottom: 2, right: 4))
  }

  /// The room for the name of a tab, of which the first one is chosen.
  var tabRoom: TitleRoom {
    TitleRoom(
      font: Font(size: tabLetters, index == 0 ? .bold : .regular), width: tabArea.width, lines: 1)
  }

  /// One of a row of tabs; the first one is chosen.
  var tab: [Shape] {
    let isChosen = index == 0
    let room = tabArea
    let letters = tabLetters
    let rule = Rect(x: 0, y: size.height - 1, width: size.width, height: 1)
    let known = Lettering.fit(
      title ?? "", width: room.width, size: letters, weight: isChosen ? .bold : .regular)
    let width =
      known.isEmpty
      ? room.width * Self.stubShare
      : min(
        room.width,
        Font(size: letters, isChosen ? .bold : .regular).width(of: known) + Self.stubMargin)
    let thick = Self.underline * unit
    // The ring of the focus is around the line.
    let margin = deviceClass.hasFocus ? ContentDrawing.focusWidth + thick : 0
    let underline = Rect(
      x: margin, y: size.height - thick - margin, width: max(0, size.width - 2 * margin),
      height: thick)
    let stub = Rect(
      x: (size.width - width) / 2, y: room.midY - Self.stubHeight / 2 * unit, width: width,
      height: Self.stubHeight * unit)
    return [.box(rule, .fill(.hairline))]
      + (isChosen ? [.box(underline, radius: .points(thick / 2), .fill(.tabSelected))] : [])
      + (known.isEmpty
        ? [.box(stub, radius: .textBar, .fill(.textBar))]
        : line(
          title ?? "", in: room, size: letters, weight: isChosen ? .bold : .regular,
          isChosen ? .tabSelected : .tabText, anchor: .middle))
  }

  /// The dot before the news of a ticker: its radius, and the widths that it and the distance to
  /// the text take.
  private static let dotRadius = 4.0
  private static let dotWidth = 10.0
  private static let dotRoom = 18.0

  /// News that runs along a line.
  var ticker: [Shape] {
    // The ring of the focus is clear of the dot.
    let margin = padding + (deviceClass.hasFocus ? ContentDrawing.focusWidth : 0)
    let dot = Rect(x: margin, y: 0, width: Self.dotWidth * unit, height: size.height)
    let room = directed(
      bounds.inset(by: Insets(left: margin + Self.dotRoom * unit, right: margin)))
    let place = directed(dot)
    return [
      .box(
        bounds.halfInset, radius: .cell, .surface(.ticker, outline: .cellOutline)),
      .circle(Point(x: place.midX, y: place.midY), radius: Self.dotRadius * unit, .fill(.accent)),
    ]
      + (title.map {
        line(
          $0, in: room, size: min(Lettering.size(Self.tabLetters * lettering), lineSize),
          weight: .bold,
          .tickerText)
      }
        ?? [bar(in: room, share: Self.tickerBar)])
  }

  /// The share of an advertisement's height that its letters may have.
  private static let bannerShare = 0.45
  /// The same where something covers a part.
  private static let bannerShareOfClear = 0.6
  private static let bannerMargin = 8.0

  /// Returns a placeholder for an advertisement, with its word in the part that nothing covers.
  func banner(clear: Rect) -> [Shape] {
    let letters = min(
      Lettering.size(Self.bannerLetters * lettering),
      Lettering.size(max(Self.leastLineLetters, size.height * Self.bannerShare)),
      Lettering.size(clear.height * Self.bannerShareOfClear))
    let words = DrawableText("Advertisement")
    let hasRoom = Font(size: letters).width(of: words) + Self.bannerMargin <= size.width
    return [
      .box(bounds.halfInset, radius: .cell, .surface(.banner, outline: .bannerOutline))
    ]
      + line(
        hasRoom ? words.characters : "Ad", in: clear, size: letters, weight: .regular,
        .bannerText, anchor: .middle)
  }
}
