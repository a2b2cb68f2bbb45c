import Texts

/// The path to a file of a site: the folders from the site's own inwards, and the file's name.
///
/// It cannot lead out of the site, nor to anything hidden: a name that begins with a dot, such as
/// `.git` or Riverbed's own folder, is not part of a site.
struct RelativePath {
  /// The whole path, its parts separated by slashes.
  let text: String
  let folders: [Substring]
  let name: String

  /// Splits a path; nil if a part is empty, hidden, `.`, `..`, or has a character that is not
  /// allowed in names.
  init?(_ text: String) {
    // Split by bytes, as the system does: to Swift a slash with an accent is not a slash.
    let parts = text.utf8.split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false
    ).map(Substring.init)
    guard let name = parts.last, parts.allSatisfy(Self.isName) else { return nil }
    self.text = text
    self.folders = parts.dropLast()
    self.name = String(name)
  }

  /// Makes a path that was read or given; throws if it may lead elsewhere.
  init(_ text: String, in site: String) throws(DiskError) {
    guard let path = RelativePath(text) else {
      throw DiskError(
        attempt: "cannot use '\(Self.shown(text))' as a file of '\(site)'",
        reason: "it may lead elsewhere")
    }
    self = path
  }

  private static func isName(_ part: Substring) -> Bool {
    !part.isEmpty && part.utf8.first != UInt8(ascii: ".")
      && part.utf8.allSatisfy { $0 >= UInt8(ascii: " ") && $0 != 127 }
  }

  /// Returns the path without characters that could confuse a terminal.
  private static func shown(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { $0.value < 32 || $0.value == 127 ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(scalars))
  }
}

extension RelativePath: Comparable {
  static func == (left: RelativePath, right: RelativePath) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Compares by bytes, which keeps the content of a folder together.
  static func < (left: RelativePath, right: RelativePath) -> Bool {
    left.text.precedesByBytes(right.text)
  }
}
