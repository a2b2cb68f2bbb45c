/// The trunks in the gap after a column, next to each other so that few lines cross and none
/// overlap.
struct GraphTracks: Hashable, Sendable {
  /// The track of each trunk, counted from the left; nil for a straight line.
  let track: [Int?]
  let count: Int

  /// A trunk, with the heights of the lines that it joins on each side.
  struct Trunk: Hashable, Sendable {
    let left: [Double]
    let right: [Double]

    /// Creates a trunk; the heights can be in any order.
    init(left: [Double], right: [Double]) {
      self.left = left.sorted()
      self.right = right.sorted()
    }

    var top: Double { min(left.first ?? .infinity, right.first ?? .infinity) }
    var bottom: Double { max(left.last ?? -.infinity, right.last ?? -.infinity) }
    var isStraight: Bool { bottom - top < 0.5 && left.count + right.count > 1 && !right.isEmpty }

    /// Returns how bad it is for this trunk to be left of another, counting crossings and
    /// overlapping lines.
    func cost(before other: Trunk) -> Int {
      count(right, in: other.top, other.bottom) + other.count(other.left, in: top, bottom)
        + right.filter { one in other.left.contains { abs($0 - one) < GraphMeasures.closest } }
        .count
        * Self.overlapCost
    }

    private func count(_ heights: [Double], in top: Double, _ bottom: Double) -> Int {
      heights.count { $0 > top && $0 < bottom }
    }

    private static let overlapCost = 50
  }

  init(_ trunks: [Trunk]) {
    var order: [Int] = []
    let bent = trunks.indices.filter { !trunks[$0].isStraight }
    for trunk in bent.sorted(by: { (trunks[$0].top, $0) < (trunks[$1].top, $1) }) {
      order.insert(trunk, at: Self.place(of: trunk, in: order, trunks))
    }
    var track = [Int?](repeating: nil, count: trunks.count)
    for (index, trunk) in order.enumerated() {
      let near = order[..<index].filter { trunks[$0].isNear(trunks[trunk]) }
      track[trunk] = near.compactMap { track[$0] }.max().map { $0 + 1 } ?? 0
    }
    self.track = track
    count = track.compactMap { $0 }.max().map { $0 + 1 } ?? 0
  }

  /// Returns the rightmost place among ordered trunks where another one costs least.
  private static func place(of trunk: Int, in order: [Int], _ trunks: [Trunk]) -> Int {
    var cost = order.reduce(0) { $0 + trunks[trunk].cost(before: trunks[$1]) }
    var best = (place: 0, cost: cost)
    for (place, other) in order.enumerated() {
      cost += trunks[other].cost(before: trunks[trunk])
      cost -= trunks[trunk].cost(before: trunks[other])
      if cost <= best.cost { best = (place + 1, cost) }
    }
    return best.place
  }
}

extension GraphTracks.Trunk {
  /// Whether two trunks would touch in the same track.
  fileprivate func isNear(_ other: Self) -> Bool {
    top < other.bottom + GraphMeasures.trackGap && other.top < bottom + GraphMeasures.trackGap
  }
}
