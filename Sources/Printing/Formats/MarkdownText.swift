import AppModel

/// Markdown for comments and summaries: the program's own markup, with all other text in it
/// escaped.
///
/// Like `ShownText` it is written as a string literal. Interpolated words of letters and digits
/// stay as they are. All others become code, in which GitHub, GitLab and other services look for
/// nothing: no markup, HTML, mention, reference, emoji, formula or address.
///
///     "\("see @home, or #1")"      see `@home`, or `#1`
package struct MarkdownText: Hashable, Sendable {
  package let text: String

  package init(trusted text: String) {
    self.text = text
  }

  /// The number of bytes.
  var size: Int { text.utf8.count }

  /// The text as it is printed.
  package var shown: ShownText { ShownText(trusted: text) }
}

extension MarkdownText: QuotingText {
  package static func quoted(_ text: String) -> String { text.markdown }
}

extension QuotingInterpolation<MarkdownText> {
  /// Appends an address or a drawing that is Markdown already.
  mutating func appendInterpolation(trusted others: String) { append(trusted: others) }

  mutating func appendInterpolation(code others: String) {
    append(trusted: ShownText(quoting: others).text.markdownCode)
  }
}

extension String {
  private static let opening: Set<Character> = ["'", "\"", "("]
  private static let closing: Set<Character> = [
    "'", "\"", ")", ",", ".", ";", ":", "!", "?", "…",
  ]

  /// The text as Markdown in which it has no effect. It must not begin a line.
  fileprivate var markdown: String {
    ShownText(quoting: self).text.split(separator: " ", omittingEmptySubsequences: false)
      .map { word in
        let head = word.prefix { Self.opening.contains($0) }
        let rest = word.dropFirst(head.count)
        let tail = String(rest.reversed().prefix { Self.closing.contains($0) }.reversed())
        let core = String(rest.dropLast(tail.count))
        let ending = core.hasSuffix("'s") ? "'s" : ""
        let name = String(core.dropLast(ending.count))
        return head + (name.isPlainWord ? name : name.unquotedCode.markdownCode) + ending + tail
      }.joined(separator: " ")
  }

  /// Whether no service makes anything of the word, such as a commit of its hash, or a ticket.
  private var isPlainWord: Bool {
    let bytes = Array(utf8)
    let hasCommit = bytes.split { !$0.isLetterOrDigit }.contains { run in
      run.count >= 7 && run.allSatisfy { $0.hexadecimalValue != nil }
    }
    let isTicket = zip(bytes, bytes.dropFirst()).contains { one, other in
      one == UInt8(ascii: "-") && other.isDigit
    }
    return !hasCommit && !isTicket && bytes.allSatisfy(\.isPlain)
  }

  /// The text inside backticks, in which the program's own words quote code.
  private var unquotedCode: String {
    guard utf8.count > 2, first == "`", last == "`" else { return self }
    return String(dropFirst().dropLast())
  }

  /// The text as code. Backticks, which would end it, and pipes, which would end the cell of a
  /// table, are next to it.
  fileprivate var markdownCode: String {
    split(omittingEmptySubsequences: false) { $0 == "`" || $0 == "|" }
      .reduce(into: "") { text, part in
        if part.startIndex > startIndex {
          text += self[index(before: part.startIndex)] == "|" ? "&#124;" : "&#96;"
        }
        if !part.isEmpty { text += "`\(part)`" }
      }
  }
}

extension UInt8 {
  /// Whether a byte is part of a letter, a digit, or a mark that means nothing inside a word.
  fileprivate var isPlain: Bool {
    switch self {
    case UInt8(ascii: "-"), UInt8(ascii: ","), UInt8(ascii: "'"), 0x80...: true
    default: isLetterOrDigit
    }
  }
}
