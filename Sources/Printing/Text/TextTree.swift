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
