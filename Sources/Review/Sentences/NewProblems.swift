import AppModel

/// The problems that a change adds and no cause says, in the words of the news: all of them if nothing
/// else is news, otherwise only the errors.
struct NewProblems {
  private let all: [PlacedDiagnostic]
  /// The errors, which come before other news; nil without any, and if the causes say all of them.
  let broken: String?
  /// How many errors of scenes the sentences of causes say, before these: `1 new error: `; empty
  /// without any, and where errors are said by themselves.
  let beginning: String

  /// Reads the new diagnostics of an app. Notes are not problems.
  init(_ new: [PlacedDiagnostic], besides causes: [Cause]) {
    let said = Set(causes.flatMap(\.problems))
    all = new.filter { $0.severity > .note && !said.contains($0.message) }
    let errors = all.filter { $0.severity == .error }
    let edits = causes.flatMap(\.edits)
    let told = Set(causes.flatMap(\.failures))
    let untold = errors.prefix(max(1, Self.mostCompared / max(1, edits.count))).first { error in
      if let failure = error.message.failure { return !told.contains(failure) }
      let made = NewErrors([error])
      return !edits.contains(where: made.areMade)
    }
    broken = untold.flatMap { Self.words(errors, first: $0, "new error") }
    let scenes = errors.count { $0.message.failure != nil || $0.message.rule == .unknownScene }
    beginning =
      scenes == 0 || causes.isEmpty || broken != nil ? "" : "\(scenes.of("new error")): "
  }

  /// The problems if nothing else is news: `1 new problem: the bar has 4 buttons`; nil without any.
  var alone: String? { Self.words(all, first: all.first, "new problem") }

  /// How many pairs of an error and an edit are compared to find the first that no cause says.
  private static let mostCompared = 20_000

  private static func words(
    _ problems: [PlacedDiagnostic], first: PlacedDiagnostic?, _ noun: String
  ) -> String? {
    guard let first else { return nil }
    let count = problems.problemCount
    // Where it is printed, the place says which file is meant.
    let failure = first.message.failure
    // The same error in several places is said once.
    let others = problems.filter {
      $0 != first && (failure == nil || $0.message.failure != failure)
    }
    let same = failure == nil ? 1 : problems.count - others.count
    let other = count - same == 1 ? others.first?.words : nil
    let rest = count > same ? "; \(other ?? (count - same).andMore())" : ""
    return "\(count.of(noun)): \(first.words)\(rest)"
  }
}

extension PlacedDiagnostic {
  /// What is wrong, and where if that is a file.
  fileprivate var words: String {
    let text = message.failure.map { "\($0.subject) \($0.end)" } ?? message.text
    return text.hasPrefix("the file ") && !text.hasPrefix("the file of ")
      ? file.quotable + text.dropFirst("the file".count) : text
  }
}

extension Diagnostic.Failure {
  /// That it fails, and why.
  var end: String { "fails now: \(reason)" }
}
