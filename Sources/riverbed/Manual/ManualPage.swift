import Printing

/// A manual page that is written line by line, in the macros of mdoc.
struct ManualPage {
  private(set) var text = ""

  /// The longest line of text in the source of a page.
  private static let width = 78

  /// Writes a macro with its arguments.
  mutating func macro(_ name: String, _ arguments: String = "") {
    text += arguments.isEmpty ? ".\(name)\n" : ".\(name) \(Self.escaped(arguments))\n"
  }

  mutating func section(_ title: String) { macro("Sh", title) }

  mutating func subsection(_ title: String) { macro("Ss", title) }

  /// Writes sentences, each beginning on a line of its own.
  mutating func text(_ text: String) {
    for sentence in text.sentences {
      for line in sentence.linesOfWords(atMost: Self.width) { add(line) }
    }
  }

  /// Writes a list of terms, each with its explanation; nothing for an empty list.
  mutating func list<Term>(
    _ rows: [(Term, String)], _ widest: String, _ head: (inout ManualPage, Term) -> Void
  ) {
    guard !rows.isEmpty else { return }
    macro("Bl", "-tag -width \(widest)")
    for (term, explanation) in rows {
      head(&self, term)
      text(explanation)
    }
    macro("El")
  }

  /// Writes lines as they are.
  mutating func literal(_ lines: [String]) {
    macro("Bd", "-literal -offset indent")
    for line in lines { add(line) }
    macro("Ed")
  }

  /// Writes a line that does not begin a macro.
  private mutating func add(_ line: String) {
    let start = line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" : ""
    text += "\(start)\(Self.escaped(line))\n"
  }

  private static func escaped(_ text: String) -> String { text.replacing("\\", with: "\\e") }
}

extension String {
  /// The sentences of a text.
  fileprivate var sentences: [String] {
    var sentences: [String] = []
    var rest = self[...]
    while let end = rest.firstRange(of: ". ") {
      sentences.append(String(rest[..<end.upperBound].dropLast()))
      rest = rest[end.upperBound...]
    }
    return sentences + (rest.isEmpty ? [] : [String(rest)])
  }
}
