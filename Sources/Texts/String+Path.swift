extension String {
  /// The path without steps that lead nowhere: `./a//b/` becomes `a/b`, and `./` becomes `.`.
  package var withoutRedundantSteps: String {
    let steps = split(separator: "/").filter { $0 != "." }
    let root = hasPrefix("/") ? "/" : ""
    return steps.isEmpty && root.isEmpty ? "." : root + steps.joined(separator: "/")
  }

  /// Returns the path of a file in the folder that this path without redundant steps leads to.
  package func path(of file: String) -> String {
    if self == "." || file.hasPrefix("/") { return file }
    return hasSuffix("/") ? self + file : "\(self)/\(file)"
  }

  /// The name at the end of the path; nil for the current folder and its parents, and for the root.
  package var nameOfPath: String? {
    guard let last = split(separator: "/").last, last != ".", last != ".." else { return nil }
    return String(last)
  }
}
