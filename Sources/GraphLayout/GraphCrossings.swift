/// Counts how often the joins between two columns cross.
struct GraphCrossings {
  /// Returns the number of crossings of joins between places, in n log n steps.
  static func count(_ joins: [(left: Int, right: Int)]) -> Int {
    let sorted = joins.sorted { ($0.left, $0.right) < ($1.left, $1.right) }
    let width = (joins.map(\.right).max() ?? 0) + 1
    // A Fenwick tree that counts the joins so far that end at or above a place.
    var tree = Array(repeating: 0, count: width + 1)
    var crossings = 0
    for (seen, join) in sorted.enumerated() {
      var place = join.right + 1
      var above = 0
      while place > 0 {
        above += tree[place]
        place -= place & -place
      }
      crossings += seen - above
      place = join.right + 1
      while place <= width {
        tree[place] += 1
        place += place & -place
      }
    }
    return crossings
  }
}
