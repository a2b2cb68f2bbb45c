import AppModel

/// A value of a file exactly as it is in the file, cut if it is long.
struct JSONSnippet: Hashable {
  /// The lines of the value, without the indentation they all share.
  let text: String
  /// The line where the omitted part begins, counted from the snippet's first line; nil if all of
  /// the value is shown.
  let cutAfter: Int?

  private static let mostLines = 40
  private static let mostBytes = 4000

  /// Creates a snippet of the value that begins at an offset.
  init(
    of bytes: [UInt8], at offset: Int, mostLines: Int = mostLines, mostBytes: Int = mostBytes
  ) {
    let start = min(max(0, offset), bytes.count)
    var scanner = JSONValueScanner()
    var end = start
    var lines = 1
    var isCut = false
    while end < bytes.count, scanner.takes(bytes[end]) {
      if bytes[end] == UInt8(ascii: "\n") {
        if lines == mostLines {
          isCut = true
          break
        }
        lines += 1
      }
      end += 1
      if end - start == mostBytes, !scanner.isFinished {
        isCut = true
        break
      }
    }
    if isCut { end = Self.cut(bytes, from: start, to: end) }
    let source = String(decoding: bytes[start..<end], as: UTF8.self)
    text = Self.outdented(source, by: Self.indentation(of: bytes, at: start))
    cutAfter = isCut ? lines : nil
  }

  /// Creates a snippet of the value at a place in the app's files; nil if it is not in any of them.
  init?(at location: Location, in sources: SourceTable) {
    guard sources.files.indices.contains(Int(location.file.index)) else { return nil }
    self.init(of: sources[location.file].bytes, at: Int(location.offset))
  }

  /// Returns the end of the last complete character before a place.
  private static func cut(_ bytes: [UInt8], from start: Int, to end: Int) -> Int {
    var end = end
    while end > start, end < bytes.count, bytes[end] & 0b1100_0000 == 0b1000_0000 { end -= 1 }
    return end
  }

  /// Returns the number of spaces and tabs that begin the line of a place.
  private static func indentation(of bytes: [UInt8], at place: Int) -> Int {
    let longestLine = 4096
    let before = bytes[max(0, place - longestLine)..<place]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
    return bytes[start..<place].prefix(while: isBlank).count
  }

  private static func outdented(_ text: String, by count: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { index, line in
        guard index > 0 else { return String(line) }
        let blanks = min(count, line.utf8.prefix(while: isBlank).count)
        return String(decoding: line.utf8.dropFirst(blanks), as: UTF8.self)
      }
      .joined(separator: "\n")
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
