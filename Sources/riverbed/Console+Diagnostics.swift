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
    try addToStepSummary(of: outputs) {
      DiagnosticFormat.markdown.text(of: list, isColored: false)
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
  /// Returns the files that outputs go to: their own, and the summary of the step.
  func files<Format>(of outputs: [OutputChoice<Format>]) -> [String] {
    (outputs.map(\.file) + [stepSummary(of: outputs)]).compactMap(\.self)
  }

  /// The file of the summary of the step that runs the program; nil outside a workflow, and where no
  /// output is of annotations.
  private func stepSummary<Format>(of outputs: [OutputChoice<Format>]) -> String? {
    outputs.contains { $0.format == .github } ? environment(StepSummary.variable) : nil
  }

  /// Adds a text to the summary of the step, if there is one, or says that there is no room for it.
  mutating func addToStepSummary<Format>(
    of outputs: [OutputChoice<Format>], _ text: () -> ShownText
  ) throws(DiskError) {
    guard let path = stepSummary(of: outputs) else { return }
    guard try !NamedFile.append(text().bytes, at: path, upTo: StepSummary.largest) else { return }
    errors.write(
      "riverbed: the summary of the step is full: GitHub shows at most "
        + "\(StepSummary.largest >> 10) kB\n")
  }
}
