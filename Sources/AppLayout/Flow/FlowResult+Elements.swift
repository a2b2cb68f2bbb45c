extension FlowResult {
  /// Returns what shares more than an edge with a box: section by section, the header, the cells in
  /// order, the footer.
  package func elements(in box: Rect) -> [FlowElement] {
    let reach = axis.main(of: finish.source(of: box))
    var found: [FlowElement] = []
    for index in sections(within: reach) {
      let section = sections[index]
      func add(_ kind: FlowElement.Kind, _ frame: Rect?) {
        guard let frame, frame.intersects(box) else { return }
        found.append(FlowElement(section: index, kind: kind, frame: frame))
      }
      add(.header, section.header)
      for line in section.lines(within: reach) {
        for item in section.cells.line(line).items { add(.item(item), section.cells[item]) }
      }
      add(.footer, section.footer)
    }
    return found
  }

  private func sections(within reach: (start: Double, end: Double)) -> Range<Int> {
    guard isOrdered else { return sections.indices }
    return sections.indices.between(
      { sections[$0].end < reach.start }, { sections[$0].start <= reach.end })
  }
}

extension FlowSectionFrames {
  fileprivate func lines(within reach: (start: Double, end: Double)) -> Range<Int> {
    let all = 0..<cells.lineCount
    guard isOrdered else { return all }
    return all.between(
      { cells.line($0).end < reach.start }, { cells.line($0).start <= reach.end })
  }
}

extension Range<Int> {
  /// Returns what lies after the places where `isBefore` holds, as far as `isReached` does; both
  /// hold from the beginning up to some place and not after it.
  fileprivate func between(
    _ isBefore: (Int) -> Bool, _ isReached: (Int) -> Bool
  ) -> Range<Int> {
    let first = end(of: isBefore)
    return first..<Swift.max(first, end(of: isReached))
  }

  /// Returns the first place where a condition that held from the beginning no longer does.
  private func end(of condition: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if condition(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
