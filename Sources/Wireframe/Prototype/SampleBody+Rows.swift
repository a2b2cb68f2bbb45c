import AppLayout
import AppModel

/// Screens of rows: settings, an account, and a list of what people kept.
extension SampleBody {
  /// A switch of the settings, and its knob.
  private static let toggle = Size(width: 44, height: 26)
  private static let knob = 10.0
  /// The width of a chevron.
  private static let chevron = 8.0
  /// The height of an account's head, and the radius of its picture.
  private static let head = 104.0
  private static let portrait = 32.0
  /// The height of a row with an image, and how wide that is for its height.
  private static let imageRow = 84.0
  private static let imageShape = 16.0 / 9
  private static let gap = 10.0

  /// Returns what people select of rows.
  func choices(_ rows: [Rect]) -> [Shape] { boxes(of: .row, rows.map(reach)) }

  /// Settings: each has a switch or a chevron.
  var settings: [Shape] {
    let rows = rows
    return texts(of: rows) + [chevrons(rows.indices.filter { $0 % 3 != 1 }.map { rows[$0] })]
      + boxes(
        of: rows.enumerated().map { index, row in
          index % 3 == 1 ? (.toggle, reach(of: row), [toggle(in: row)]) : (.row, reach(of: row), [])
        })
  }

  /// Returns a switch at the end of a row, as it looks when it is on and when it is off.
  private func toggle(in row: Rect) -> Shape {
    let size = Size(width: Self.toggle.width * unit, height: Self.toggle.height * unit)
    let area = place(row.width - size.width, size.width, size.height, in: row)
    let look = { (isOn: Bool) in
      let x = isOn == isRightToLeft ? area.x + size.height / 2 : area.maxX - size.height / 2
      return Shape.group(
        Group(
          nil,
          [
            .box(area, radius: .points(size.height / 2), .fill(isOn ? .accent : .textBar)),
            .circle(
              Point(x: x, y: area.midY), radius: Self.knob * unit,
              .fill(isOn ? .onAccent : .root)),
          ]))
    }
    return .group(Group(change: .looks, [look(true), look(false)]))
  }

  /// An account: who it is of, and rows that lead on.
  var account: [Shape] {
    let height = min(Self.head * unit, frame.height)
    let head = Rect(x: frame.x, y: frame.y, width: frame.width, height: height)
    let side = 2 * Self.portrait * unit
    let portrait = place(0, side, side, in: head)
    let middle = Point(x: portrait.midX, y: portrait.midY)
    let start = side + 2 * Self.gap * unit
    let rows = rows(in: frame.inset(by: Insets(top: height)))
    return [
      .circle(middle, radius: side / 2, .surface(.image, outline: .imageCross)),
      Icon.user.shape(in: portrait, side: side * 0.6, .icon(.mutedText)),
      bars([words(start, (head.width - start) * 0.5, in: head)]),
    ] + texts(of: rows) + [chevrons(rows)] + choices(rows)
  }

  /// What people kept: an image and words each.
  var list: [Shape] {
    let rows = rows(in: frame, height: Self.imageRow)
    let gap = Self.gap * unit
    let height = Self.imageRow * unit - 2 * gap
    let start = height * Self.imageShape + gap
    let images = rows.map { place(0, height * Self.imageShape, height, in: $0) }
    return [
      boxes(images, .image, .surface(.image, outline: .imageCross)),
      .path(Path(images.map { .cross($0.halfInset) }), .line(.imageCross)),
      bars(
        rows.enumerated().flatMap { index, row in
          let room = row.width - start
          let lines = [row, row.offset(by: Point(x: 0, y: 2 * Self.barHeight * unit))]
          return zip(lines, [Self.lengths[index % Self.lengths.count] * 1.3, 0.3]).map {
            words(start, room * $1, in: $0)
          }
        }),
    ] + choices(rows)
  }

  /// The words of rows, with a line below each.
  func texts(of rows: [Rect]) -> [Shape] {
    [
      bars(
        rows.enumerated().map { index, row in
          words(0, row.width * Self.lengths[index % Self.lengths.count], in: row)
        }),
      .path(
        Path(
          rows.map { Path(through: [($0.x, $0.maxY - 0.5), ($0.maxX, $0.maxY - 0.5)]) }),
        .line(.hairline)),
    ]
  }

  private func chevrons(_ rows: [Rect]) -> Shape {
    let side = Self.chevron * unit
    return .path(
      Path(
        rows.map { row in
          let end = place(row.width - side, side, 1.5 * side, in: row)
          let (from, to) = isRightToLeft ? (end.maxX, end.x) : (end.x, end.maxX)
          return Path(through: [(from, end.y), (to, end.midY), (from, end.maxY)])
        }), .icon(.mutedText))
  }
}
