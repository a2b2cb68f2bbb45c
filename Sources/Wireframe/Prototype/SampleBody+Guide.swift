import AppLayout
import AppModel

extension SampleBody {
  /// The channels of a guide, and where its programs begin and end, as shares of the room.
  private static let channelWidth = 64.0
  private static let programs: [[Double]] = [
    [0, 0.45, 1], [0, 0.3, 0.72, 1], [0, 0.62, 1], [0, 0.38, 0.66, 1],
  ]
  private static let gap = 6.0

  /// A guide: the hours, and each channel with its programs, of which the first is on now.
  var guide: [Shape] {
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
    ] + boxes(of: .program, programs)
  }
}
