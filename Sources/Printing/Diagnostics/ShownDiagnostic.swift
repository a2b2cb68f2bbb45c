package import AppModel

/// A diagnostic as every format shows it: with a path that can be opened.
package struct ShownDiagnostic: Hashable, Sendable {
  package let diagnostic: PlacedDiagnostic
  /// The file's path, relative to the current folder, or with its revision.
  package let file: String
  /// The path without a revision, by which programs find the file.
  let sourceFile: String
  package let severity: Diagnostic.Severity

  /// Turns warnings into errors where the run is strict.
  package init(
    _ diagnostic: PlacedDiagnostic, at file: String, inRepository sourceFile: String? = nil,
    isStrict: Bool
  ) {
    self.diagnostic = diagnostic
    self.file = file
    self.sourceFile = sourceFile ?? file
    severity = isStrict && diagnostic.severity == .warning ? .error : diagnostic.severity
  }

  package var rule: Rule { diagnostic.rule }
  package var position: LineColumn { diagnostic.position.lineColumn }
  /// The place of the finding, by the path.
  package var place: Position { Position(file: file, position) }
  /// The place of the finding, where programs find it.
  var sourcePlace: Position { Position(file: sourceFile, position) }
  package var path: String? { diagnostic.path }
  /// The number of findings: one, or for a line that counts unlisted ones, their number.
  package var count: Int { diagnostic.count }

  /// The message with the widths where it is true, and its suggestion.
  package var text: String { diagnostic.message.textWithWidths + suggestion }

  /// The same in the words of pages, for people who do not know the files.
  var plainText: String { diagnostic.message.plainSentence + suggestion }

  private var suggestion: String {
    diagnostic.message.suggestion.map { "; \($0.text)" } ?? ""
  }
}

extension Sequence<ShownDiagnostic> {
  /// The number of findings, including those that are not listed.
  package var total: Int { reduce(0) { $0 + $1.count } }
}

extension ShownDiagnostic {
  /// An identifier of the diagnostic that stays the same when lines around it change.
  ///
  /// It is an FNV-1a hash of rule, file, JSON path and message.
  var fingerprint: String {
    let parts = [rule.code, sourceFile, path ?? "", diagnostic.message.text]
    return FNVHash(of: parts.joined(separator: "\0")).text
  }
}
