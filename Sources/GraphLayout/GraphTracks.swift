/// The trunks in the gap after a column, side by side so that few lines cross and none lie on each
/// other.
struct GraphTracks: Hashable, Sendable {
  /// The track of each trunk, counted from the left; nil where a line is straight.
  let track: [Int?]
  let count: Int

  /// A trunk, by how far down the lines are that it joins on either side.
  struct Trunk: Hashable, Sendable {
    let left: [Double]
    let right: [Double]

    /// Makes a trunk; the heights come in any order.
    init(left: [Double], right: [Double]) {
      self.left = left.sorted()
      self.right = right.sorted()
    }

    var top: Double { min(left.first ?? .infinity, right.first ?? .infinity) }
    var bottom: Double { max(left.last ?? -.infinity, right.last ?? -.infinity) }
    var isStraight: Bool { bottom - top < 0.5 && left.count + right.count > 1 && !right.isEmpty }

    /// How bad it is that this trunk is left of another: crossings, and lines on each other.
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

  /// Where among ordered trunks another costs least; the rightmost such place.
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
  /// Whether two trunks would touch in one track.
  fileprivate func isNear(_ other: Self) -> Bool {
    top < other.bottom + GraphMeasures.trackGap && other.top < bottom + GraphMeasures.trackGap
  }
}
