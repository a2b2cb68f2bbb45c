/// A start tag with more attributes than an element may have, found before a parser sees the text.
///
/// libxml2 before 2.12 compares each attribute of an element with all others before it reports the
/// element, so a few megabytes of attributes would keep it busy for hours. A start tag has no `<`
/// after its first, and each attribute has `=` and a quote. So it is enough to count those between
/// one `<` and the next, whatever they are part of; in other text they are rarely that many.
struct CrowdedTag {
  /// The line of the `<`, counted from one.
  let line: Int

  /// The most attributes that an element may have, far more than any real one has.
  static let limit = 1000

  /// Finds the first one in a text; nil if there is none.
  init?(in bytes: [UInt8], _ encoding: XMLEncoding) {
    var tag = 0
    var count = 0
    var isAfterEquals = false
    for unit in encoding.units(of: bytes) where count <= Self.limit {
      switch encoding.ascii(bytes, at: unit) {
      case UInt8(ascii: "<"):
        tag = unit
        count = 0
        isAfterEquals = false
      case UInt8(ascii: "="): isAfterEquals = true
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        count += isAfterEquals ? 1 : 0
        isAfterEquals = false
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): break
      default: isAfterEquals = false
      }
    }
    guard count > Self.limit else { return nil }
    let before = encoding.units(of: Array(bytes[..<tag]))
    line = 1 + before.count { encoding.ascii(bytes, at: $0) == UInt8(ascii: "\n") }
  }
}
