import AppModel
package import Publishing
import SiteFiles

/// Where the time of a build went, to be printed.
package struct StatisticsReport: Sendable {
  private let summary: BuildSummary
  private let statistics: BuildStatistics
  /// The seconds that it took to read and check the app.
  private let reading: Double
  private let jobs: Int
  /// The most memory that the program had, in bytes.
  private let memory: Int

  package init(
    of summary: BuildSummary, _ statistics: BuildStatistics, reading: Double, jobs: Int, memory: Int
  ) {
    self.summary = summary
    self.statistics = statistics
    self.reading = reading
    self.jobs = jobs
    self.memory = memory
  }

  /// The phases with their seconds, in order.
  private var phases: [(name: String, words: ShownText, seconds: Double)] {
    [("reading", "reading and checking the app", reading)]
      + BuildStatistics.Phase.allCases.compactMap { phase in
        statistics.phases[phase].map { (phase.rawValue, phase.words, $0) }
      }
  }

  /// The kinds of documents that the build made or kept, in a fixed order.
  private var kinds: [(kind: Subject.Kind, tally: BuildStatistics.Tally)] {
    Subject.Kind.allCases.compactMap { kind in statistics.kinds[kind].map { (kind, $0) } }
  }

  /// The number of documents that were kept because they would be made from the same; all of them
  /// where nothing was planned.
  private var kept: Int {
    statistics.kinds.isEmpty ? summary.unchanged : kinds.reduce(0) { $0 + $1.tally.kept }
  }

  private var made: Int { kinds.reduce(0) { $0 + $1.tally.made } }
}

extension StatisticsReport {
  /// The report as tables for people.
  package var text: ShownText {
    let head: ShownText =
      """
      \(made.of("document")) made, \(kept) kept, with \(jobs.of("thread")) and \(memory >> 20) MB \
      of memory

      """
    let phases = TextTable(
      rows: [["seconds", "phase"]]
        + phases.map { [$0.seconds.shown, $0.words] })
    let kinds = TextTable(
      rows: [["kind", "made", "kept", "kB made", "seconds making", "seconds writing"]]
        + kinds.map { kind, tally in
          [
            "\(kind.rawValue)", "\(tally.made)", "\(tally.kept)", "\(tally.bytes >> 10)",
            tally.secondsMaking.shown, tally.secondsWriting.shown,
          ]
        })
    let slowest = TextTable(
      rows: [["seconds", "slowest documents"]]
        + statistics.slowest.map { [$0.seconds.shown, "\($0.path)"] })
    let tables =
      [phases.text]
      + (statistics.kinds.isEmpty ? [] : [kinds.text + "(seconds of all threads together)\n"])
      + (statistics.slowest.isEmpty ? [] : [slowest.text])
    return ([head] + tables).joined(separator: "\n")
  }

  /// The report as JSON, which `stats.schema.json` describes.
  package var json: [UInt8] {
    JSONWriter.bytes { json in
      json.object { json in
        json.member("schemaVersion", 1)
        json.member("made", made)
        json.member("kept", kept)
        json.member("written", summary.written)
        json.member("unchanged", summary.unchanged)
        json.member("removed", summary.removed)
        json.member("jobs", jobs)
        json.member("peakMemory", memory)
        json.member("phases") { json in
          json.array(phases) { json, phase in
            json.objectOnOneLine { json in
              json.member("phase", phase.name)
              json.member("seconds", phase.seconds.microseconds)
            }
          }
        }
        json.member("kinds") { $0.array(kinds) { $0.tally($1.tally, of: $1.kind) } }
        json.member("slowest") { json in
          json.array(statistics.slowest) { json, document in
            json.objectOnOneLine { json in
              json.member("path", document.path)
              json.member("seconds", document.seconds.microseconds)
            }
          }
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func tally(_ tally: BuildStatistics.Tally, of kind: Subject.Kind) {
    objectOnOneLine { json in
      json.member("kind", kind.rawValue)
      json.member("made", tally.made)
      json.member("kept", tally.kept)
      json.member("bytes", tally.bytes)
      json.member("secondsMaking", tally.secondsMaking.microseconds)
      json.member("secondsWriting", tally.secondsWriting.microseconds)
    }
  }
}

extension BuildStatistics.Phase {
  /// What the program does in it.
  fileprivate var words: ShownText {
    switch self {
    case .reviewing: "comparing with an earlier app"
    case .comparing: "seeing whether anything changed"
    case .planning: "planning, and seeing what can be kept"
    case .making: "making documents, and reading those that are kept"
    case .finishing: "removing what is stale, and listing all files"
    }
  }
}

extension Double {
  /// The seconds as a table shows them.
  fileprivate var shown: ShownText { ShownText(trusted: shortText) }

  /// The seconds in whole microseconds, as a number of seconds.
  fileprivate var microseconds: Double { (self * 1e6).rounded() / 1e6 }
}
