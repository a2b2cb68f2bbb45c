package import AppModel

/// One side of a comparison, as its report names and quotes it.
package struct ReportSide: Sendable {
  /// The name of the app, the site or the folder.
  let name: String
  private let files: [String: SourceLines]

  /// Creates a side; its files are quoted as far as a review refers to them.
  package init(named name: String, quoting files: AppFiles? = nil, for names: Set<String> = []) {
    self.name = name.readable
    var lines: [String: SourceLines] = [:]
    for name in names {
      if case .bytes(let bytes)? = files?[name] { lines[name] = SourceLines(bytes) }
    }
    self.files = lines
  }

  /// Returns the lines of a file; nil if it cannot be quoted.
  subscript(file: String) -> SourceLines? { files[file] }
}
