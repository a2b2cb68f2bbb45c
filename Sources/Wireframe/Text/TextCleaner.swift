import AppModel

/// The conversion of any text into one that can be drawn, code point by code point.
struct TextCleaner {
  private var cleaned = String.UnicodeScalarView()
  private var needsSpace = false
  private var hasVisible = false
  private var canCarryMarks = false
  /// How many code points are attached to the last base, and how many of them join emoji.
  private var marks = 0
  private var joiners = 0
  /// How many marks are over, under and in the last base.
  private var accents = 0

  /// How many code points of a text are used.
  static let longest = 4096
  /// How many marks one letter may carry: Unicode's limit for the stream-safe format.
  private static let mostMarks = 30
  /// How many joiners one character may have; the longest emoji have three.
  private static let mostJoiners = 8
  /// How many accents a letter of any living language has at most; more would leave the line.
  private static let mostAccents = 3
  private static let joiner: Unicode.Scalar = "\u{200D}"

  /// Returns the text that can be drawn; if the source is longer than the limit it ends in an
  /// ellipsis.
  static func clean(_ source: String, longest: Int) -> String {
    var cleaner = TextCleaner()
    var rest = source.unicodeScalars[...]
    for scalar in rest.prefix(longest) { cleaner.take(scalar) }
    rest = rest.dropFirst(longest)
    guard cleaner.hasVisible else { return "" }
    var text = String(cleaner.cleaned)
    guard !rest.isEmpty else { return text }
    // The last character may continue after the limit, unless it cannot take more marks.
    let isFull = cleaner.marks == mostMarks || cleaner.accents == mostAccents
    let isComplete = isFull && cleaner.cleaned.count < longest
    if !isComplete { text.removeLast() }
    return text[...].withoutSpacesAtEnd + DrawableText.ellipsis
  }

  /// Whether a text is plain ASCII with nothing to clean, as most titles are.
  static func isClean(_ bytes: String.UTF8View) -> Bool {
    let space = UInt8(ascii: " ")
    var last = space
    for byte in bytes {
      guard byte > space || (byte == space && last != space), byte < 0x7F else { return false }
      last = byte
    }
    return bytes.isEmpty || last != space
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    switch Fate(of: scalar) {
    case .keep(let isVisible): keep(scalar, isVisible)
    case .replace(let visible): keep(visible, true)
    case .space: needsSpace = !cleaned.isEmpty
    case .mark: mark(scalar)
    case .drop: break
    }
  }

  private mutating func keep(_ scalar: Unicode.Scalar, _ isVisible: Bool) {
    if needsSpace { cleaned.append(" ") }
    if needsSpace || cleaned.last != Self.joiner { joiners = 0 }
    needsSpace = false
    marks = 0
    accents = 0
    hasVisible = hasVisible || isVisible
    canCarryMarks = isVisible
    cleaned.append(scalar)
  }

  /// Adds a mark if there is a character to attach it to.
  private mutating func mark(_ scalar: Unicode.Scalar) {
    guard canCarryMarks, !needsSpace, marks < Self.mostMarks, accents < Self.mostAccents
    else { return }
    if scalar == Self.joiner {
      guard joiners < Self.mostJoiners else { return }
      joiners += 1
    } else if scalar.isMark {
      accents += 1
    }
    marks += 1
    cleaned.append(scalar)
  }
}
