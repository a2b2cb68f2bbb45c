import Texts

extension JSON {
  /// The decoded text of a string; for a number or literal, the text as written.
  package var text: String {
    guard node.kind == .string else { return written }
    guard !node.isPlain else { return String(decoding: inner, as: UTF8.self) }
    return String(decoding: Self.unescaped(inner), as: UTF8.self)
  }

  /// Whether a string's decoded text is exactly these bytes.
  func isText(_ wanted: UnsafeBufferPointer<UInt8>) -> Bool {
    guard node.isPlain else {
      // No escape is longer than this for one decoded byte, so long texts do not have to be
      // decoded.
      let longestEscape = 6
      return inner.count <= wanted.count * longestEscape
        && Self.unescaped(inner).elementsEqual(wanted)
    }
    let start = Int(node.start) + 1
    let length = Int(node.end) - 1 - start
    guard length == wanted.count else { return false }
    for offset in 0..<length where document.bytes[start + offset] != wanted[offset] {
      return false
    }
    return true
  }

  private var inner: ArraySlice<UInt8> {
    document.bytes[Int(node.start) + 1..<Int(node.end) - 1]
  }

  /// Decodes the bytes of a string; the parser has already checked that every escape is complete.
  package static func unescaped(_ source: some Collection<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count)
    var rest = source[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      guard escape == UInt8(ascii: "u") else {
        bytes.append(shortEscapes[escape] ?? escape)
        continue
      }
      bytes += Array(String(scalar(from: &rest)).utf8)
    }
    return bytes
  }

  /// Reads the digits of one `\u` escape, and of the second one of a surrogate pair.
  private static func scalar<Rest: Collection<UInt8>>(from rest: inout Rest) -> Unicode.Scalar
  where Rest.SubSequence == Rest {
    let first = hexadecimal(rest.prefix(4))
    rest = rest.dropFirst(4)
    guard UTF16.isLeadSurrogate(UInt16(truncatingIfNeeded: first)) else {
      return Unicode.Scalar(first) ?? "\u{FFFD}"
    }
    let second = hexadecimal(rest.dropFirst(2).prefix(4))
    rest = rest.dropFirst(6)
    let pair = 0x1_0000 + (first & 0x3FF) << 10 + second & 0x3FF
    return Unicode.Scalar(pair) ?? "\u{FFFD}"
  }

  private static func hexadecimal(_ digits: some Sequence<UInt8>) -> UInt32 {
    digits.reduce(0) { $0 << 4 + UInt32($1.hexadecimalValue ?? 0) }
  }

  /// The meanings of the one-letter escapes that do not mean the letter itself.
  private static let shortEscapes: [UInt8: UInt8] = [
    UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10,
    UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9,
  ]
}
