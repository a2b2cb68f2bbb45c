import AppLayout
import AppModel

/// The cells that are one line high: headers, tabs, tickers, banners.
extension CellDrawing {
  /// Returns a line of text in the middle of a cell's height.
  func line(
    _ text: String, in frame: Rect, size letters: Double, weight: Font.Weight, _ role: ColorRole,
    anchor: TextLine.Anchor = .start
  ) -> [Shape] {
    Lettering.line(
      text, in: frame, size: letters, weight: weight, role,
      anchor: isRightToLeft ? anchor.mirrored : anchor)
  }

  private var lineSize: Double {
    Lettering.size(min(16 * lettering, max(8, size.height * 0.36)))
  }

  /// Returns the lower part of a cell, where a line is close to what follows it.
  private func foot(atMost height: Double) -> Rect {
    let height = min(height, size.height)
    return Rect(x: 0, y: size.height - height, width: size.width, height: height)
  }

  /// Returns a bar in place of an unknown text.
  private func bar(in frame: Rect, share: Double = 0.45) -> Shape {
    let height = min(8, frame.height * 0.3)
    let width = min(frame.width * share, 160)
    let x = isRightToLeft ? frame.maxX - width : frame.x
    return .box(
      Rect(x: x, y: frame.midY - height / 2, width: width, height: height),
      radius: .textBar,
      .fill(.textBar))
  }

  /// Returns the height of the line with a section's title, in a header of a height: in higher
  /// headers it is closer to the middle, and closer still to the section it names.
  static func headerLine(in height: Double) -> Double {
    min(height, 34 + max(0, height - 34) * 0.4)
  }

  /// The title of a section, close to the section it names.
  var header: [Shape] {
    let foot = foot(atMost: Self.headerLine(in: size.height))
    guard !label.isEmpty else { return [bar(in: foot)] }
    return line(label, in: foot, size: lineSize, weight: .bold, .text)
  }

  /// The title of a section below the section, smaller than a header's.
  var footer: [Shape] {
    let top = Rect(x: 0, y: 0, width: size.width, height: Self.headerLine(in: size.height))
    guard !label.isEmpty else { return [bar(in: top, share: 0.25)] }
    return line(label, in: top, size: min(11.5 * unit, lineSize), weight: .regular, .mutedText)
  }

  /// One of a row of tabs; the first one is chosen.
  var tab: [Shape] {
    let isChosen = index == 0
    let foot = foot(atMost: 40 * unit)
    let room = foot.inset(by: Insets(left: 4, bottom: 2, right: 4))
    let letters = min(Lettering.size(13 * lettering), lineSize)
    let rule = Rect(x: 0, y: size.height - 1, width: size.width, height: 1)
    let known = Lettering.fit(
      title ?? "", width: room.width, size: letters, weight: isChosen ? .bold : .regular)
    let width =
      known.isEmpty
      ? room.width * 0.6
      : min(room.width, Font(size: letters, isChosen ? .bold : .regular).width(of: known) + 16)
    let thick = 2.5 * unit
    let underline = Rect(x: 0, y: size.height - thick, width: size.width, height: thick)
    let stub = Rect(
      x: (size.width - width) / 2, y: room.midY - 3 * unit, width: width, height: 6 * unit)
    return [.box(rule, .fill(.hairline))]
      + (isChosen ? [.box(underline, radius: .points(thick / 2), .fill(.tabSelected))] : [])
      + (known.isEmpty
        ? [.box(stub, radius: .textBar, .fill(.textBar))]
        : line(
          title ?? "", in: room, size: letters, weight: isChosen ? .bold : .regular,
          isChosen ? .tabSelected : .tabText, anchor: .middle))
  }

  /// News that runs along a line.
  var ticker: [Shape] {
    let dot = Rect(x: padding, y: 0, width: 10, height: size.height)
    let room = directed(bounds.inset(by: Insets(left: padding + 18, right: padding)))
    let place = directed(dot)
    return [
      .box(
        bounds.halfInset, radius: .cell, .surface(.ticker, outline: .cellOutline)),
      .circle(Point(x: place.midX, y: place.midY), radius: 4, .fill(.accent)),
    ]
      + (title.map {
        line(
          $0, in: room, size: min(Lettering.size(13 * lettering), lineSize), weight: .bold,
          .tickerText)
      }
        ?? [bar(in: room, share: 0.7)])
  }

  /// A placeholder for an advertisement.
  var banner: [Shape] {
    let letters = min(Lettering.size(12 * lettering), lineSize)
    let words = DrawableText("Advertisement")
    let hasRoom = Font(size: letters).width(of: words) + 8 <= size.width
    return [
      .box(bounds.halfInset, radius: .cell, .surface(.banner, outline: .bannerOutline))
    ]
      + line(
        hasRoom ? words.characters : "Ad", in: bounds, size: letters, weight: .regular,
        .bannerText, anchor: .middle)
  }
}
