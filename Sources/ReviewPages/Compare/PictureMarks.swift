import AppLayout
import PageParts
import Review
import Wireframe

/// The findings of two pictures: outlines of their boxes over each picture, and their numbers in a
/// margin next to it, with lines to the boxes and links to the words.
struct PictureMarks {
  private let pair: PicturePair
  private let old: [Mark]
  private let new: [Mark]
  /// The numbers of the findings with boxes in a picture, in the order of the list.
  private let places: [ElementIndex<Finding>: Int]
  /// The numbers of the findings with boxes in the picture after.
  private let newPlaces: Set<Int>
  /// The ids of the words about findings.
  private let ids: [ElementIndex<Finding>: String]

  /// More findings have no outlines: the stylesheet lights up this many. More boxes do not either.
  static let mostFindings = 40
  private static let mostBoxes = 200
  /// The width of the margin in the stylesheet, and a number there, in pixels.
  private static let margin = (width: 44.0, center: 12.5, radius: 12.0)
  /// How far below the upper edge of a box its line ends, in points.
  private static let depth = 12.0

  /// A number, and the boxes of its finding that are visible.
  private struct Mark {
    let place: Int
    let finding: ElementIndex<Finding>
    let frames: [ExactFrame]
    /// Where the number and the end of its line are, as shares of the picture's height; nil if only
    /// the list has the number.
    var heights: (number: Double, line: Double)?
  }

  /// Creates the marks of findings on both pictures: those with boxes that can be seen are numbered
  /// in their order. What changed says where the old picture has the boxes, unless they are given.
  init(
    on pair: PicturePair, findings: [ElementIndex<Finding>],
    oldFrames: [BoxChange.Subject: ExactFrame]?
  ) {
    self.pair = pair
    ids = pair.report.findingIDs(of: pair.index)
    let oldFrames = Self.frames(on: .old, of: pair) { change in
      guard let oldFrames, change.old != nil else { return change.old }
      return oldFrames[change.subject]
    }
    let newFrames = Self.frames(on: .new, of: pair, \.new)
    let shown = findings.filter { oldFrames[$0] != nil || newFrames[$0] != nil }
    let places = Dictionary(
      uniqueKeysWithValues: shown.prefix(Self.mostFindings).enumerated().map { ($1, $0 + 1) })
    self.places = places
    let marks = { (frames: [ElementIndex<Finding>: [ExactFrame]], part: Crop?) in
      let marks = frames.compactMap { finding, frames in
        places[finding].map { Mark(place: $0, finding: finding, frames: frames) }
      }
      return part.map {
        Self.placed(marks.sorted { $0.place < $1.place }, nextTo: $0, of: pair)
      } ?? []
    }
    old = marks(oldFrames, pair.part(.old))
    new = marks(newFrames, pair.part(.new))
    newPlaces = Set(new.map(\.place))
  }

  /// Returns the number of a finding; nil if no picture shows a box of it.
  func place(of finding: ElementIndex<Finding>) -> Int? { places[finding] }

  /// Whether a margin has the number, rather than only the list.
  func isNumbered(_ place: Int) -> Bool {
    (old + new).contains { $0.place == place && $0.heights != nil }
  }

  /// The class by which the stylesheet lights up everything about a finding.
  static func name(of place: Int) -> String { "finding-\(place)" }

  /// Returns the outlines and the numbers of one side; nothing if there are none.
  func drawings(on side: ReviewedSide) -> [Node] {
    let marks = side == .old ? old : new
    guard let part = pair.part(side), !marks.isEmpty else { return [] }
    return [
      Node("div", ["class": "marks", "aria-hidden": "true"]) {
        Node("svg", ["viewBox": part.viewBox]) {
          for mark in marks { outline(mark, on: side, part) }
        }
      },
      Node("svg", ["class": "numbers", "role": "group"]) {
        Node("title") { "Findings in the picture \(side.word)" }
        for mark in marks { number(mark, on: side) }
      },
    ]
  }

  /// The id of the picture on its page.
  private var id: String { pair.report.paths.ids[pair.index] }

