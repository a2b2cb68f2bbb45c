package import AppLayout
package import AppModel
import Markup

/// Words on a plate that a part of a prototype shows where it is tapped and opens nothing. The part
/// can have the focus, and the page's stylesheet shows the plate for a while, and as long as a key
/// put the focus there.
package struct Saying: Hashable, Sendable {
  /// What was tapped, and why it opens nothing.
  package let name: String
  /// The plate, from the upper left corner of the part.
  private let plate: Rect
  private let lines: [DrawableText]
  private let size: Double

  /// Where the plate is.
  package enum Place: Hashable, Sendable {
    /// In the part itself.
    case inside
    /// Next to the part, below it or above it, within a width.
    case below(Double), above(Double)
  }

  private static let letters = 12.0
  private static let leastLetters = 8.0
  private static let lineHeight = 1.3
  private static let padding = 7.0
  private static let gap = 5.0
  private static let mostLines = 3
  private static let widest = 260.0
  /// What assistive technology says besides the name. In an XHTML page, drawings may not have the
  /// attributes of ARIA, such as `aria-disabled`.
  private static let effect = "Opens nothing"

  /// Makes what a part in a frame of a drawing says; the short words are for little room.
  package init(
    _ words: String, or shortWords: String, named name: String, in frame: Rect, _ place: Place,
    on deviceClass: DeviceClass
  ) {
    self.name = "\(name): \(words)"
    let unit = deviceClass.lettering
    let padding = Self.padding * unit
    switch place {
    case .inside:
      let room = Rect(size: frame.size).inset(by: Insets(all: 1))
      let (lines, size) = Self.fit([words, shortWords], in: room.size, unit)
      (self.lines, self.size) = (lines, size)
      let extent = Self.extent(of: lines, size, min(padding, room.height / 8), room.size)
      plate = Rect(
        x: room.midX - extent.width / 2, y: room.midY - extent.height / 2, width: extent.width,
        height: extent.height)
    case .below(let width), .above(let width):
      size = Self.letters * unit
      lines = Lettering.lines(
        words, width: min(Self.widest * unit, width) - 2 * padding, size: size, weight: .regular,
        most: Self.mostLines)
      let extent = Self.extent(
        of: lines, size, padding, Size(width: width, height: .greatestFiniteMagnitude))
      let left = frame.midX - extent.width / 2
      let gap = Self.gap * unit
      let x = max(gap, min(left, width - extent.width - gap)) - frame.x
      let isBelow = if case .below = place { true } else { false }
      plate = Rect(
        x: x, y: isBelow ? frame.height + gap : -extent.height - gap, width: extent.width,
        height: extent.height)
    }
  }

  /// Returns the first of some texts that fits into a room, in the largest letters in which it does.
  private static func fit(
    _ texts: [String], in room: Size, _ unit: Double
  ) -> ([DrawableText], Double) {
    for size in [letters, 10, leastLetters] {
      let padding = min(Self.padding * unit, room.height / 8)
      let letters = size * unit
      let most = Int(
        (room.height - 2 * padding) / (letters * lineHeight), within: 0...mostLines)
      for text in texts {
        let width = room.width - 2 * padding
        let lines = Lettering.lines(
          text, width: width, size: letters, weight: .regular, most: most)
        let shown = lines.map(\.characters).joined(separator: " ")
        if shown == DrawableText(text).characters { return (lines, letters) }
      }
    }
    return ([], leastLetters * unit)
  }

  private static func extent(
    of lines: [DrawableText], _ size: Double, _ padding: Double, _ most: Size
  ) -> Size {
    let font = Font(size: size)
    let width = lines.map { font.width(of: $0) }.max() ?? 0
    return Size(
      width: min(most.width, width + 2 * padding),
      height: min(most.height, Double(lines.count) * size * lineHeight + 2 * padding))
  }

  /// Returns the part with its plate, given where the part is in its drawing. The transparent
  /// rectangle is its last child.
  func node(around shapes: [Node], _ outline: Node, at origin: Point) -> Node {
    Node(
      "g",
      ["class": "dead", "role": "button", "tabindex": "0"],
      [Node("title", [:], [.text(name)]), Node("desc", [:], [.text(Self.effect)])]
        + shapes + plateNode(at: origin) + [outline])
  }

  private func plateNode(at origin: Point) -> [Node] {
    guard !lines.isEmpty else { return [] }
    let plate = plate.offset(by: origin)
    let step = size * Self.lineHeight
    let first = plate.midY - step * Double(lines.count) / 2 + size * 0.98
    return [
      Node(
        "g", ["class": "says"],
        [Node("rect", plate.attributes(radius: min(6, plate.height / 4)))]
          + lines.enumerated().map { index, line in
            Node(
              "text",
              [
                "x": plate.midX.shortText, "y": (first + Double(index) * step).shortText,
                "font-size": size.shortText, "text-anchor": "middle",
              ], [.text(line.svgText)])
          })
    ]
  }
}
