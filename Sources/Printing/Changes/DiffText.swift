import AppModel
import Review

/// The changes as text for people: the sentence, each cause with its place and its findings, and
/// the counts.
struct DiffText {
  let result: DiffResult
  let style: TextStyle
  /// Whether to print only the causes, and what else makes the run fail.
  var isQuiet = false

  /// The maximum number of causes that are listed without `-v`, and of edits and findings of one.
  private static let mostCauses = 30
  private static let mostFindings = 10

  var text: ShownText {
    let review = result.review
    var parts: [ShownText] = isQuiet ? [] : ["\(style(.bold, "\(result.sentence)"))\n" + counts]
    let shown = result.isVerbose ? review.causes.count : Self.mostCauses
    let drawn = ChangeSketch.first(in: result)
    for (index, cause) in review.causes.withIndices.prefix(shown) {
      let number = index.index + 1
      let text = text(of: cause, number: number)
      let sketch: ShownText =
        drawn.flatMap { $0.cause == index ? "\n\($0.sketch.text)" : nil } ?? ""
      parts.append(text + sketch)
    }
    let left = review.causes.count - shown
    if left > 0 { parts.append("\(left.andMore("cause")), shown by -v\n") }
    if let stop = review.stop { parts.append("\(stop)\n") }
    parts.append(unknownPictures)
    if !isQuiet { parts.append(result.goneLines) }
    parts +=
      isQuiet
      ? [failures]
      : [slightEdits, unseenEdits, unexaminedEdits, pictures, problems, ranges, formerly]
    parts = parts.filter { !$0.text.isEmpty }
    return parts.joined(separator: "\n")
  }

  /// How much changed.
  private var counts: ShownText { result.counts.map { "\(style(.faint, "\($0)"))\n" } ?? "" }

  private func text(of cause: Cause, number: Int) -> ShownText {
    let mark: ShownText = result.accepted.contains(cause.id) ? style(.faint, " (accepted)") : ""
    var lines: [ShownText] = ["\(style(.bold, "\(number). \(cause.sentence)"))\(mark)"]
    let edits = cause.edits.withoutNumbers
    let isAlone = edits.count == 1
    lines += Self.shown(edits, "edit") { edit in
      "   \(place(of: edit))" + (isAlone ? "" : ": \(edit.sentence(result.review.names))")
    }
    lines.append("   \(style(.faint, summary(of: cause)))")
    lines += findings(of: cause)
    return lines.map { "\($0)\n" }.joined()
  }

  private func findings(of cause: Cause) -> [ShownText] {
    Self.shown(cause.effects, "finding") {
      "   - \($0.sentence)\(extent(of: $0, in: cause))"
    }
  }

  /// Returns a line for each of the first elements, and one that counts the others.
  private static func shown<Element>(
    _ all: [Element], _ noun: String, _ line: (Element) -> ShownText
  ) -> [ShownText] {
    let left = all.count - mostFindings
    return all.prefix(mostFindings).map(line) + (left > 0 ? ["   \(left.andMore(noun))"] : [])
  }

  /// Returns where an edit is: in the new app, or for something that was removed, in the old one.
  private func place(of edit: Edit) -> ShownText {
    let side = edit.new == nil ? result.old : result.new
    guard let place = edit.new ?? edit.old else { return "" }
    return "\(side.place(place.place).text)"
  }

  /// Returns how many pictures a cause changes, and how it is known: `42 pictures of 3 screens,
  /// 3fa1c09b77d2`; of one that nothing compared shows, why.
  private func summary(of cause: Cause) -> ShownText {
    let screens = cause.screens.isEmpty ? "" : " of \(cause.screens.count.of("screen"))"
    if cause.pictures == 0, let elsewhere = cause.elsewhere {
      return "\(elsewhere.words), \(cause.id)"
    }
    let proof =
      switch cause.proof {
      case .undone, .stated: ""
      case .together: ", only together"
      case .inferred: ", inferred"
      }
    return "\(cause.pictures.of("picture"))\(screens)\(proof), \(cause.id)"
  }

  /// Returns where an effect is, unless it is wherever its cause is.
  private func extent(of effect: Cause.Effect, in cause: Cause) -> ShownText {
    guard effect.pictures != cause.pictures else { return "" }
    return "\u{20}(\(effect.pictures.of("picture")))"
  }

  private var slightEdits: ShownText {
    let edits = result.review.slightEdits
    guard !edits.isEmpty else { return "" }
    return listed(
      edits,
      "\(edits.count.of("edit")) \(edits.count.form("moves", "move")) boxes within the tolerance")
  }

  private var unseenEdits: ShownText {
    let edits = result.review.unseenEdits
    guard !edits.isEmpty else { return "" }
    let verb = edits.count.form("has", "have")
    return listed(
      edits, "\(edits.count.of("edit")) \(verb) no effect", areIdle: true)
  }

