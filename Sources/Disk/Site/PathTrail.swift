/// Finds the stale files that stand where folders will be, or in folders where files will be, among all
/// paths of a site in their order.
///
/// Whatever begins with a path comes right behind it. So it is enough to remember the paths that the
/// last one begins with:
///
///     a      planned
///     a-b    planned
///     a/c    stale: an obstacle, in a folder where the file `a` will be
///     b      stale: an obstacle, as the next one tells
///     b/c    planned
struct PathTrail {
  /// The paths that the last one begins with, and itself, the shortest first.
  private var trail: [Entry] = []

  private struct Entry {
    let path: RelativePath
    let isStale: Bool
  }

  /// Goes on to the next path and returns the obstacles that it lets us know of.
  mutating func obstacles(at path: RelativePath, isStale: Bool) -> [RelativePath] {
    while let last = trail.last, !path.text.utf8.starts(with: last.path.text.utf8) {
      trail.removeLast()
    }
    let around = trail.filter { $0.isStale != isStale && path.isInside($0.path) }
    // Those that were told once need not be told again.
    if !isStale { trail.removeAll { $0.isStale && path.isInside($0.path) } }
    trail.append(Entry(path: path, isStale: isStale))
    guard isStale else { return around.map(\.path) }
    return around.isEmpty ? [] : [path]
  }
}

extension RelativePath {
  /// Whether another path, with which this one begins, is that of a folder around it.
  fileprivate func isInside(_ other: RelativePath) -> Bool {
    text.utf8.dropFirst(other.text.utf8.count).first == UInt8(ascii: "/")
  }
}
