import AppModel
import Printing
import SiteFiles

/// The value of `--shard`: a part of a site by its number, or the part that belongs to the machine.
enum ShardWord: Hashable {
  case part(Shard)
  /// The part that the CI's own matrix assigns.
  case auto

  /// The variables in which GitLab and others number the machines of a matrix, from one.
  private static let variables = (index: "CI_NODE_INDEX", total: "CI_NODE_TOTAL")

  init?(_ word: String) {
    guard word != "auto" else {
      self = .auto
      return
    }
    let parts = word.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let shard = Shard(parts[0], of: parts[1]) else { return nil }
    self = .part(shard)
  }

  /// Returns the part to build, if necessary according to variables of the environment.
  func shard(
    in environment: (String) -> String?, of command: Command
  ) throws(UsageError) -> Shard {
    switch self {
    case .part(let shard): return shard
    case .auto:
      let (index, total) = Self.variables
      let values = [index, total].map { ($0, environment($0)) }
      if let number = values[0].1, let count = values[1].1, let shard = Shard(number, of: count) {
        return shard
      }
      let found: ShownText = values.map { name, value -> ShownText in
        value.map { "\(name) is '\($0.quotable)'" } ?? "\(name) is not set"
      }.joined(separator: " and ")
      throw UsageError(
        "'--shard auto' needs the number of this machine and how many there are: \(found)",
        of: command)
    }
  }
}

extension Shard {
  /// Reads both numbers; nil unless they are written in digits only.
  fileprivate init?(_ number: String, of count: String) {
    let isPlain = [number, count].allSatisfy { word in
      !word.isEmpty && word.utf8.allSatisfy(\.isDigit)
    }
    guard isPlain, let number = Int(number), let count = Int(count) else { return nil }
    self.init(number, of: count)
  }
}

extension Option {
  static let shard = Option(
    name: "shard", value: Value(placeholder: "I/N"),
    summary: "Build only part I of N, counted from 1, for 'riverbed merge'; 'auto' takes both from "
      + "CI_NODE_INDEX and CI_NODE_TOTAL.")
}

extension Arguments {
  /// Returns the value of `--shard`.
  func shard() throws(UsageError) -> ShardWord? {
    guard let word = value(of: .shard) else { return nil }
    if let shard = ShardWord(word) { return shard }
    throw UsageError(
      "'--shard' is '\(word.quotable)'; expected a part such as 2/7, of at most \(Shard.most), or "
        + "auto", of: command)
  }
}
