import AppLayout
import AppModel

/// What a prototype shows of a screen that the app brings along, the same for every app.
struct WhiteLabelBody {
  private let screen: Screen.WhiteLabel
  private let frame: Rect
  private let unit: Double
  private let isRightToLeft: Bool

  private static let margin = 16.0
  private static let rowHeight = 52.0
  private static let barHeight = 10.0
  private static let mostRows = 12
  /// The lengths of texts, as shares of their rooms.
  private static let lengths = [0.42, 0.6, 0.35, 0.5, 0.46]
  /// A switch of the settings, and its knob.
  private static let toggle = Size(width: 44, height: 26)
  private static let knob = 10.0
  /// The channels of a guide, and where its programs begin and end, as shares of the room.
  private static let channelWidth = 64.0
  private static let programs: [[Double]] = [
    [0, 0.45, 1], [0, 0.3, 0.72, 1], [0, 0.62, 1], [0, 0.38, 0.66, 1],
  ]
  private static let gap = 6.0

  init(_ screen: Screen.WhiteLabel, in frame: Rect, of shown: ShownScreen) {
    self.screen = screen
    unit = shown.device.lettering
    self.frame = frame.inset(by: Insets(all: Self.margin * unit))
    isRightToLeft = shown.isRightToLeft
  }

  var shapes: [Shape] {
    let count = Int(frame.height / (Self.rowHeight * unit), within: 0...Self.mostRows)
    let rows = (0..<count).map { index in
      Rect(
        x: frame.x, y: frame.y + Double(index) * Self.rowHeight * unit, width: frame.width,
        height: Self.rowHeight * unit)
    }
    return rows.enumerated().flatMap { index, row in
      switch screen {
      case .settings: setting(index, in: row)
      case .programGuide: index == 0 ? hours(in: row) : channel(index, in: row)
      }
    }
  }

  /// Returns a rectangle of a row, from the side where lines begin.
  private func place(_ start: Double, _ width: Double, _ height: Double, in row: Rect) -> Rect {
    let place = Rect(
      x: row.x + start, y: row.midY - height / 2, width: max(0, width), height: height)
    return isRightToLeft ? place.mirrored(inWidth: row.x + row.maxX) : place
  }

  private func bar(_ start: Double, _ width: Double, in row: Rect) -> Shape {
    .box(
      place(start, width, Self.barHeight * unit, in: row), radius: .textBar, .fill(.textBar))
  }

  /// Returns a setting: its words with a switch or a chevron, and a line below it.
  private func setting(_ index: Int, in row: Rect) -> [Shape] {
    let words = bar(0, row.width * Self.lengths[index % Self.lengths.count], in: row)
    let line = Shape.path(
      Path(through: [(row.x, row.maxY - 0.5), (row.maxX, row.maxY - 0.5)]), .line(.hairline))
    guard index % 3 == 1 else {
      let end = place(row.width - 8 * unit, 8 * unit, 8 * unit, in: row)
      let (from, to) = isRightToLeft ? (end.maxX, end.x) : (end.x, end.maxX)
      let chevron = Path(through: [
        (from, end.y - 2 * unit), (to, end.midY), (from, end.maxY + 2 * unit),
      ])
      return [words, .path(chevron, .icon(.mutedText)), line]
    }
    let size = Size(width: Self.toggle.width * unit, height: Self.toggle.height * unit)
    let area = place(row.width - size.width, size.width, size.height, in: row)
    return [
      words, .box(area, radius: .points(size.height / 2), .fill(.accent)),
      .circle(
        Point(
          x: isRightToLeft ? area.x + size.height / 2 : area.maxX - size.height / 2, y: area.midY),
        radius: Self.knob * unit, .fill(.onAccent)), line,
    ]
  }

  /// Returns the first row of a guide: the hours.
  private func hours(in row: Rect) -> [Shape] {
    let start = Self.channelWidth * unit
    return (0..<3).map { bar(start + Double($0) * (row.width - start) / 3, 36 * unit, in: row) }
  }

  /// Returns a channel of a guide with its programs.
  private func channel(_ index: Int, in row: Rect) -> [Shape] {
    let gap = Self.gap * unit
    let start = Self.channelWidth * unit
    let room = row.width - start
    let height = row.height - gap
    let ends = Self.programs[index % Self.programs.count]
    let mark = place(0, start - 2 * gap, height - 2 * gap, in: row)
    return [.box(mark, radius: .image, .surface(.image, outline: .imageCross))]
      + zip(ends, ends.dropFirst()).enumerated().flatMap { number, span -> [Shape] in
        let (x, width) = (start + span.0 * room, (span.1 - span.0) * room - gap)
        let cell = place(x, width, height, in: row)
        let isNow = number == 0
        return [
          .box(
            cell.halfInset, radius: .cell,
            .surface(.cell, outline: isNow ? .accent : .cellOutline)),
          bar(
            x + 2 * gap,
            (width - 4 * gap) * Self.lengths[(index + number) % Self.lengths.count]
              / 0.6, in: row),
        ]
      }
  }
}
