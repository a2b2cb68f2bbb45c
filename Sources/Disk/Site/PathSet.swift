/// Paths told apart by their bytes, which also knows those that some disks take for the same.
///
/// Swift compares texts by what they look like, Linux by bytes, and a Mac without capitals; only the
/// disk can say whether two lookalikes are one file.
struct PathSet {
  private let paths: [String: [String]]

  init(_ paths: some Sequence<String>) {
    self.paths = Dictionary(grouping: paths) { $0.lowercased() }
  }

  /// Whether exactly these bytes are among the paths.
  func contains(_ path: String) -> Bool {
    lookalikes(of: path).contains { $0.utf8.elementsEqual(path.utf8) }
  }

  /// The paths that differ from this one in capitals or in how accents are written at most.
  func lookalikes(of path: String) -> [String] { paths[path.lowercased()] ?? [] }
}
