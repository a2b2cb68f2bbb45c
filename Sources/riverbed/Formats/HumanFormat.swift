import AppModel

/// Lines as editors expect them, and a summary.
struct HumanFormat {
  let isColored: Bool

  func text(of report: Report) -> String {
    let lines = report.shown.map(line)
    return lines.joined() + (report.hasSummary ? "\(summary(of: report))\n" : "")
  }

  /// A diagnostic as editors expect it.
  func line(of diagnostic: ShownDiagnostic) -> String {
    let position = diagnostic.position
    let place = "\(diagnostic.file.harmless):\(position.line):\(position.column):"
    let severity = colored("\(diagnostic.severity.rawValue):", diagnostic.severity.color)
    let code = colored("[\(diagnostic.rule.code)]", .faint)
    return "\(colored(place, .bold)) \(severity) \(diagnostic.text.harmless) \(code)\n"
  }

  /// The last line, such as `newsroom: 8 screens, 2 errors (5 notes, shown by -v)`.
  private func summary(of report: Report) -> String {
    let counts = report.counts
    let notes = counts.hiddenNotes == 0 ? counts.notes : 0
    var parts = report.screens.map { [count($0, "screen")] } ?? []
    if counts.errors + counts.warnings == 0 { parts.append("no problems") }
    if counts.errors > 0 { parts.append(count(counts.errors, "error")) }
    if counts.warnings > 0 { parts.append(count(counts.warnings, "warning")) }
    if notes > 0 { parts.append(count(notes, "note")) }
    let hidden =
      counts.hiddenNotes == 0 ? "" : " (\(count(counts.hiddenNotes, "note")), shown by -v)"
    let name = report.name.map { "\($0.harmless): " } ?? ""
    return name + parts.joined(separator: ", ") + hidden
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private func colored(_ text: String, _ color: Color) -> String {
    isColored ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// What a terminal is told to change to.
  fileprivate enum Color: String {
    case bold = "1"
    case faint = "2"
    case red = "1;31"
    case yellow = "1;33"
    case blue = "1;34"
  }
}

extension Diagnostic.Severity {
  fileprivate var color: HumanFormat.Color {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note: .blue
    }
  }
}

extension String {
  /// The text as one line that no terminal and no build log takes for an order.
  fileprivate var harmless: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return String(
      String.UnicodeScalarView(unicodeScalars.map { $0.isControl ? "\u{FFFD}" : $0 }))
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}
