import AppModel

/// A line for each diagnostic, as editors expect it, and a summary.
package struct HumanFormat {
  let style: TextStyle

  package init(isColored: Bool) {
    style = TextStyle(isColored: isColored)
  }

  package func text(of list: DiagnosticList) -> ShownText {
    list.shown.map { line(of: $0) }.joined() + summary(of: list)
  }

  /// Returns a diagnostic as a line that editors can parse.
  package func line(of diagnostic: ShownDiagnostic) -> ShownText {
    line(of: diagnostic, saying: diagnostic.text)
  }

  /// Returns the line of a diagnostic with a text about it.
  func line(of diagnostic: ShownDiagnostic, saying text: String) -> ShownText {
    let place: ShownText = "\(diagnostic.place.text):"
    let severity = style(diagnostic.severity.look, "\(diagnostic.severity.rawValue):")
    return "\(style(.bold, place)) \(severity) \(text) \(code(of: diagnostic.rule))\n"
  }

  /// Returns the code of a rule as lines end with it.
  func code(of rule: Rule) -> ShownText { style(.faint, "[\(rule.code)]") }

  /// Returns the last line, such as `newsroom: 8 screens, 2 errors (5 notes, shown by -v)`; nothing
  /// where it is not wanted.
  func summary(of list: DiagnosticList) -> ShownText {
    guard list.hasSummary else { return "" }
    let counts = list.counts
    let notes = counts.hiddenNotes == 0 ? counts.notes : 0
    var parts: [ShownText] = list.screens.map { ["\($0.of("screen"))"] } ?? []
    if counts.errors + counts.warnings == 0 { parts.append("no problems") }
    if counts.errors > 0 { parts.append("\(counts.errors.of("error"))") }
    if counts.warnings > 0 { parts.append("\(counts.warnings.of("warning"))") }
    if notes > 0 { parts.append("\(notes.of("note"))") }
    let hidden: ShownText =
      counts.hiddenNotes == 0 ? "" : " (\(counts.hiddenNotes.of("note")), shown by -v)"
    let name: ShownText = list.name.map { "\($0): " } ?? ""
    return name + parts.joined(separator: ", ") + hidden + "\n"
  }
}

extension Diagnostic.Severity {
  fileprivate var look: TextStyle.Look {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note: .blue
    }
  }
}

/// The colors of text on a terminal, or none.
struct TextStyle: Hashable {
  let isColored: Bool

  /// A way to show a text, by its code in terminal escape sequences.
  enum Look: String {
    case bold = "1"
    case faint = "2"
    case red = "1;31"
    case yellow = "1;33"
    case blue = "1;34"
  }

  func callAsFunction(_ look: Look, _ text: ShownText) -> ShownText {
    isColored ? "\u{1B}[\(ShownText(trusted: look.rawValue))m\(text)\u{1B}[0m" : text
  }
}
