import AppLayout
import AppModel

/// What a prototype shows of a screen whose content no file defines, the same for every app. What
/// people would select has boxes, with names that say what they are.
struct SampleBody {
  private let screen: SampleScreen
  private let shown: ShownScreen
  let frame: Rect
  let unit: Double
  let isRightToLeft: Bool

  static let margin = 16.0
  static let rowHeight = 52.0
  static let barHeight = 10.0
  private static let mostRows = 12
  /// The lengths of texts, as shares of their rooms.
  static let lengths = [0.42, 0.6, 0.35, 0.5, 0.46]

  init(_ screen: SampleScreen, in frame: Rect, of shown: ShownScreen) {
    (self.screen, self.shown) = (screen, shown)
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
    case .settings: settings
    case .guide: guide
    case .search: search
    case .account: account
    case .form: form
    case .list: list
    case .player: StandInDrawing(playerIn: frame, of: shown).titledPlayer
    }
  }

  /// Returns boxes, numbered among those of their kind, of which only some draw what changes.
  func boxes(of places: [(part: PlayedPart, frame: Rect, shapes: [Shape])]) -> [Shape] {
    var counts: [PlayedPart: Int] = [:]
    return places.map { place in
      counts[place.part, default: 0] += 1
      return place.part.drawn(counts[place.part], in: place.frame, place.shapes)
    }
  }

  /// Returns boxes of one kind that are not drawn.
  func boxes(of part: PlayedPart, _ frames: [Rect]) -> [Shape] {
    boxes(of: frames.map { (part, $0, []) })
  }

  /// Returns a row with room for a ring around it.
  func reach(of row: Rect) -> Rect {
    row.grown(by: Insets(left: Self.margin * unit, right: Self.margin * unit))
  }

  var rows: [Rect] { rows(in: frame) }

  /// Returns the rows for which there is room.
  func rows(in frame: Rect, height: Double = Self.rowHeight) -> [Rect] {
    let height = height * unit
    return (0..<Int(max(0, frame.height) / height, within: 0...Self.mostRows)).map { index in
      Rect(x: frame.x, y: frame.y + Double(index) * height, width: frame.width, height: height)
    }
  }

  /// Returns a rectangle of a row, from the side where lines begin, on whole points.
  func place(_ start: Double, _ width: Double, _ height: Double, in row: Rect) -> Rect {
    let place = Rect(
      x: (row.x + start).rounded(), y: (row.midY - height / 2).rounded(),
      width: max(0, width.rounded()), height: height.rounded())
    return isRightToLeft ? place.mirrored(inWidth: row.x + row.maxX) : place
  }

  /// Returns bars in place of texts.
  func bars(_ places: [Rect], _ role: ColorRole = .textBar) -> Shape {
    let height = Self.barHeight * unit
    return .path(
      Path(
        places.filter { $0.width > height }.map { place in
          Path(through: [
            (place.x + height / 2, place.midY), (place.maxX - height / 2, place.midY),
          ])
        }),
      Paint(
        fill: .transparent, stroke: .role(role), strokeWidth: .points(height),
        hasRoundEnds: true))
  }

  /// Returns the place of a text.
  func words(_ start: Double, _ width: Double, in row: Rect) -> Rect {
    place(start, width, Self.barHeight * unit, in: row)
  }

  /// Returns boxes of one paint.
  func boxes(_ places: [Rect], _ corner: Corner, _ paint: Paint) -> Shape {
    .group(Group(paint: paint, places.map { .box($0.halfInset, radius: corner) }))
  }
}