  private func outline(_ mark: Mark, on side: ReviewedSide, _ part: Crop) -> Node {
    // Links lead to the outline in the picture after, if there is one.
    let id = side == .old && newPlaces.contains(mark.place) ? nil : "\(id).m\(mark.place)"
    let folded = mark.heights == nil ? " folded" : ""
    return Node("g", ["id": id, "class": "mark \(Self.name(of: mark.place))\(folded)"]) {
      mark.frames.map(\.outline)
      if let heights = mark.heights {
        let frame = mark.frames[0].rect
        let y = (Double(part.y) + heights.line * Double(part.height)).tenths
        let (from, to) =
          side == .old
          ? (Double(part.x), frame.x) : (frame.maxX, Double(part.x + part.width))
        Node("path", ["d": "M\(from.tenths) \(y)L\(to.tenths) \(y)"])
      }
    }
  }

  /// Returns a number that leads to the words about its finding, with a line to the picture.
  private func number(_ mark: Mark, on side: ReviewedSide) -> [Node] {
    guard let heights = mark.heights, let words = ids[mark.finding] else { return [] }
    let margin = Self.margin
    let isLeft = side == .old
    let center = isLeft ? margin.center : margin.width - margin.center
    let edge = isLeft ? center + margin.radius : center - margin.radius
    let (y, end) = ("\((heights.number * 100).tenths)%", "\((heights.line * 100).tenths)%")
    return [
      Node("g", ["class": Self.name(of: mark.place)]) {
        Node("line", ["x1": edge.tenths, "y1": y, "x2": isLeft ? "100%" : "0", "y2": end])
        Node("a", ["href": "#\(words)"]) {
          Node("title") { "Finding \(mark.place)" }
          Node("circle", ["cx": center.tenths, "cy": y, "r": margin.radius.tenths])
          Node(
            "text",
            [
              "x": center.tenths, "y": y, "dy": "4.5", "font-size": "13", "text-anchor": "middle",
            ]
          ) { "\(mark.place)" }
        }
      }
    ]
  }

  /// Returns the parts of boxes that one side shows, by their findings.
  private static func frames(
    on side: ReviewedSide, of pair: PicturePair, _ frame: (BoxChange) -> ExactFrame?
  ) -> [ElementIndex<Finding>: [ExactFrame]] {
    guard let part = pair.part(side) else { return [:] }
    let review = pair.report.review
    let picture = review.pictures[pair.index]
    let sight = side == .old ? picture.oldSight : picture.newSight
    let statusBar = pair.report.held(in: pair.index)?.window.statusBarHeight ?? 0
    var frames: [ElementIndex<Finding>: [ExactFrame]] = [:]
    var count = 0
    for (change, finding) in zip(picture.changes, review.findingsOfPictures[pair.index]) {
      guard count < mostBoxes, picture.shows(change), let whole = frame(change) else { continue }
      let frame = change.isOfStatusBar ? whole.top(ofHeight: statusBar) : whole
      let seen = sight.visible(frame, of: change.subject).intersection(part.frame)
      guard !seen.isEmpty else { continue }
      frames[finding, default: []].append(seen)
      count += 1
    }
    return frames
  }

  /// Returns marks with places for their numbers, the first ones as far as there is room.
  private static func placed(
    _ marks: [Mark], nextTo part: Crop, of pair: PicturePair
  ) -> [Mark] {
    let size = (width: Double(part.width), height: Double(part.height))
    let margin = NumberPlaces(nextTo: size, fitsWindow: pair.fitsWindow, isWide: pair.isWide)
    let lines = marks.prefix(margin.count).map { mark in
      let frame = mark.frames[0].rect
      return (frame.y - Double(part.y) + min(frame.height / 2, depth)) / size.height
    }
    let order = lines.indices.sorted { (lines[$0], $0) < (lines[$1], $1) }
    var marks = marks
    for (index, number) in zip(order, margin.places(near: order.map { lines[$0] })) {
      marks[index].heights = (number, lines[index])
    }
    return marks
  }
}

extension ExactFrame {
  /// Returns the strip of a height at the top of the box; all of the box if the height is zero.
  fileprivate func top(ofHeight points: Double) -> ExactFrame {
    let strip = ExactFrame(x: x, y: y, width: width, height: min(height, points.thousandths))
    return strip.height > 0 ? strip : self
  }
}
