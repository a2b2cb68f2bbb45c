/// The bytes that a part of an address keeps; every other byte is written as `%XX`.
package struct PlainBytes: Sendable {
  private let isPlain: [Bool]

  /// The characters without a special meaning anywhere in an address: letters, digits and `-._~`.
  package static let unreserved = PlainBytes(letters + "-._~")

  /// The characters of a path, including the slashes between its steps.
  package static let path = PlainBytes(letters + "-._~/")

  /// All characters that one step of a path may have by RFC 3986.
  package static let segment = PlainBytes(letters + "-._~!$&'()*+,;=:@")

  /// The steps of a path and the slashes between them.
  package static let segments = PlainBytes(letters + "-._~!$&'()*+,;=:@/")

  private static let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

  private init(_ characters: String) {
    let bytes = Set(characters.utf8)
    isPlain = (0...UInt8.max).map(bytes.contains)
  }

  /// Whether a byte is kept.
  func contains(_ byte: UInt8) -> Bool { isPlain[Int(byte)] }
}

extension String {
  /// Returns the text as part of an address, with all but the plain bytes percent-encoded.
  package func percentEncoded(keeping plain: PlainBytes) -> String {
    if utf8.allSatisfy(plain.contains) { return self }
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in systemBytes {
      if plain.contains(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The names between the slashes of a path, which is read by bytes, as the system does: to Swift a
  /// slash with an accent is not a slash.
  package var steps: [Substring] {
    utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
  }

  /// Whether the path begins at the root.
  package var isAbsolute: Bool { utf8.first == UInt8(ascii: "/") }

  /// The path without steps that lead nowhere: `./a//b/` becomes `a/b`, and `./` becomes `.`.
  package var withoutRedundantSteps: String {
    let steps = steps.filter { $0 != "." }
    let root = isAbsolute ? "/" : ""
    return steps.isEmpty && root.isEmpty ? "." : root + steps.joined(separator: "/")
  }

  /// Returns the path of a file in the folder that this path without redundant steps leads to.
  package func path(of file: String) -> String {
    if self == "." || file.isAbsolute { return file }
    return utf8.last == UInt8(ascii: "/") ? self + file : "\(self)/\(file)"
  }

  /// The name at the end of the path; nil for the current folder and its parents, and for the root.
  package var nameOfPath: String? {
    guard let last = steps.last, last != ".", last != ".." else { return nil }
    return String(last)
  }
}
