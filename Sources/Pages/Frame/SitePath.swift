/// Where a file of the site stands, as seen from the site's root: `screens/home/index.xhtml`.
package struct SitePath: Hashable, Sendable, ExpressibleByStringInterpolation {
  package let text: String

  package init(stringLiteral text: String) {
    self.text = text
  }

  package init(_ text: String) {
    self.text = text
  }

  /// The address of another file as seen from this one, so that a site works wherever it stands.
  package func link(to other: SitePath, at fragment: String? = nil) -> String {
    let own = text.split(separator: "/").dropLast()
    let target = other.text.split(separator: "/")
    let shared = zip(own, target.dropLast()).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: own.count - shared)
    let path = (up + target.dropFirst(shared).map(String.init)).joined(separator: "/")
    return path.percentEncoded + (fragment.map { "#" + $0.percentEncoded } ?? "")
  }
}

extension SitePath: Comparable {
  /// In the order of bytes, which is the same everywhere.
  package static func < (left: SitePath, right: SitePath) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}

extension String {
  /// The text as part of an address: what has a meaning there, or is not ASCII, is encoded.
  fileprivate var percentEncoded: String {
    var bytes: [UInt8] = []
    for byte in utf8 {
      if Self.plain.contains(byte) {
        bytes.append(byte)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        bytes += "%\(byte < 0x10 ? "0" : "")\(digits)".utf8
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
}
