/// Markdown of a limited size: what does not fit is left out, and a sentence says so.
struct MarkdownPage {
  /// The most bytes of a page. GitHub accepts comments of 65,536 characters.
  static let largest = 60_000
  /// What is kept free for the sentence at the end.
  private static let reserve = 500

  private var parts: [MarkdownText] = []
  private var size = 0
  /// Whether something was left out.
  private var isCut = false

  /// Adds a part if it fits after everything else, and returns whether it does.
  @discardableResult
  mutating func add(_ part: MarkdownText) -> Bool {
    guard size + part.size <= Self.largest - Self.reserve else {
      isCut = true
      return false
    }
    parts.append(part)
    size += part.size
    return true
  }

  /// Adds as many rows as fit, between what begins and what ends them; without a row, neither.
  mutating func add(_ rows: [MarkdownText], after head: MarkdownText, before tail: MarkdownText) {
    guard let first = rows.first else { return }
    guard add([head, first, tail].joined()) else { return }
    // The end is counted with the beginning, and comes after all rows.
    parts[parts.count - 1] = [head, first].joined()
    for row in rows.dropFirst() { guard add(row) else { break } }
    parts.append(tail)
  }

  /// Returns the whole page, with a sentence at its end if it was cut.
  func text(whenCut sentence: MarkdownText) -> MarkdownText {
    (isCut ? parts + ["\n\(sentence)\n"] : parts).joined()
  }
}
