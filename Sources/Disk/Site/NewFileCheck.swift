/// A check that no new file of a site replaces one that no build wrote.
struct NewFileCheck: ~Copyable {
  private let site: String
  private var walk: FolderWalk
  /// The new files whose places are already taken: few, unless the disk confuses names.
  private var taken: [RelativePath] = []

  /// Starts at a site's own folder, whose path is only used in error messages.
  init(in site: borrowing Descriptor, at path: String) throws(DiskError) {
    self.site = path
    walk = try FolderWalk.begun(from: site, at: path)
  }

  /// Checks the place of a new file.
  mutating func visit(_ path: RelativePath) throws(DiskError) {
    if try hasFile(at: path, otherThan: []) { taken.append(path) }
  }

  /// Throws if one of the places is taken by a file that is not the site's own under another name,
  /// given all files that the site will have and those that it will lose.
  mutating func finish(
    files: some Sequence<String>, stale: consuming StoredPaths
  ) throws(DiskError) {
    guard !taken.isEmpty else { return }
    var owned = PathSet()
    let keys = Set(taken.map { PathSet.key(of: $0.text) })
    let new = Set(taken.map { Array($0.text.utf8) })
    for file in files where keys.contains(PathSet.key(of: file)) {
      if !new.contains(Array(file.utf8)) { owned.insert(file) }
    }
    while let file = try stale.nextPath() {
      if keys.contains(PathSet.key(of: file)) { owned.insert(file) }
    }
    for path in taken where try hasFile(at: path, otherThan: owned.lookalikes(of: path.text)) {
      throw DiskError(
        buildingInto: site, "'\(path.text)' already exists, and no build wrote it")
    }
  }

  private mutating func hasFile(
    at path: RelativePath, otherThan others: [String]
  ) throws(DiskError) -> Bool {
    do throws(SystemError) {
      return try walk.hasFile(at: path, otherThan: others)
    } catch {
      throw DiskError("read", path.text, in: site, error)
    }
  }
}

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
