import Markup

/// Where a file of the site is, as seen from the site's root: `screens/home/index.xhtml`.
///
/// It is made of literals, of words of closed sets, of numbers, and of names that `PathNames` gave out.
/// No other text can become part of a path.
package struct SitePath: Hashable, Sendable {
  package let text: String

  /// The address of another file as seen from this one, so that a site works in any place.
  package func link(to other: SitePath, at fragment: String? = nil) -> String {
    let own = text.split(separator: "/").dropLast()
    let target = other.text.split(separator: "/")
    let shared = zip(own, target.dropLast()).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: own.count - shared)
    let path = (up + target.dropFirst(shared).map(String.init)).joined(separator: "/")
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

  /// The parts of a path in their order.
  package struct Parts: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: StaticString) { text += literal.description }

    /// Appends a name that no other thing of its folder has.
    package mutating func appendInterpolation(_ name: PathName) { text += name.text }

    /// Appends a folder, with the slash at its end.
    package mutating func appendInterpolation(_ folder: SitePath) { text += folder.text }

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
  /// In the order of bytes, which is the same everywhere.
  package static func < (left: SitePath, right: SitePath) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}
