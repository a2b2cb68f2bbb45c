import AppModel
import Review
import ReviewPages

/// The changes as Markdown for a comment on a pull request: the sentence, the causes, how the
/// largest one looks before and after, and new problems.
package struct DiffMarkdown {
  private let result: DiffResult
  /// Where the report has its files, and where it is published; nil if that is not known.
  private let published: (links: ReportLinks, paths: ReportPaths)?

  package init(_ result: DiffResult) {
    self.result = result
    published = result.links.map { ($0, ReportPaths(of: result.review)) }
  }

  /// The causes that come before the pictures, so that these are seen without scrolling.
  private static let mostFirst = 8
  private static let mostProblems = 20

  package var text: MarkdownText {
    var page = MarkdownPage()
    let rows = result.review.causes.elementIndices.map(row)
    page.add("**\(result.sentence)**\n")
    if let counts = result.counts { page.add("\n<sub>\(counts)</sub>\n") }
    if let (links, paths) = published {
      page.add("\n[The whole report](\(trusted: links[paths.index()]))\n")
    }
    page.add(Array(rows.prefix(Self.mostFirst)), after: Self.tableHead, before: "")
    page.add(result.goneRows, after: "\n", before: "")
    for part in [pictures, sketch].compactMap(\.self) { page.add(part) }
    let unknown = result.unknownPictures
    page.add(
      Self.rows(of: unknown),
      after: "\n**Pictures that could not be compared: \(unknown.count)**\n\n", before: "")
    let problems = result.listed(result.newProblems)
    page.add(
      Self.rows(of: problems), after: "\n**New problems: \(problems.total)**\n\n", before: "")
    let ranges = result.problems.ranges ?? []
    page.add(
      Self.rows(of: ranges), after: "\n**Widths that changed: \(ranges.count)**\n\n", before: "")
    let errors = result.remainingErrors
    page.add(
      Self.rows(of: errors), after: "\n**Errors as before: \(errors.total)**\n\n", before: "")
    let more = Array(rows.dropFirst(Self.mostFirst))
    page.add(
      more,
      after: "\n<details><summary>\(more.count.of("more cause"))</summary>\n\(Self.tableHead)",
      before: "\n</details>\n")
    return page.text(
      whenCut: "This is cut at \(MarkdownPage.largest / 1000) kB; `riverbed diff` lists everything."
    )
  }

  private static let tableHead: MarkdownText =
    "\n| | what was edited | where | pictures |\n| --: | --- | --- | --: |\n"

  private func row(_ index: ElementIndex<Cause>) -> MarkdownText {
    let cause = result.review.causes[index]
    let mark: MarkdownText = result.accepted.contains(cause.id) ? " (accepted)" : ""
    let sentence: MarkdownText =
      if let (links, paths) = published {
        "[\(cause.sentence)](\(trusted: links[paths.causes[index]]))"
      } else { "\(cause.sentence)" }
    let edits = cause.edits.prefix(1).compactMap { edit in
      edit.new.map { result.new.place($0.place) } ?? edit.old.map { result.old.place($0.place) }
    }
    let place: MarkdownText = edits.map { "\(code: $0.text)" }.joined()
    let more: MarkdownText = cause.edits.count > 1 ? " \((cause.edits.count - 1).andMore())" : ""
    let screens: MarkdownText =
      cause.screens.isEmpty ? "" : " on \(cause.screens.count.of("screen"))"
    let extent: MarkdownText =
      if cause.pictures == 0, let elsewhere = cause.elsewhere {
        "\(elsewhere.words)"
      } else { "\(cause.pictures)\(screens)" }
    return "| \(index.index + 1) | \(sentence)\(mark) | \(place)\(more) | \(extent) |\n"
  }

  /// A drawing with box characters of the largest cause that can be drawn; nil where there is none.
  private var sketch: MarkdownText? {
    guard let (cause, sketch) = ChangeSketch.first(in: result) else { return nil }
    let longest = sketch.text.text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    let title: MarkdownText = cause.index == 0 ? "" : "\nCause \(cause.index + 1):\n"
    return "\(title)\n\(trusted: fence)text\n\(trusted: sketch.text.text)\(trusted: fence)\n"
  }

  /// The largest cause before and after, if the pictures are published; nil otherwise.
  private var pictures: MarkdownText? {
    guard let (links, paths) = published, let first = result.review.causes.elementIndices.first
    else { return nil }
    let example = result.review.examples()[first]
    let isElsewhere = paths.isShownElsewhere(first, in: result.review)
    guard example != nil || isElsewhere else { return nil }
    let page = links[example.map { paths.pages[$0] } ?? paths.causes[first]]
    let sides = [("before", ReviewedSide.old), ("after", .new)].map { name, side -> MarkdownText in
      let path =
        if let example, !isElsewhere {
          paths.picture(example, on: side)
        } else { paths.shown(first, on: side) }
      let address = path.map { links[$0] }
      guard let address else { return "not there" }
      return
        "<a href=\"\(trusted: page)\"><img src=\"\(trusted: address)\" alt=\"\(trusted: name)\" "
        + "height=\"400\"></a>"
    }
    return "\n| before | after |\n| --- | --- |\n| \(sides[0]) | \(sides[1]) |\n"
  }

  /// Returns a row for each of the first problems, and one that counts the others.
  private static func rows(of problems: [ShownDiagnostic]) -> [MarkdownText] {
    let rows = problems.prefix(mostProblems).map { problem -> MarkdownText in
      "- \(problem.severity.rawValue) at \(code: problem.place.text): \(problem.text) "
        + "\(code: problem.rule.code)\n"
    }
    let left = problems.dropFirst(mostProblems).total
    return rows + (left > 0 ? ["- \(left.andMore())\n"] : [])
  }

  /// A row for each of the first changes of widths, and one that counts the others.
  private static func rows(of changes: [RangeChange]) -> [MarkdownText] {
    let rows = changes.prefix(mostProblems).map { change -> MarkdownText in
      "- \(change.kind.rawValue): \(change.sentence) \(code: change.rule.code)\n"
    }
    let left = changes.count - rows.count
    return rows + (left > 0 ? ["- \(left.andMore())\n"] : [])
  }

  /// A row for each of the pictures that could not be compared, and one that counts the others.
  private static func rows(of unknown: [ComparedPicture]) -> [MarkdownText] {
    let rows = unknown.prefix(DiffResult.mostUnknown).map { picture -> MarkdownText in
      let reason = picture.reason.map { ": \($0)" as MarkdownText } ?? ""
      return "- \(code: picture.shownName)\(reason)\n"
    }
    let left = unknown.count - rows.count
    return rows + (left > 0 ? ["- \(left.andMore())\n"] : [])
  }
}
