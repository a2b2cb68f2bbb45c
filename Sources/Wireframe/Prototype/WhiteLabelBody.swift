import AppLayout
import AppModel

/// What a prototype shows of a screen that the app brings along, the same for every app. What people
/// would select has boxes, with names that say what they are.
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
  /// The width of a chevron.
  private static let chevron = 8.0
  /// The channels of a guide, and where its programs begin and end, as shares of the room.
  private static let channelWidth = 64.0
  private static let programs: [[Double]] = [
    [0, 0.45, 1], [0, 0.3, 0.72, 1], [0, 0.62, 1], [0, 0.38, 0.66, 1],
  ]
  private static let gap = 6.0

  init(_ screen: Screen.WhiteLabel, in frame: Rect, of shown: ShownScreen) {
    self.screen = screen
    unit = shown.device.lettering
    let margin = Self.margin * unit
    let safe = shown.frame.safeArea
    self.frame = frame.inset(
      by: Insets(
        top: margin, left: max(margin, safe.left), bottom: margin, right: max(margin, safe.right)))
    isRightToLeft = shown.isRightToLeft
  }

  /// Shapes of the same paint are one path or one group, however many rows there are.
  var shapes: [Shape] {
    switch screen {
    case .settings: settings + boxes(of: rows.map { ("Row", reach(of: $0)) })
    case .programGuide: guide
    }
  }

  /// Returns boxes that are not drawn.
  private func boxes(of places: [(name: String, frame: Rect)]) -> [Shape] {
    places.enumerated().map { index, place in
      let key = BoxKey(.notice).item("\(place.name) \(index + 1)")
      return .group(
        Group(Group.Identity(kind: .cell, key: key, frame: place.frame, source: nil), []))
    }
  }

  /// Returns a row with room for a ring around it.
  private func reach(of row: Rect) -> Rect {
    row.grown(by: Insets(left: Self.margin * unit, right: Self.margin * unit))
  }

  private var rows: [Rect] {
    let height = Self.rowHeight * unit
    return (0..<Int(frame.height / height, within: 0...Self.mostRows)).map { index in
      Rect(x: frame.x, y: frame.y + Double(index) * height, width: frame.width, height: height)
    }
  }

  /// Returns a rectangle of a row, from the side where lines begin, on whole points.
  private func place(_ start: Double, _ width: Double, _ height: Double, in row: Rect) -> Rect {
    let place = Rect(
      x: (row.x + start).rounded(), y: (row.midY - height / 2).rounded(),
      width: max(0, width.rounded()), height: height.rounded())
    return isRightToLeft ? place.mirrored(inWidth: row.x + row.maxX) : place
  }

  /// Returns bars in place of texts.
  private func bars(_ places: [Rect]) -> Shape {
    let height = Self.barHeight * unit
    return .path(
      Path(
        places.filter { $0.width > height }.map { place in
          Path(through: [
            (place.x + height / 2, place.midY), (place.maxX - height / 2, place.midY),
          ])
        }),
      Paint(
        fill: .transparent, stroke: .role(.textBar), strokeWidth: .points(height),
        hasRoundEnds: true))
  }

  private func words(_ start: Double, _ width: Double, in row: Rect) -> Rect {
    place(start, width, Self.barHeight * unit, in: row)
  }

  /// Settings: the words of each with a switch or a chevron, and a line below it.
  private var settings: [Shape] {
    let rows = rows
    let size = Size(width: Self.toggle.width * unit, height: Self.toggle.height * unit)
    let side = Self.chevron * unit
    let switches = rows.indices.filter { $0 % 3 == 1 }.map {
      place(rows[$0].width - size.width, size.width, size.height, in: rows[$0])
    }
    let chevrons = rows.indices.filter { $0 % 3 != 1 }.map { index -> Path in
      let end = place(rows[index].width - side, side, 1.5 * side, in: rows[index])
      let (from, to) = isRightToLeft ? (end.maxX, end.x) : (end.x, end.maxX)
      return Path(through: [(from, end.y), (to, end.midY), (from, end.maxY)])
    }
    let lines = rows.map { row in
      Path(through: [(row.x, row.maxY - 0.5), (row.maxX, row.maxY - 0.5)])
    }
    return [
      bars(
        rows.enumerated().map { index, row in
          words(0, row.width * Self.lengths[index % Self.lengths.count], in: row)
        }),
      .path(Path(chevrons), .icon(.mutedText)),
      .group(
        Group(
          paint: .fill(.accent),
          switches.map { .box($0, radius: .points(size.height / 2)) })),
      .group(
        Group(
          paint: .fill(.onAccent),
          switches.map { area in
            let x = isRightToLeft ? area.x + size.height / 2 : area.maxX - size.height / 2
            return .circle(Point(x: x, y: area.midY), radius: Self.knob * unit)
          })),
      .path(Path(lines), .line(.hairline)),
    ]
  }

  /// A guide: the hours, and each channel with its programs, of which the first is on now.
  private var guide: [Shape] {
    guard let head = rows.first else { return [] }
    let gap = Self.gap * unit
    let start = Self.channelWidth * unit
    let room = head.width - start
    var texts = (0..<3).map { words(start + Double($0) * room / 3, 36 * unit, in: head) }
    var marks: [Rect] = []
    var (now, later): ([Rect], [Rect]) = ([], [])
    var programs: [Rect] = []
    for (index, row) in rows.enumerated().dropFirst() {
      let height = row.height - gap
      marks.append(place(0, start - 2 * gap, height - 2 * gap, in: row))
      let ends = Self.programs[index % Self.programs.count]
      for (number, span) in zip(ends, ends.dropFirst()).enumerated() {
        let (x, width) = (start + span.0 * room, (span.1 - span.0) * room - gap)
        let cell = place(x, width, height, in: row)
        if number == 0 { now.append(cell) } else { later.append(cell) }
        programs.append(cell)
        let length = Self.lengths[(index + number) % Self.lengths.count] / 0.6
        texts.append(words(x + 2 * gap, (width - 4 * gap) * length, in: row))
      }
    }
    return [
      boxes(marks, .image, .surface(.image, outline: .imageCross)),
      boxes(later, .cell, .surface(.cell, outline: .cellOutline)),
      boxes(now, .cell, .surface(.cell, outline: .accent)), bars(texts),
    ] + boxes(of: programs.map { ("Program", $0) })
  }

  private func boxes(_ places: [Rect], _ corner: Corner, _ paint: Paint) -> Shape {
    .group(Group(paint: paint, places.map { .box($0.halfInset, radius: corner) }))
  }
}

extension PlayableScreen {
  /// Returns the name of what a box draws that is the same for every app; nil for any other box.
  package func sample(_ box: Wireframe.Box) -> String? {
    box.kind == .cell && box.key.component == BoxKey(.notice).component ? box.key.item : nil
  }
}
