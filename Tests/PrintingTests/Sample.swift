@testable import AppModel
@testable import Printing
@testable import Reading

/// A diagnostic of each kind, for tests of the formats.
enum Sample: CaseIterable {
  case unreadable, feed, error, warning, note

  var diagnostic: PlacedDiagnostic {
    switch self {
    case .unreadable:
      Self.diagnostic(
        .unreadableFile, .error, "families.xml cannot be read: permission denied",
        in: "families.xml", at: (1, 1))
    case .feed:
      Self.diagnostic(
        .badColor, .warning, "100% of\r\ntwo: lines", .action("write it as #AARRGGBB"),
        in: "feeds/top news, 50%:\n.json")
    case .error:
      Self.diagnostic(
        .wrongType, .error, "'title' is a number where a string belongs", path: "$[0].title")
    case .warning:
      Self.diagnostic(
        .unknownKey, .warning, "nothing reads the key 'tpye'", .name("type"), path: "$[0].tpye")
    case .note:
      Self.diagnostic(
        .unknownKey, .note, "nothing reads the key 'übergröße \"x\"'", at: (4, 12),
        path: "$[1]['ü']")
    }
  }
}

extension Sample {
  static func diagnostic(
    _ rule: Rule, _ severity: Diagnostic.Severity, _ text: String,
    _ suggestion: Diagnostic.Suggestion? = nil, in file: String = "rivers.json",
    at place: (line: Int, column: Int) = (2, 7), path: String? = nil
  ) -> PlacedDiagnostic {
    PlacedDiagnostic(
      message: .init(rule, severity, "\(text)", suggestion),
      position: Position(file: file, LineColumn(line: place.line, column: place.column)),
      path: path,
      offset: 0)
  }

  /// Returns the diagnostic that counts findings that are not listed.
  static func omission(
    of count: Int, _ severity: Diagnostic.Severity = .warning
  ) -> PlacedDiagnostic {
    PlacedDiagnostic(
      message: .init(.badColor, severity, "\(count) more complaints", omitted: count),
      position: Position(file: "rivers.json", LineColumn(line: 9, column: 1)), path: nil,
      offset: 0)
  }

  /// Returns a report of samples in an app of eight screens.
  static func report(
    _ samples: [Sample], options: DiagnosticOptions = DiagnosticOptions(),
    failOn words: [String] = []
  ) -> DiagnosticList {
    report(samples.map(\.diagnostic), options: options, failOn: words)
  }

  /// Returns a report of diagnostics in an app.
  static func report(
    _ diagnostics: [PlacedDiagnostic], options: DiagnosticOptions = DiagnosticOptions(),
    failOn words: [String] = [], path: String = "Fixtures/Apps/newsroom", screens: Int? = 8
  ) -> DiagnosticList {
    DiagnosticList(
      of: AppPath(path, isFolder: true), screens: screens, diagnostics, options: options,
      failOn: FailOn(known: words))
  }
}
