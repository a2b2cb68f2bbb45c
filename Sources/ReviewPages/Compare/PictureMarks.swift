import AppLayout
import AppModel
import Markup
import PageParts
import Review
import Wireframe

/// The numbers of findings over a picture, each with outlines of its boxes and a link to its words.
struct PictureMarks {
  private let pair: PicturePair
  private let old: [Mark]
  private let new: [Mark]
  /// The numbers of the marks in the picture after.
  private let newPlaces: Set<Int>

  /// More findings and boxes have no mark.
  private static let mostFindings = 40
  private static let mostBoxes = 200
  /// The radius of a number that is large enough to hit where the picture is this wide.
  private static let radius = (least: 13.0, width: 340.0, hit: 12.75)

  /// A number, and the boxes of its finding that are visible.
  private struct Mark {
    let place: Int
    var frames: [ExactFrame]
  }

  /// Creates the marks of findings, in the order of their numbers, on both pictures.
  init(on pair: PicturePair, findings: [ElementIndex<Finding>]) {
    self.pair = pair
    let places = Dictionary(
      uniqueKeysWithValues: findings.prefix(Self.mostFindings).enumerated().map { ($1, $0 + 1) })
    old = Self.marks(on: .old, of: pair, places)
    new = Self.marks(on: .new, of: pair, places)
    newPlaces = Set(new.map(\.place))
  }

  /// Whether a number has a mark in a picture.
  func has(_ place: Int) -> Bool {
    newPlaces.contains(place) || old.contains { $0.place == place }
  }

  /// Returns the marks of one side; nothing if there are none.
  func drawing(on side: ReviewedSide) -> [Node] {
    let marks = side == .old ? old : new
    guard let part = pair.part(side), !marks.isEmpty else { return [] }
    // Links lead to the mark in the picture after, if there is one.
    let others = side == .old ? newPlaces : []
    let radius = max(Self.radius.least, Double(part.width) / Self.radius.width * Self.radius.hit)
    var badges = BadgePlaces(in: part, radius: radius)
    return [
      Node("svg", ["class": "marks", "viewBox": part.viewBox, "role": "group"]) {
        Node("title") { "Findings in the picture \(side.word)" }
        for mark in marks {
          let id = others.contains(mark.place) ? nil : "\(self.id).m\(mark.place)"
          Node("g", ["id": id, "class": "mark"]) {
            for frame in mark.frames { outline(frame) }
            link(to: mark.place, at: badges.place(for: mark.frames[0]), radius)
          }
        }
      }
    ]
  }

  /// The id of the picture on its page.
  private var id: String { pair.report.paths.ids[pair.index] }

  /// Returns a number that leads to the words about its finding.
  private func link(
    to place: Int, at center: Point, _ radius: Double
  ) -> Node {
    let words = pair.report.paths.findingID(place - 1, of: pair.index)
    let disc = Disc(place, at: center, radius: radius)
    return Node("a", ["href": "#\(words)"]) {
      Node("title") { "Finding \(place)" }
      disc.nodes(["font-size": disc.fontSize, "text-anchor": "middle"])
    }
  }

  private func outline(_ frame: ExactFrame) -> Node {
    let rect = frame.rect
    return Node(
      "rect",
      [
        "x": rect.x.tenths, "y": rect.y.tenths, "width": rect.width.tenths,
        "height": rect.height.tenths,
      ])
  }

  /// Returns the findings with boxes that one side shows.
  private static func marks(
    on side: ReviewedSide, of pair: PicturePair, _ places: [ElementIndex<Finding>: Int]
  ) -> [Mark] {
    guard let canvas = pair.part(side)?.frame else { return [] }
    let review = pair.report.review
    let changes = zip(review.pictures[pair.index].changes, review.findingsOfPictures[pair.index])
    var marks: [Int: Mark] = [:]
    var count = 0
    for (change, finding) in changes {
      guard let place = places[finding], count < mostBoxes,
        let frame = side == .old ? change.old : change.new
      else { continue }
      let seen = frame.intersection(canvas)
      guard seen.width > 0, seen.height > 0 else { continue }
      marks[place, default: Mark(place: place, frames: [])].frames.append(seen)
      count += 1
    }
    return marks.values.sorted { $0.place < $1.place }
  }
}

/// Finds places for numbers, so that they do not cover each other as long as there is room.
private struct BadgePlaces {
  let crop: Crop
  let radius: Double
  private var taken: [Point] = []

  init(in crop: Crop, radius: Double) {
    self.crop = crop
    self.radius = radius
  }

  /// Returns the center of a box's number: its upper left corner, or the next free place to the
  /// right or below.
  mutating func place(for frame: ExactFrame) -> Point {
    let (left, top) = (Double(crop.x) + radius, Double(crop.y) + radius)
    let (right, bottom) = (
      max(left, Double(crop.x + crop.width) - radius),
      max(top, Double(crop.y + crop.height) - radius)
    )
    var x = min(max(frame.rect.x, left), right)
    var y = min(max(frame.rect.y, top), bottom)
    for _ in 0..<Self.mostTries where isTaken(x, y) {
      x += radius * 2.1
      if x > right {
        x = left
        y = min(y + radius * 2.1, bottom)
      }
    }
    let center = Point(x: x, y: y)
    taken.append(center)
    return center
  }

  private static let mostTries = 60

  private func isTaken(_ x: Double, _ y: Double) -> Bool {
    taken.contains { abs($0.x - x) < radius * 2 && abs($0.y - y) < radius * 2 }
  }
}
