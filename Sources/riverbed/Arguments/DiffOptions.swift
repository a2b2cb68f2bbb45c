import AppModel
import Printing

/// The options that only a comparison takes.
struct DiffOptions: Hashable {
  /// How far a box may move or grow without a finding, in points; nil where the app decides that.
  let tolerance: Double?
  /// The patterns of keys of boxes to leave out.
  let ignored: [String]
  /// The causes to accept; nil for none.
  let accepted: AcceptedWords?
  let prunes: Bool
  let updatesBaseline: Bool
  /// The number of threads; nil for one on each core.
  let jobs: Int?
  /// The folder of the report; nil for none.
  var reportFolder: String?
  /// Where the report is published; nil if that is not known.
  var links: ReportLinks?
}

/// The causes that a command line accepts.
struct AcceptedWords: Hashable {
  let isAll: Bool
  /// The ids that are named, with or without `all`.
  let ids: [String]

  /// Reads the values of `--accept`; nil without one.
  init?(_ words: [String]) {
    guard !words.isEmpty else { return nil }
    isAll = words.contains("all")
    ids = words.filter { $0 != "all" }
  }
}

extension DiffOptions {
  init(_ arguments: Arguments) throws(UsageError) {
    self.init(
      tolerance: try arguments.tolerance(), ignored: arguments.values(of: .ignore),
      accepted: AcceptedWords(arguments.values(of: .accept)), prunes: arguments.has(.prune),
      updatesBaseline: arguments.has(.updateBaseline),
      jobs: try arguments.jobs(), reportFolder: arguments.path(of: .report),
      links: try arguments.links())
    guard !updatesBaseline || accepted == nil else {
      throw UsageError(
        "'--accept' and '--update-baseline' cannot be combined", of: arguments.command)
    }
    guard !prunes || updatesBaseline || accepted != nil else {
      throw UsageError(
        "'--prune' needs '--accept' or '--update-baseline'", of: arguments.command)
    }
  }
}

extension Option {
  static let tolerance = Option(
    name: "tolerance", value: Value(placeholder: "PT", range: "a number of points from 0"),
    summary: "How many points a box may move or grow without being reported; the default is 0, or "
      + "what riverbed.json says.")

  static let ignore = Option(
    name: "ignore", value: Value(placeholder: "PATTERN"),
    summary: "Leave out boxes whose key matches, with everything inside them: 'home-hero*', "
      + "'*/badge'. Repeat the option for several.")

  static let accept = Option(
    name: "accept", value: Value(placeholder: "ID", isList: true),
    summary: "Add causes to NEW's riverbed.accepted.json, by their ids, or 'all'. Accepted causes "
      + "no longer count as differences.",
    reachesDocuments: false)

  static let prune = Option(
    name: "prune",
    summary: "With --accept, drop accepted causes that no longer occur. With --update-baseline, "
      + "delete pictures that NEW does not have.",
    reachesDocuments: false)

  static let updateBaseline = Option(
    name: "update-baseline",
    summary: "Copy NEW's pictures over OLD, which is a folder of pictures.",
    reachesDocuments: false)

  static let report = Option(
    name: "output", letter: "o", value: Value(placeholder: "DIR", kind: .output(.folder)),
    summary: "Write a report with pictures before and after into a folder, which must be empty or "
      + "hold a report. The format reg refers to it.",
    reachesDocuments: false)

  static let linkBase = Option(
    name: "link-base", value: Value(placeholder: "URL"),
    summary: "The address where the report is published. Markdown links to its pages, and shows "
      + "pictures before and after.",
    reachesDocuments: false)

  /// The options that only a comparison takes.
  static let comparison: [Option] = [
    .base, .mergeBase, .report, .tolerance, .ignore, .jobs, .linkBase, .accept, .prune,
    .updateBaseline,
  ]
}

extension Arguments {
  /// The most points of a tolerance: more than any screen has.
  private static var mostPoints: Double { 20_000 }

  /// Returns the address of `--link-base`.
  fileprivate func links() throws(UsageError) -> ReportLinks? {
    guard let address = value(of: .linkBase) else { return nil }
    if let links = ReportLinks(address) { return links }
    throw UsageError(
      "'--link-base' is '\(address.quotable)'; expected an address such as "
        + "https://example.org/changes", of: command)
  }

  /// Returns the points of `--tolerance`.
  fileprivate func tolerance() throws(UsageError) -> Double? {
    guard let word = value(of: .tolerance) else { return nil }
    guard let number = Double(word), (0...Self.mostPoints).contains(number) else {
      throw UsageError(
        "'--tolerance' is '\(word.quotable)'; expected a number of points from 0 to "
          + "\(Int(Self.mostPoints))", of: command)
    }
    return number
  }
}
