import Disk
import Printing

extension Console {
  /// Writes diagnostics in some formats, each to its file or to the results. With annotations, the
  /// step of the workflow gets a summary too.
  mutating func write(
    _ list: DiagnosticList, in outputs: [OutputChoice<DiagnosticFormat>]
  ) throws(DiskError) {
    for choice in outputs {
      if let file = choice.file {
        try NamedFile.write(choice.format.text(of: list, isColored: false).bytes, at: file)
      } else {
        output.write(choice.format.text(of: list, isColored: isColored))
      }
    }
    if outputs.contains(where: { $0.format == .github }) {
      try addToStepSummary { DiagnosticFormat.markdown.text(of: list, isColored: false) }
    }
  }
}

/// The summary of a workflow's step, which GitHub shows on the page of the run.
enum StepSummary {
  /// The variable with the file of the summary.
  static let variable = "GITHUB_STEP_SUMMARY"

  /// The most bytes of a summary: GitHub does not show a larger one.
  static let largest = 1 << 20
}

extension Console {
  /// Adds a text to the summary of the step that runs the program, or says that there is no room
  /// for it; does nothing outside a workflow.
  mutating func addToStepSummary(_ text: () -> ShownText) throws(DiskError) {
    guard let path = environment(StepSummary.variable) else { return }
    guard try !NamedFile.append(text().bytes, at: path, upTo: StepSummary.largest) else { return }
    errors.write(
      "riverbed: the summary of the step is full: GitHub shows at most "
        + "\(StepSummary.largest >> 10) kB\n")
  }
}
