import Disk
import Printing
import Publishing

/// Where `--stats` writes where the time went.
struct StatisticsOutput: Hashable {
  /// A file, in JSON if its name ends in `.json`; nil for the console.
  let file: String?

  /// Reads the option; nil where it is not given.
  init?(_ arguments: Arguments) {
    guard arguments.has(.statistics) else { return nil }
    file =
      ["", "-"].contains(arguments.value(of: .statistics)) ? nil : arguments.path(of: .statistics)
  }

  /// Throws if the file is in the folder of the site, which has nothing that depends on time.
  func refuse(in outputs: Outputs) throws(DiskError) {
    try outputs.refuseEachOther()
    if let inside = outputs.filesInFolder.first { throw Outputs.refusal(ofTimesIn: inside.file) }
  }

  /// Writes a report.
  func write(_ report: StatisticsReport, on console: inout Console) throws(DiskError) {
    guard let file else { return console.output.write(report.text) }
    try NamedFile.write(file.hasSuffix(".json") ? report.json : report.text.bytes, at: file)
  }
}

/// Where statistics are written, and when the run began.
struct TimedOutput {
  let output: StatisticsOutput
  /// In seconds since some moment in the past.
  let start: Double
}

extension Option {
  static let statistics = Option(
    name: "stats", value: Value(placeholder: "FILE", isOptional: true, kind: .file),
    summary: "Say where the time went: the documents and seconds of each kind, the ten slowest "
      + "documents, what was kept, and memory. With =FILE that is written to a file, as JSON if its "
      + "name ends in .json.")
}
