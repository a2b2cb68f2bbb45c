import Markup
import Texts

extension String {
  /// The path of a file as a reference relative to the current folder, percent-encoded.
  var fileReference: String {
    (hasPrefix("/") ? "file://" : "") + percentEncoded(keeping: .path)
  }
}
