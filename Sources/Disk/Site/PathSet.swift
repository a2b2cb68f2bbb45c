/// Paths, told apart by their bytes, which can be asked for those that some disks take for the same.
///
/// Swift compares texts by what they look like, Linux by bytes, and a Mac without capitals; only the
/// disk can say whether two lookalikes are one file.
struct PathSet: Sendable {
  private var paths: [String: [String]] = [:]

  /// A number that lookalikes share, and seldom others: it takes less room than a path.
  typealias Key = Int

  static func key(of path: String) -> Key { path.lowercased().hashValue }

  mutating func insert(_ path: String) { paths[path.lowercased(), default: []].append(path) }

  /// The paths that differ from this one in capitals or in how accents are written at most.
  func lookalikes(of path: String) -> [String] {
    paths.isEmpty ? [] : paths[path.lowercased()] ?? []
  }
}
