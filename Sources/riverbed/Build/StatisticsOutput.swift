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
  func refuse(in places: RunPlaces) throws(DiskError) {
    if let inside = places.filesInFolder.first { throw RunPlaces.refusal(ofTimesIn: inside.file) }
  }

  /// Writes a report.
  func write(_ report: StatisticsReport, on console: inout Console) throws(DiskError) {
    guard let file else { return console.output.write(report.text) }
    try NamedFile.write(file.hasSuffix(".json") ? report.json : report.text.bytes, at: file)
  }
}

/// Where statistics are written, and how long it took until the build began.
struct TimedOutput {
  let output: StatisticsOutput
  /// When the run began, in seconds since some moment in the past.
  private let start = SystemProcess.monotonicSeconds
  /// When the comparison with an earlier app began; nil if there is none.
  private var startOfReview: Double?

  init(_ output: StatisticsOutput) {
    self.output = output
  }

  /// Begins the comparison with an earlier app.
  mutating func startReview() { startOfReview = SystemProcess.monotonicSeconds }

  /// The seconds that it took so far to read and check the app, and to compare it with an earlier one.
  var spent: (reading: Double, reviewing: Double?) {
    let now = SystemProcess.monotonicSeconds
    return ((startOfReview ?? now) - start, startOfReview.map { now - $0 })
  }
}

extension Option {
  static let statistics = Option(
    name: "stats", value: Value(placeholder: "FILE", isOptional: true, kind: .output(.file)),
    summary: "Say where the time went: the documents and seconds of each kind, the ten slowest "
      + "documents, what was kept, and memory. With =FILE that is written to a file, as JSON if its "
      + "name ends in .json.",
    reachesDocuments: false)
}
