import Disk
import Printing

extension Console {
  /// Writes a report in some formats, each to its file or to the results. With annotations, the
  /// step of the workflow gets a summary too.
  mutating func write(
    _ report: Report, in outputs: [OutputChoice<ReportFormat>]
  ) throws(DiskError) {
    for choice in outputs {
      if let file = choice.file {
        try NamedFile.write(choice.format.text(of: report, isColored: false).bytes, at: file)
      } else {
        output.write(choice.format.text(of: report, isColored: isColored))
      }
    }
    if outputs.contains(where: { $0.format == .github }) {
      try addToStepSummary { ReportFormat.markdown.text(of: report, isColored: false) }
    }
  }
}
