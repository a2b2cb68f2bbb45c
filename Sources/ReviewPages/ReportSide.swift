package import AppModel
package import Review

/// One side of a comparison, as its report names and quotes it.
package struct ReportSide: Sendable {
  /// The name of the app, the site or the folder.
  let name: String
  private let files: [String: SourceLines]
  /// The keys of the screens that problems are in.
  private var screens: [PlacedDiagnostic: String] = [:]

  /// Creates a side; its files are quoted as far as a review refers to them.
  package init(named name: String, quoting files: AppFiles? = nil, for names: Set<String> = []) {
    self.name = name.readable
    var lines: [String: SourceLines] = [:]
    for name in names {
      if case .bytes(let bytes)? = files?[name] { lines[name] = SourceLines(bytes) }
    }
    self.files = lines
  }

  /// Returns the side with the screens of its app that some problems are in.
  package func placing(_ problems: [PlacedDiagnostic], in reviewed: ReviewedApp?) -> ReportSide {
    guard let reviewed, !problems.isEmpty else { return self }
    let places = ProblemPlaces(of: reviewed.app, in: reviewed.reading.sources)
    var side = self
    for problem in problems { side.screens[problem] = places.place(of: problem)?.screen }
    return side
  }

  /// Returns the key of the screen that a problem is in; nil if it is in none.
  func screen(of problem: PlacedDiagnostic) -> String? { screens[problem] }

  /// Returns the lines of a file; nil if it cannot be quoted.
  subscript(file: String) -> SourceLines? { files[file] }
}

/// A file of an app that can be quoted line by line.
struct SourceLines: Sendable {
  private let bytes: [UInt8]
  /// The offset of each line's first byte.
  private let starts: [Int]

  /// The most bytes of a line that are quoted; a whole file may be one line.
  private static let longest = 160
  /// How many bytes before a value are quoted if the line is longer than that.
  private static let before = 60

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    self.starts = starts
  }

  /// The number of lines.
  var count: Int { starts.count }

  /// A line in three parts: the value in question, and what is before and after it. Without a
  /// value, all of it is in the first part.
  struct Line {
    /// The number, counted from one.
    let number: Int
    var before: String
    var value = ""
    var after = ""
    /// Whether the first part begins where the line does, so that its spaces are indentation.
    var isFromStart = true

    var isBlank: Bool { (before + value + after).allSatisfy(\.isWhitespace) }
  }

  /// Returns the number of the line, counted from one, that a byte is on.
  func line(of offset: Int) -> Int {
    max(1, starts.partitionPoint { $0 > offset })
  }

  /// Returns a line, counted from one, cut if it is long; the value in it stays visible.
  func line(_ number: Int, marking value: Range<Int>? = nil) -> Line {
    let start = starts[number - 1]
    let end = self.end(of: number)
    let marked = value.map { $0.clamped(to: start..<max(start, end)) }
    var from = start
    if let marked, end - start > Self.longest, marked.lowerBound - start > Self.before {
      from = character(at: marked.lowerBound - Self.before)
    }
    let to = end - from > Self.longest ? character(at: from + Self.longest) : end
    let (low, high) = (min(marked?.lowerBound ?? to, to), min(marked?.upperBound ?? to, to))
    return Line(
      number: number, before: (from > start ? "…" : "") + text(from..<max(from, low)),
      value: text(max(from, low)..<max(from, low, high)),
      after: text(max(from, low, high)..<to) + (to < end ? "…" : ""), isFromStart: from == start)
  }

  /// Returns the bytes of a line.
  func bytes(of number: Int) -> ArraySlice<UInt8> { bytes[starts[number - 1]..<end(of: number)] }

  /// Returns the offset after the last byte of a line's text.
  private func end(of number: Int) -> Int {
    let next = number < starts.count ? starts[number] - 1 : bytes.count
    let start = starts[number - 1]
    return next > start && bytes[next - 1] == UInt8(ascii: "\r") ? next - 1 : max(start, next)
  }

  /// Returns the start of the character that a byte belongs to.
  private func character(at offset: Int) -> Int {
    var offset = offset
    while offset > 0, offset < bytes.count, bytes[offset] & 0b1100_0000 == 0b1000_0000 {
      offset -= 1
    }
    return offset
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
