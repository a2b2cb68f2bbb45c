import AppLayout
import AppModel

/// The cells that are one line high: headers, tabs, tickers, banners.
extension CellDrawing {
  /// A line of text in the middle of a cell's height.
  func line(
    _ text: String, in frame: Rect, size letters: Double, weight: Font.Weight, _ ink: Ink,
    anchor: TextLine.Anchor = .start
  ) -> [Shape] {
    let fitted = Lettering.fit(text, width: frame.width, size: letters, weight: weight)
    guard !fitted.isEmpty else { return [] }
    let x =
      switch anchor {
      case .start: isRightToLeft ? frame.maxX : frame.x
      case .middle: frame.midX
      case .end: isRightToLeft ? frame.x : frame.maxX
      }
    let side: TextLine.Anchor =
      switch anchor {
      case .start: isRightToLeft ? .end : .start
      case .middle: .middle
      case .end: isRightToLeft ? .start : .end
      }
    return [
      .text(
        TextLine(
          text: fitted, origin: Point(x: x, y: frame.midY + letters * 0.36), size: letters,
          weight: weight, anchor: side, paint: .fill(ink)))
    ]
  }

  private var lineSize: Double { min(16, max(8, size.height * 0.36)) }

  /// A bar in place of a text that is not known.
  private func bar(in frame: Rect, share: Double = 0.45) -> Shape {
    let height = min(8, frame.height * 0.3)
    let width = min(frame.width * share, 160)
    let x = isRightToLeft ? frame.maxX - width : frame.x
    return .box(
      Rect(x: x, y: frame.midY - height / 2, width: width, height: height), radius: height / 2,
      .fill(.textBar))
  }

  /// The title of a section.
  var header: [Shape] {
    guard !label.isEmpty else { return [bar(in: bounds)] }
    return line(label, in: bounds, size: lineSize, weight: .bold, .text)
  }

  /// One of a row of tabs; the first one is chosen.
  var tab: [Shape] {
    let isChosen = index == 0
    let room = bounds.inset(by: Insets(left: 4, right: 4))
    let underline = Rect(x: 0, y: size.height - 2, width: size.width, height: 2)
    let name =
      title.map {
        line(
          $0, in: room, size: min(13, lineSize), weight: isChosen ? .bold : .regular,
          isChosen ? .tabSelected : .tabText, anchor: .middle)
      } ?? [bar(in: room.inset(by: Insets(left: room.width * 0.2)), share: 0.75)]
    let rule = Rect(x: 0, y: size.height - 1, width: size.width, height: 1)
    return [isChosen ? .box(underline, .fill(.tabSelected)) : .box(rule, .fill(.hairline))] + name
  }

  /// News that run along a line.
  var ticker: [Shape] {
    let dot = Rect(x: margin, y: 0, width: 10, height: size.height)
    let room = directed(bounds.inset(by: Insets(left: margin + 18, right: margin)))
    let place = directed(dot)
    return [
      .box(
        bounds.halfInset, radius: min(4, size.height / 4), .surface(.ticker, outline: .cellOutline)),
      .circle(Point(x: place.midX, y: place.midY), radius: 4, .fill(.accent)),
    ]
      + (title.map { line($0, in: room, size: min(13, lineSize), weight: .bold, .tickerText) }
        ?? [bar(in: room, share: 0.7)])
  }

  /// A place for an advertisement.
  var banner: [Shape] {
    [
      .box(bounds.halfInset, radius: 3, .surface(.banner, outline: .bannerOutline))
    ]
      + line(
        "Advertisement", in: bounds, size: min(12, lineSize), weight: .regular, .bannerText,
        anchor: .middle)
  }
}
