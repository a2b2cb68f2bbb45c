/// The lines to remove from one text and to add to get another one.
package struct LineDiff {
  private let lines: [Line]

  /// How many lines are shown before and after those that differ.
  private static let context = 2

  /// A line, and the side that it is on.
  private struct Line {
    let mark: Character
    let text: Substring
  }

  package init(from old: String, to new: String) {
    let oldLines = Self.lines(of: old)
    let newLines = Self.lines(of: new)
    let difference = newLines.difference(from: oldLines)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var lines: [Line] = []
    var oldIndex = 0
    var newIndex = 0
    while oldIndex < oldLines.count || newIndex < newLines.count {
      if removed.contains(oldIndex) {
        lines.append(Line(mark: "-", text: oldLines[oldIndex]))
        oldIndex += 1
      } else if inserted.contains(newIndex) {
        lines.append(Line(mark: "+", text: newLines[newIndex]))
        newIndex += 1
      } else {
        lines.append(Line(mark: " ", text: newLines[newIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    self.lines = lines
  }

  /// The lines that differ and those around them, each after `-`, `+` or a space.
  package var text: String {
    let changes = lines.indices.filter { lines[$0].mark != " " }
    var shown: Set<Int> = []
    for change in changes {
      shown.formUnion(change - Self.context...change + Self.context)
    }
    var text = ""
    var last = -1
    for index in lines.indices where shown.contains(index) {
      if index > last + 1 { text += "  ⋮\n" }
      text += "\(lines[index].mark) \(lines[index].text)\n"
      last = index
    }
    return text
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}

extension CollectionDifference<Substring>.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
