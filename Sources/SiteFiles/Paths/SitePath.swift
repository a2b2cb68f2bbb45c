import Markup
import Texts

/// The path of a file of the site from the site's root: `screens/home/index.xhtml`. It consists
/// only of literals, words of closed sets, numbers, and names from `PathNames`; no other text can
/// become part of it.
package struct SitePath: Hashable, Sendable {
  package let text: String

  /// Returns the relative address of another file, so that a site works in any location.
  package func link(to other: SitePath, at fragment: String? = nil) -> String {
    let slash = UInt8(ascii: "/")
    // The folders that both are in end at the last slash of what their paths begin with.
    var (same, shared) = (0, 0)
    for (own, byte) in zip(text.utf8, other.text.utf8) {
      guard own == byte else { break }
      same += 1
      if byte == slash { shared = same }
    }
    let up = text.utf8.dropFirst(shared).count { $0 == slash }
    let path =
      String(repeating: "../", count: up) + Substring(other.text.utf8.dropFirst(shared))
    return path.percentEncoded(keeping: .path)
      + (fragment.map { "#" + $0.percentEncoded(keeping: .path) } ?? "")
  }
}

extension SitePath: ExpressibleByStringInterpolation {
  package init(stringLiteral text: StaticString) {
    self.text = text.description
  }

  package init(stringInterpolation parts: Parts) {
    text = parts.text
  }

  /// The parts of a path in order.
  package struct Parts: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: StaticString) { text += literal.description }

    /// Appends a name that nothing else in its folder has.
    package mutating func appendInterpolation(_ name: PathName) { text += name.text }

    /// Appends a folder, with its trailing slash.
    package mutating func appendInterpolation(_ folder: SitePath) { text += folder.text }

    /// Appends the name of what a picture shows.
    package mutating func appendInterpolation(_ state: PictureState) { text += state.name }

    /// Appends the number of a page.
    package mutating func appendInterpolation(_ number: Int) { text += "\(number)" }

    /// Appends a word of a set that Riverbed's own code lists.
    package mutating func appendInterpolation<Word: RawRepresentable<String> & CaseIterable>(
      _ word: Word
    ) {
      text += word.rawValue
    }
  }
}

extension SitePath: Comparable {
  /// Orders paths by their bytes, which is the same everywhere.
  package static func < (left: SitePath, right: SitePath) -> Bool {
    left.text.precedesByBytes(right.text)
  }
}
