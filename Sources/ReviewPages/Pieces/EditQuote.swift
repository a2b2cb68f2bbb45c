import AppModel
import PageParts
import Review

/// An edit as the files show it: the lines before and after, with a few lines around them.
struct EditQuote {
  let edit: Edit
  let old: ReportSide
  let new: ReportSide

  private static let context = 3
  /// The most lines of a value that are quoted.
  private static let mostLines = 9

  /// A line of the quote.
  private struct Row {
    let kind: Kind
    var line: SourceLines.Line

    /// What happened to a line.
    enum Kind { case same, removed, added }

    /// How many spaces and tabs the line begins with.
    var depth: Int { line.before.prefix { $0 == " " || $0 == "\t" }.count }
  }

  /// The lines; nothing if neither file can be quoted.
  var nodes: [Node] {
    guard let side = edit.new ?? edit.old,
      let file = (edit.new == nil ? old : new)[side.place.file]
    else { return [] }
    let shared = shared
    let removed = edit.old.map { self.rows(of: $0, in: old, .removed, without: shared) } ?? []
    let added = edit.new.map { self.rows(of: $0, in: new, .added, without: shared) } ?? []
    let all = self.lines(of: side, in: file)
    let lines = all.lowerBound + shared.head..<all.upperBound - shared.foot
    let above = max(1, lines.lowerBound - Self.context)..<lines.lowerBound
    let below = lines.upperBound..<min(file.count + 1, lines.upperBound + Self.context)
    let isCut = lines.count > Self.mostLines
    var rows: [Row] = above.map { Row(kind: .same, line: file.line($0)) } + removed + added
    if !isCut { rows += below.map { Row(kind: .same, line: file.line($0)) } }
    return [
      Node(
        "pre",
        [
          "class": "code quote", "tabindex": "0", "role": "region",
          "aria-label": "The edit of \(side.place.file.brief), line \(side.place.line)",
        ]
      ) {
        Node("code", [:], Self.outdented(rows).map(node))
      }
    ]
  }

  /// Returns the numbers of the lines that a value is on.
  private func lines(of value: Edit.Side, in file: SourceLines) -> Range<Int> {
    let first = min(max(1, value.place.line), file.count)
    guard !value.range.isEmpty else { return first..<first + 1 }
    return first..<max(first, file.line(of: value.range.upperBound - 1)) + 1
  }

  /// How many lines at the start and at the end of a long value are the same on both sides; none of
  /// one that is the same as a whole, in another place.
  private var shared: (head: Int, foot: Int) {
    guard let before = edit.old, let after = edit.new, let oldFile = old[before.place.file],
      let newFile = new[after.place.file]
    else { return (0, 0) }
    let (gone, come) = (lines(of: before, in: oldFile), lines(of: after, in: newFile))
    let isSame = { (one: Int, other: Int) in oldFile.bytes(of: one) == newFile.bytes(of: other) }
    let least = min(gone.count, come.count)
    let head = (0..<least).prefix {
      isSame(gone.lowerBound + $0, come.lowerBound + $0)
    }.count
    guard head < max(gone.count, come.count) else { return (0, 0) }
    let foot = (1..<least - head + 1).prefix {
      isSame(gone.upperBound - $0, come.upperBound - $0)
    }.count
    return (head, foot)
  }

  private func rows(
    of value: Edit.Side, in side: ReportSide, _ kind: Row.Kind,
    without shared: (head: Int, foot: Int)
  ) -> [Row] {
    guard let file = side[value.place.file] else { return [] }
    let all = lines(of: value, in: file)
    let isAlone = all.count == 1
    let lines = all.lowerBound + shared.head..<all.upperBound - shared.foot
    let shown = lines.prefix(Self.mostLines)
    let rows = shown.map { number in
      Row(kind: kind, line: file.line(number, marking: isAlone ? value.range : nil))
    }
    let rest = lines.count - shown.count
    guard rest > 0 else { return rows }
    let words = "… \(rest.andMore("line"))"
    return rows + [
      Row(kind: kind, line: .init(number: shown.upperBound, before: words, isFromStart: false))
    ]
  }

  /// Returns the rows without the indentation that they share.
  private static func outdented(_ rows: [Row]) -> [Row] {
    let depths = rows.filter { !$0.line.isBlank && $0.line.isFromStart }.map(\.depth)
    guard let depth = depths.min() else { return rows }
    return rows.map { row in
      var row = row
      row.line.before = String(row.line.before.dropFirst(min(depth, row.depth)))
      return row
    }
  }

  private func node(of row: Row) -> Node {
    let sign =
      switch row.kind {
      case .same: " "
      case .removed: "−"
      case .added: "+"
      }
    let content: [Node] =
      [
        Node("span", ["class": "gutter"]) { "\(row.line.number) \(sign) " }
      ] + text(of: row.line) + [.text("\n")]
    switch row.kind {
    case .same: return Node("span", [:], content)
    case .removed: return Node("del", [:], content)
    case .added: return Node("ins", [:], content)
    }
  }

  private func text(of line: SourceLines.Line) -> [Node] {
    guard !line.value.isEmpty else { return [.text(line.before + line.after)] }
    return [.text(line.before), Node("mark") { line.value }, .text(line.after)]
  }
}

extension String {
  /// The text as a name inside words that are not visible.
  fileprivate var brief: String { count > 80 ? "\(prefix(80))…" : self }
}
