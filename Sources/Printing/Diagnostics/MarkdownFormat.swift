import AppModel

/// Markdown for a comment or a summary: the counts, and a table of the diagnostics, as many as a
/// comment has room for.
enum MarkdownFormat {
  /// Returns the counts, and a row for each diagnostic that is shown.
  static func text(of list: DiagnosticList) -> ShownText {
    let counts = list.counts
    let words = [
      (counts.errors, "error"), (counts.warnings, "warning"),
      (counts.notes - counts.hiddenNotes, "note"),
    ].filter { $0.0 > 0 }.map { "\($0.0.of($0.1))" as MarkdownText }
    let found = words.isEmpty ? "no problems" : words.joined(separator: ", ")
    return text(
      of: list.shown, under: "Riverbed found \(found) in \(list.name ?? list.app).")
  }

  /// Returns a sentence, and a row for each of some diagnostics.
  static func text(
    of diagnostics: [ShownDiagnostic], under sentence: MarkdownText
  ) -> ShownText {
    var page = MarkdownPage()
    page.add("**\(sentence)**\n")
    page.add(diagnostics.map(row), after: tableHead, before: "")
    return page.text(
      whenCut: "The list is cut at \(MarkdownPage.largest / 1000) kB; `riverbed check` has all."
    ).shown
  }

  private static let tableHead: MarkdownText =
    "\n| | place | problem | code |\n| --- | --- | --- | --- |\n"

  /// Returns a row of the table: the severity, the place, the problem and its code.
  private static func row(_ diagnostic: ShownDiagnostic) -> MarkdownText {
    "| \(diagnostic.severity.rawValue) | \(code: diagnostic.place.text) | \(diagnostic.text) "
      + "| \(code: diagnostic.rule.code) |\n"
  }
}
