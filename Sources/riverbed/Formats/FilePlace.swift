import AppModel
import Markup

/// A line of a file, by the path that opens it.
struct FilePlace: Hashable {
  let path: String
  let line: Int
  let column: Int

  /// The place as editors read it: `rivers.json:31:20`.
  var text: String { LineColumn(line: line, column: column).place(in: path) }
}

extension String {
  /// The path of a file as a reference relative to the current folder, percent-encoded.
  var fileReference: String {
    (hasPrefix("/") ? "file://" : "") + percentEncoded(keeping: .path)
  }
}
