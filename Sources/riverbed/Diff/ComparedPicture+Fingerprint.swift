import Disk
import Review

extension ComparedPicture {
  /// Twelve hexadecimal digits that depend only on what the picture is.
  var fingerprint: String { String(ContentHash(of: Array(key.utf8)).text.prefix(12)) }
}
