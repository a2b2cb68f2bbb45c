import AppLayout
import Disk
import Printing
import Review
import SiteFiles
import Wireframe

/// Compares two states of an app, and says which edits changed which pictures.
struct Diff: Hashable {
  let old: OldWord
  let new: String
  var limits = InputLimits()
  var repository = RepositoryChoice()
  let comparison: SideComparison
  let outputs: [OutputChoice<DiffFormat>]

  func run(on console: inout Console) -> ExitCode {
    do {
      let words: ComparedWords
      do {
        words = try ComparedWords(old, new, limits, in: repository, of: .diff)
      } catch {
        // None of what they name is written over.
        return try stop(error, ComparedWords(unread: old, new, in: repository), on: &console)
      }
      if !comparison.reporting.isQuiet { console.note(words.notes) }
      let (old, new) = (input(\.old, of: words), input(\.new, of: words))
      try places(reading: [old, new], in: words, on: console).refuseMisplaced()
      let (before, after): (DiffSide, DiffSide)
      do {
        (before, after) = (try old.side, try new.side)
        try comparison.requirePictures(of: before, after)
      } catch {
        return try finish(error, old, new, on: &console)
      }
      if comparison.options.updatesBaseline {
        return try updateBaseline(before, to: after, on: &console)
      }
      let (result, acceptance): (DiffResult, Acceptance?)
      do {
        (result, acceptance) = try review(before, after, on: &console)
      } catch {
        return try finish(error, old, new, on: &console)
      }
      return try finish(result, before, after, acceptance, on: &console)
    } catch {
      return console.fail(error)
    }
  }

  /// Ends a run whose words cannot be used.
  private func stop(
    _ error: any Error, _ words: ComparedWords, on console: inout Console
  ) throws -> ExitCode {
    let old = self.old.kind == .baseline ? nil : input(\.old, of: words)
    let new = input(\.new, of: words)
    try places(reading: [old, new].compactMap(\.self), in: words, on: console).refuseMisplaced()
    return try finish(error, old, new, on: &console)
  }

  private func input(
    _ side: KeyPath<ComparedWords, InputWord>, of words: ComparedWords
  ) -> DiffInput {
    DiffInput(side, of: words, limits, comparison.reporting)
  }

  /// The reason that nothing can be compared, and the exit code for it.
  struct Failure: Error {
    /// What is wrong; nil where the lines after it say it.
    let reason: ShownText?
    /// The lines that are printed after the reason.
    var more: ShownText = ""
    let code: ExitCode
    /// The mistakes because of which a side or a theme cannot be used; nil for another reason.
    var mistakes: DiagnosticList?
    /// The reason as the end of a sentence; nil where that is what is wrong, or else the number of
    /// mistakes.
    var headline: String?
    /// What was read of such an app.
    var read: ReadFiles?
    /// What is at the path of the side that cannot be used.
    var kind = DiffJSONHead.NamedSide.Kind.app
    /// What the new app says to be compared with, where that is the reason.
    var baseline: String?
  }

  /// The files of an app, and where they were read.
  struct ReadFiles {
    let source: AppSource
    let files: AppFiles
  }
}

extension Command {
  static let diff = Command(
    name: "diff",
    summary: "Compare two states of an app: which edits of its files changed which pictures, each "
      + "cause once and at its line, proven by undoing it. OLD and NEW are apps, sites that "
      + "Riverbed built, or folders of pictures, in any mix; causes are proven between apps, "
      + "and only there targets and hierarchies of controllers are compared.",
    operands: [.old, .new],
    options: Option.axes + [.theme] + Option.comparison + [.widths, .outputs] + Option.input
      + Option.reporting,
    exitCodes: ExitCode.allCases,
    examples: [
      "riverbed diff ../main/newsroom newsroom",
      "riverbed diff main: newsroom",
      "riverbed diff --base main newsroom",
      "riverbed diff --merge-base --base main newsroom",
      "riverbed diff newsroom",
      "riverbed diff old new --format human --format json=changes.json",
      "riverbed diff ../main/newsroom newsroom -o changes",
      "riverbed diff old new --format markdown=comment.md --format sarif",
      "riverbed diff old new --fail-on new-problems --tolerance 0.5",
      "riverbed diff old new --widths --fail-on new-problems",
      "riverbed diff old new --accept 3fa1c09b77d2",
    ],
    read: { (arguments) throws(UsageError) in
      let options = try DiffOptions(arguments)
      let outputs = try OutputChoice<DiffFormat>.all(
        arguments.values(of: .outputs), of: arguments.command)
      guard options.reportFolder != nil || !outputs.contains(where: { $0.format == .reg }) else {
        throw UsageError("'--format reg' needs '-o'", of: arguments.command)
      }
      return .diff(
        Diff(
          old: try OldWord(ofDiff: arguments), new: arguments.operands.last ?? ".",
          limits: try InputLimits(arguments), repository: RepositoryChoice(arguments),
          comparison: SideComparison(
            axes: AxisWords(arguments), themes: ThemeWords(arguments), options: options,
            reporting: try DiagnosticOptions(arguments), documentWords: arguments.documentWords),
          outputs: outputs))
    })
}

extension Operand {
  fileprivate static let old = Operand(
    name: "OLD", kind: .input(.file),
    summary: "The state before: an app, a site that Riverbed built, or a folder of pictures. "
      + "REV:PATH is an app in a revision of a git repository, and REV: has the path of NEW. "
      + "Without OLD and --base it is the baseline of NEW's riverbed.json.")

  fileprivate static let new = Operand(
    name: "NEW", kind: .input(.file),
    summary: "The state after: also an app, a site or a folder of pictures; the default is the "
      + "current folder.")
}
