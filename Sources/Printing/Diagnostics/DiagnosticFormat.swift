import AppModel

/// A format in which diagnostics are printed.
package enum DiagnosticFormat: String, OutputFormat {
  case human, json, markdown, github, sarif, junit, gitlab

  package var hint: String? {
    switch self {
    case .human: "the default"
    case .json, .junit: nil
    case .markdown: "for a comment"
    case .github: "annotations of a workflow run"
    case .sarif: "2.1.0"
    case .gitlab: "code quality"
    }
  }

  package func text(of list: DiagnosticList, isColored: Bool) -> ShownText {
    switch self {
    case .human: HumanFormat(isColored: isColored).text(of: list)
    case .json: ShownText(trusted: JSONFormat.text(of: list))
    case .markdown: MarkdownFormat.text(of: list)
    case .github: GitHubFormat.text(of: list)
    case .sarif: ShownText(trusted: SARIFFormat.text(of: list))
    case .junit: JUnitFormat.text(of: list)
    case .gitlab: ShownText(trusted: GitLabFormat.text(of: list))
    }
  }
}

/// The options about reporting diagnostics, which several commands share.
package struct DiagnosticOptions: Hashable, Sendable {
  package var format: DiagnosticFormat
  package var isStrict: Bool
  package var isVerbose: Bool
  package var isQuiet: Bool
  /// What to fail on; nil where `riverbed.json` decides that.
  package var failOn: FailOn?

  package init(
    format: DiagnosticFormat = .human, isStrict: Bool = false, isVerbose: Bool = false,
    isQuiet: Bool = false, failOn: FailOn? = nil
  ) {
    self.format = format
    self.isStrict = isStrict
    self.isVerbose = isVerbose
    self.isQuiet = isQuiet
    self.failOn = failOn
  }
}

/// A format in which a command prints its results.
package protocol OutputFormat: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The format for people.
  static var human: Self { get }

  /// Annotations of a workflow run, which come with a summary of the step.
  static var github: Self { get }

  /// What the help says about the format besides its name; nil if the name says enough.
  var hint: String? { get }
}

extension OutputFormat {
  /// The names of all formats, as a phrase: `human, json or sarif`.
  package static var names: String { allCases.map(\.rawValue).listed("or") }

  /// All formats with what the help says about them, as a phrase. A command that prints several
  /// formats also writes the summary of the step.
  package static func explained(withSummary hasSummary: Bool) -> String {
    allCases.map { format in
      let more = hasSummary && format == github ? " and the summary of its step" : ""
      return format.rawValue + (format.hint.map { " (\($0)\(more))" } ?? "")
    }.listed("or")
  }
}
