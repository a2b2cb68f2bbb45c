/// A set of paths, compared by their bytes, that can return those that some disks treat as the
/// same.
///
/// Swift compares texts by what they look like, Linux by bytes, and a Mac without case; only the
/// disk knows whether two lookalikes are one file.
struct PathSet: Sendable {
  private var paths: [String: [String]] = [:]

  /// A number that lookalikes share, and other paths rarely do: it needs less memory than a path.
  typealias Key = Int

  static func key(of path: String) -> Key { path.lowercased().hashValue }

  mutating func insert(_ path: String) { paths[path.lowercased(), default: []].append(path) }

  /// Returns the paths that differ from this one at most in case or in how accents are written.
  func lookalikes(of path: String) -> [String] {
    paths.isEmpty ? [] : paths[path.lowercased()] ?? []
  }
}
