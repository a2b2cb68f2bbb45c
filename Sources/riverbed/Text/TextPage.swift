/// The text page that help and explanations are set on.
enum TextPage {
  /// The width in columns.
  static let width = 80
}

extension String {
  /// The text as lines that fit the page, each behind an indent and with a line break at its end.
  func wrapped(indent: Int) -> String {
    let room = TextPage.width - indent
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= room {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    let margin = String(repeating: " ", count: indent)
    return lines.map { "\(margin)\($0)\n" }.joined()
  }

  /// As many whole words as fit a width; an ellipsis stands for the others.
  func shortened(to width: Int) -> String {
    guard count > width else { return self }
    let words = prefix(width - 2)
    return words[..<(words.lastIndex(of: " ") ?? words.endIndex)] + " …"
  }
}
