import AppModel

/// A value of a file exactly as it is in the file, cut if it is long.
struct JSONSnippet: Hashable {
  /// The lines of the value, without the indentation they all share.
  let text: String
  /// The line where the omitted part begins, counted from the snippet's first line; nil if all of
  /// the value is shown.
  let cutAfter: Int?

  /// How far the beginning of a line is looked for.
  static let longestLine = 4096

  private static let mostLines = 40
  private static let mostBytes = 4000

  /// Creates a snippet of the value in a range of a file.
  init(
    of bytes: [UInt8], in value: Range<Int>, mostLines: Int = mostLines,
    mostBytes: Int = mostBytes
  ) {
    let limit = min(value.upperBound, value.lowerBound + mostBytes)
    var end = value.lowerBound
    var lines = 1
    while end < limit {
      if bytes[end] == UInt8(ascii: "\n") {
        if lines == mostLines { break }
        lines += 1
      }
      end += 1
    }
    let isCut = end < value.upperBound
    if isCut { end = Self.cut(bytes, from: value.lowerBound, to: end) }
    let source = String(decoding: bytes[value.lowerBound..<end], as: UTF8.self)
    text = Self.outdented(source, by: Self.indentation(of: bytes, at: value.lowerBound))
    cutAfter = isCut ? lines : nil
  }

  /// Creates a snippet of the value of a screen or component at a place in a site's files; nil if
  /// there is none.
  init?(at location: Location, in site: Site) {
    guard let end = site.ends[location] else { return nil }
    self.init(
      of: site.sources[location.file].bytes, in: Int(location.offset)..<Int(end.offset))
  }

  /// Returns the end of the last complete character before a place.
  private static func cut(_ bytes: [UInt8], from start: Int, to end: Int) -> Int {
    var end = end
    while end > start, end < bytes.count, bytes[end] & 0b1100_0000 == 0b1000_0000 { end -= 1 }
    return end
  }

  /// Returns the number of spaces and tabs that begin the line of a place.
  private static func indentation(of bytes: [UInt8], at place: Int) -> Int {
    let before = bytes[max(0, place - longestLine)..<place]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
    return bytes[start..<place].prefix(while: \.isBlank).count
  }

  private static func outdented(_ text: String, by count: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { index, line in
        guard index > 0 else { return String(line) }
        let blanks = min(count, line.utf8.prefix(while: \.isBlank).count)
        return String(decoding: line.utf8.dropFirst(blanks), as: UTF8.self)
      }
      .joined(separator: "\n")
  }
}
