import AppModel
import Disk
import Printing

/// A file with the problems of an app at some time: one that a check leaves out, or one that it
/// writes.
enum ProblemMemory: Hashable {
  case known(String)
  case write(String)

  /// A file that is not a list of problems.
  struct WrongForm: Error {
    let file: String

    /// What is wrong, in words that follow the file.
    var words: String { "is not a list of rules and paths, as --write-known writes it" }
  }

  /// The file that is written.
  var writtenFile: String? {
    switch self {
    case .known: nil
    case .write(let file): file
    }
  }

  /// The file that is read.
  var input: InputPlace? {
    switch self {
    case .known(let file): .file(file, called: "the file of known problems")
    case .write: nil
    }
  }

  /// Returns the diagnostics to report: those that are not known yet, or all, which are written.
  func reported(
    of diagnostics: [PlacedDiagnostic], in reading: AppReading
  ) throws -> [PlacedDiagnostic] {
    var keys = ProblemKeys(in: reading.sources)
    switch self {
    case .known(let file):
      let known = try Self.read(file)
      return diagnostics.filter { !keys.lasting(of: $0).contains(where: known.contains) }
    case .write(let file):
      let text = KnownProblems(diagnostics.compactMap { keys.lasting(of: $0).first }).text
      try NamedFile.write(Array("\(text)\n".utf8), at: file)
      return diagnostics
    }
  }

  private static func read(_ file: String) throws -> KnownProblems {
    switch FileContent(reading: file, atMost: largest) {
    case .bytes(let bytes)?:
      guard let known = KnownProblems(bytes) else { throw WrongForm(file: file) }
      return known
    case .refused(let refusal)?:
      throw DiskError(attempt: "cannot read '\(file)'", reason: refusal.words)
    case nil: throw DiskError(attempt: "cannot read '\(file)'", reason: "there is no such file")
    }
  }

  /// The largest file that is read, in bytes.
  private static let largest = 1 << 28
}

extension FileRefusal {
  /// Why a file is not read, in words that follow a colon.
  fileprivate var words: String {
    switch self {
    case .unreadable(let reason): reason
    case .outside: "it is outside the folder"
    case .overLimit: "it is too large"
    }
  }
}

extension ProblemMemory {
  /// Reads the options for a file of known problems; nil without one.
  init?(_ arguments: Arguments) throws(UsageError) {
    switch (arguments.path(of: .known), arguments.path(of: .writeKnown)) {
    case (let known?, nil): self = .known(known)
    case (nil, let written?): self = .write(written)
    case (nil, nil): return nil
    case (.some, .some):
      throw UsageError("'--known' and '--write-known' exclude each other", of: arguments.command)
    }
  }
}

extension Arguments {
  /// Returns the value of `--today`.
  func today() throws(UsageError) -> Day? {
    guard let word = value(of: .today) else { return nil }
    guard let day = Day(word) else {
      throw UsageError(
        "'--today' is '\(word.quotable)'; expected a day such as 2026-12-31", of: command)
    }
    return day
  }
}

extension Option {
  static let known = Option(
    name: "known", value: Value(placeholder: "FILE", kind: .input(.file)),
    summary: "Leave out what is in FILE, which --write-known wrote, by rule and by the path of ids "
      + "of what it is about. What keeps something from being read is always reported.")

  static let writeKnown = Option(
    name: "write-known", value: Value(placeholder: "FILE", kind: .output(.file)),
    summary: "Write the rule and the path of ids of what is found into FILE, for --known, without "
      + "what is always reported.")

  static let today = Option(
    name: "today", value: Value(placeholder: "YYYY-MM-DD"),
    summary: "The day for which entries of lintIgnore in riverbed.json with an earlier \"until\" "
      + "have expired. Without it they never expire.")
}