  private var unexaminedEdits: ShownText {
    let edits = result.review.unexaminedEdits
    guard !edits.isEmpty else { return "" }
    let verb = edits.count.form("was", "were")
    return listed(
      edits,
      "\(edits.count.of("edit")) \(verb) not examined, because the proof stopped at its limit")
  }

  /// Returns what is true of some edits, and with `-v` each of them.
  private func listed(
    _ edits: [Edit], _ sentence: ShownText, areIdle: Bool = false
  ) -> ShownText {
    guard result.isVerbose else { return "\(sentence)\(hint).\n" }
    let names = result.review.names
    return "\(sentence):\n"
      + edits.map { "   \(place(of: $0)): \($0.sentence(names, isIdle: areIdle))\n" }.joined()
  }

  /// The line of riverbed.json that keeps links to screens whose addresses change.
  private var formerly: ShownText {
    let entries = result.review.formerAddresses.entries
    guard !entries.isEmpty else { return "" }
    let line = entries.map { "\"\($0.old)\": \"\($0.new)\"" as ShownText }
    return "pages of screens move; this line in riverbed.json keeps links to them:\n"
      + "   \"formerly\": { \(line.joined(separator: ", ")) }\n"
  }

  private var hint: ShownText { " (shown by -v)" }

  /// The counts of verdicts, and with `-v` each picture that is not the same.
  private var pictures: ShownText {
    let counts = result.verdicts
    let words = Verdict.allCases.compactMap { verdict in
      counts[verdict].flatMap { $0 > 0 ? "\($0) \(verdict.rawValue)" as ShownText : nil }
    }
    guard !words.isEmpty else { return "" }
    let total = "pictures: \(words.joined(separator: ", "))\n" as ShownText
    guard result.isVerbose else { return total }
    let rows = result.review.pictures.filter { $0.verdict != .same }
      .map { ["   \($0.verdict.rawValue)", "\($0.key)"] as [ShownText] }
    return total + TextTable(rows: rows).text
  }

  /// A line for each of the pictures that could not be compared: `full.svg could not be compared:
  /// the new picture is a symbolic link`.
  private var unknownPictures: ShownText {
    let all = result.unknownPictures
    let shown = result.isVerbose ? all[...] : all.prefix(DiffResult.mostUnknown)
    let lines = shown.map { picture -> ShownText in
      let reason = picture.reason.map { ": \($0)" as ShownText } ?? ""
      return "\(picture.shownName) could not be compared\(reason)\n"
    }
    let left = all.count - shown.count
    return lines.joined()
      + (left > 0 ? "\(left.andMore("picture")) could not be compared, shown by -v\n" : "")
  }
}

extension DiffText {
  /// The counts of problems, the new and fixed ones, and the errors that were there before.
  var problems: ShownText {
    let (new, fixed) = (result.listed(result.newProblems), result.listed(result.fixedProblems))
    let counts = [
      (new.total, "new"), (fixed.total, "fixed"), (result.problems.remaining, "as before"),
    ].filter { $0.0 > 0 }
    let words = counts.map { "\($0.0) \($0.1)" as ShownText }.joined(separator: ", ")
    return (counts.isEmpty ? "" : "problems: \(words)\n")
      + lines(new, "   new: ") + lines(fixed, "   fixed: ")
      + lines(result.remainingErrors, "   ")
  }

  /// What appeared, grew, shrank or is gone at widths of the window, also where no listed device
  /// shows it.
  private var ranges: ShownText {
    guard let all = result.problems.ranges, !all.isEmpty else { return "" }
    let words = RangeChange.Kind.allCases.compactMap { kind -> ShownText? in
      let count = all.count { $0.kind == kind }
      return count > 0 ? "\(count) \(kind.rawValue)" : nil
    }
    let shown = result.isVerbose ? all[...] : all.prefix(Self.mostRanges)
    let left = all.count - shown.count
    return "widths: \(words.joined(separator: ", "))\n" + lines(shown, "   ")
      + (left > 0 ? "   \(left.andMore("range")), shown by -v\n" : "")
  }

  /// The most changes of widths that are listed without `-v`.
  private static let mostRanges = 20

  private func lines(_ changes: some Sequence<RangeChange>, _ start: ShownText) -> ShownText {
    changes.map { change in
      let code = style(.faint, "[\(change.rule.code)]")
      return "\(start)\(change.kind.rawValue): \(change.sentence) \(code)\n"
    }.joined()
  }

  /// The errors of the new side, and the new diagnostics to fail on.
  var failures: ShownText { lines(result.errors + result.failures.problems, "") + worseRanges }

  /// The changes at widths of the window to fail on.
  var worseRanges: ShownText { lines(result.failures.ranges, "") }

  private func lines(_ diagnostics: [ShownDiagnostic], _ start: ShownText) -> ShownText {
    let format = HumanFormat(isColored: style.isColored)
    return diagnostics.map { "\(start)\(format.line(of: $0))" }.joined()
  }
}
