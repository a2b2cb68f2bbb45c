extension LayoutCheck {
  /// Checks that the last row of a grid does not have a single cell below full rows.
  static let lonelyCells = ofContents([.lonelyCell]) { variant in
    variant.layout.content.sections.compactMap { section -> LintFinding? in
      guard section.kind == .grid, section.strip == nil, let last = section.cells.last,
        // How many placeholders there are says nothing about the app.
        last.item != nil
      else { return nil }
      let before = section.cells.dropLast()
      guard let above = before.last, !above.isNext(to: last) else { return nil }
      let row = before.reversed().prefix { $0.isNext(to: above) }
      let count = row.count
      guard Double(count) >= variant.limits.row, !last.isAsWide(as: Array(row)) else { return nil }
      return LintFinding(
        .lonelyCell, "the last row of the grid has only one cell",
        detail: "the row above has \(count)", at: section.component.location)
    }
  }
}

extension CellLayout {
  /// Whether a cell is as wide as a whole row of others, which looks meant.
  fileprivate func isAsWide(as row: [CellLayout]) -> Bool {
    let start = row.map(\.frame.x).min() ?? 0
    let end = row.map(\.frame.maxX).max() ?? 0
    return frame.width >= end - start - FlowMeasures.tolerance
  }

  /// Whether two cells are in one row.
  fileprivate func isNext(to other: CellLayout) -> Bool {
    abs(frame.midY - other.frame.midY) <= FlowMeasures.tolerance
  }
}

extension Rule {
  fileprivate static let lonelyCell = Rule(
    "lint-lonely",
    means: "The last row of a grid has one cell, and the others have three or more.",
    matters: "The grid looks unfinished.",
    fix: "Change the number of items, for example with item_limit, or the number of columns.")
}
