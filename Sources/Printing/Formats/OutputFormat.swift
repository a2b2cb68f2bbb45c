import AppModel

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
