import AppLayout
import AppModel

/// Screens that people write on: a search, and a form.
extension SampleBody {
  private static let field = 44.0
  private static let gap = 16.0
  private static let widestForm = 360.0

  /// A search: its field, and what was looked for last.
  var search: [Shape] {
    let height = min(Self.field * unit, frame.height)
    let field = Rect(x: frame.x, y: frame.y, width: frame.width, height: height)
    let sign = place(Self.gap * unit / 2, height, height, in: field)
    let start = height + Self.gap * unit
    let rows = rows(in: frame.inset(by: Insets(top: height + Self.gap * unit)))
    return [
      boxes([field], .points(height / 2), .surface(.cell, outline: .cellOutline)),
      Icon.search.shape(in: sign, side: height * 0.5, .icon(.mutedText)),
      bars([words(start, (field.width - start) * 0.4, in: field)]),
    ] + texts(of: rows)
      + [PlayedPart.field.drawn(1, in: field, corner: height / 2)] + choices(rows)
  }

  /// A form: what it is for, two fields, the button that leads on, and another way.
  var form: [Shape] {
    let (gap, height) = (Self.gap * unit, Self.field * unit)
    let width = min(Self.widestForm * unit, frame.width)
    let room = Rect(
      x: frame.midX - width / 2, y: frame.y + min(frame.height / 8, 4 * gap), width: width,
      height: frame.height)
    let lines = (0..<5).map { index in
      Rect(
        x: room.x, y: room.y + Double(index) * (height + gap), width: width, height: height)
    }.filter { $0.maxY <= frame.maxY }
    let fields = Array(lines.dropFirst().prefix(2))
    let buttons = Array(lines.dropFirst(3).prefix(1))
    let middle = { (line: Rect) in words(width * 0.35, width * 0.3, in: line) }
    return [
      bars(
        lines.prefix(1).map { words(width * 0.2, width * 0.6, in: $0) }
          + lines.dropFirst(4).map(middle)),
      boxes(fields, .cell, .surface(.cell, outline: .cellOutline)),
      bars(fields.map { words(gap, width * 0.4, in: $0) }),
      boxes(buttons, .cell, .fill(.accent)), bars(buttons.map(middle), .onAccent),
    ]
      + boxes(of: .field, fields) + boxes(of: .button, buttons)
  }
}
