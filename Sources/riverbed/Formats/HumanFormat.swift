import AppModel

/// A line for each diagnostic, as editors expect it, and a summary.
struct HumanFormat {
  let isColored: Bool

  func text(of report: Report) -> ShownText {
    let lines = report.shown.map(line)
    return lines.joined() + (report.hasSummary ? "\(summary(of: report))\n" : "")
  }

  /// Returns a diagnostic as a line that editors can parse.
  func line(of diagnostic: ShownDiagnostic) -> ShownText {
    let place: ShownText = "\(diagnostic.position.place(in: diagnostic.file)):"
    let severity = colored("\(diagnostic.severity.rawValue):", diagnostic.severity.style)
    let code = colored("[\(diagnostic.rule.code)]", .faint)
    return "\(colored(place, .bold)) \(severity) \(diagnostic.text) \(code)\n"
  }

  /// Returns the last line, such as `newsroom: 8 screens, 2 errors (5 notes, shown by -v)`.
  private func summary(of report: Report) -> ShownText {
    let counts = report.counts
    let notes = counts.hiddenNotes == 0 ? counts.notes : 0
    var parts: [ShownText] = report.screens.map { ["\($0.of("screen"))"] } ?? []
    if counts.errors + counts.warnings == 0 { parts.append("no problems") }
    if counts.errors > 0 { parts.append("\(counts.errors.of("error"))") }
    if counts.warnings > 0 { parts.append("\(counts.warnings.of("warning"))") }
    if notes > 0 { parts.append("\(notes.of("note"))") }
    let hidden: ShownText =
      counts.hiddenNotes == 0 ? "" : " (\(counts.hiddenNotes.of("note")), shown by -v)"
    let name: ShownText = report.name.map { "\($0): " } ?? ""
    return name + parts.joined(separator: ", ") + hidden
  }

  private func colored(_ text: ShownText, _ style: Style) -> ShownText {
    isColored ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// A style, by its code in terminal escape sequences.
  fileprivate enum Style: String {
    case bold = "1"
    case faint = "2"
    case red = "1;31"
    case yellow = "1;33"
    case blue = "1;34"
  }
}

extension Diagnostic.Severity {
  fileprivate var style: HumanFormat.Style {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note: .blue
    }
  }
}
