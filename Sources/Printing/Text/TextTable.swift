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
