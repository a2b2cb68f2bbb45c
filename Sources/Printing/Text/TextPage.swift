/// The page that help and explanations are laid out on.
enum TextPage {
  /// The width in columns.
  static let width = 80
}

extension String {
  /// Returns the text as indented lines that fit the page, each with a line break at its end.
  package func wrapped(indent: Int) -> String {
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

  /// Returns as many whole words as fit a width, with an ellipsis for the rest.
  func shortened(to width: Int) -> String {
    guard count > width else { return self }
    let words = prefix(width - 2)
    return words[..<(words.lastIndex(of: " ") ?? words.endIndex)] + " …"
  }
}
