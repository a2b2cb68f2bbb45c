import Texts

/// The path to a file of a site: the folder around it, from the site's own inwards, and its name.
///
/// It cannot lead out of the site, nor to anything hidden: a name that begins with a dot, such as
/// `.git` or Riverbed's own folder, is not part of a site.
struct RelativePath {
  /// The whole path, its parts separated by slashes.
  let text: String
  /// Where the name of the file begins, in bytes.
  private let start: Int

  /// Makes a path of a text; nil if a part is empty, hidden, `.`, `..`, or has a character that is
  /// not allowed in names.
  init?(_ text: String) {
    // It is read by bytes, as the system does: to Swift a slash with an accent is not a slash.
    var (place, start) = (0, 0)
    for byte in text.utf8 {
      if byte == UInt8(ascii: "/") {
        guard place > start else { return nil }
        start = place + 1
      } else if byte < UInt8(ascii: " ") || byte == 127
        || place == start && byte == UInt8(ascii: ".")
      {
        return nil
      }
      place += 1
    }
    guard place > start else { return nil }
    self.text = text
    self.start = start
  }

  /// The folder around the file; empty for the site's own.
  var folder: Substring { Substring(text.utf8.prefix(max(0, start - 1))) }

  /// The name of the file in its folder.
  var name: String { String(Substring(text.utf8.dropFirst(start))) }

  /// Makes a path that was read or given; throws if it may lead elsewhere.
  init(_ text: String, in site: String) throws(DiskError) {
    guard let path = RelativePath(text) else {
      throw DiskError(
        attempt: "cannot use '\(Self.shown(text))' as a file of '\(site)'",
        reason: "it may lead elsewhere")
    }
    self = path
  }

  /// Returns the path without characters that could confuse a terminal.
  private static func shown(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { $0.value < 32 || $0.value == 127 ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(scalars))
  }
}

extension RelativePath: Comparable {
  static func == (left: RelativePath, right: RelativePath) -> Bool {
    left.text.hasSameBytes(as: right.text)
  }

  /// Compares by bytes, which keeps the content of a folder together.
  static func < (left: RelativePath, right: RelativePath) -> Bool {
    left.text.precedesByBytes(right.text)
  }
}
