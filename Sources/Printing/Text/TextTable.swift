import AppLayout

/// Rows of text with aligned columns; the last text of a row may have any length.
struct TextTable {
  let rows: [[ShownText]]

  /// The rows as lines, each with a line break at its end.
  var text: ShownText {
    var widths: [Int] = []
    for row in rows {
      for (index, text) in row.dropLast().enumerated() {
        if index == widths.count { widths.append(0) }
        widths[index] = max(widths[index], text.columns)
      }
    }
    return rows.map { Self.line($0, widths) }.joined()
  }

  private static func line(_ row: [ShownText], _ widths: [Int]) -> ShownText {
    let last = row.lastIndex { !$0.text.isEmpty } ?? 0
    let texts = row.prefix(last + 1).enumerated().map { index, text in
      index == last ? text : text.padded(to: widths[index])
    }
    return "\(texts.joined(separator: "  "))\n"
  }
}

/// A tree whose nodes are the rows of a table, drawn with box characters.
///
///     content         0,0    393×600
///     ├─ hero         0,12   393×260   data 14490
///     │  └─ HERO_1    12,0   369×208   "Harbour bridge reopens"
///     └─ list         0,284  393×110   no feed
struct TextTree {
  /// The columns of the node's row; the first one follows the branch.
  let columns: [ShownText]
  var children: [TextTree] = []

  /// The tree as lines whose columns are aligned, each with a line break at its end.
  var text: ShownText {
    var rows: [[ShownText]] = []
    addRows(to: &rows, branch: "", continuation: "")
    return TextTable(rows: rows).text
  }

  private func addRows(to rows: inout [[ShownText]], branch: ShownText, continuation: ShownText) {
    rows.append([branch + (columns.first ?? "")] + columns.dropFirst())
    for (index, child) in children.enumerated() {
      let isLast = index == children.count - 1
      child.addRows(
        to: &rows, branch: continuation + (isLast ? "└─ " : "├─ "),
        continuation: continuation + (isLast ? "   " : "│  "))
    }
  }
}

extension Rect {
  /// The origin and the size, as two columns of a table.
  var columns: [ShownText] { ["\(x.shortText),\(y.shortText)", size.shown] }
}

extension Size {
  /// The size as text: `393×852`.
  var shown: ShownText { ShownText(trusted: text) }
}

extension Insets {
  /// The distances that are not zero, as text: `top 59, bottom 34`.
  var shown: ShownText { ShownText(trusted: text) }
}
