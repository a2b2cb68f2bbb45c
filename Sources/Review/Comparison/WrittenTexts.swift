import Wireframe

/// The texts of a box, line by line.
struct WrittenTexts {
  private var lines: [Line]

  /// A line, with its size and weight, which the lines of one text share.
  private struct Line: Hashable {
    let text: String
    let size: Int
    let isBold: Bool
  }

  init(_ marks: [Mark]) {
    lines = marks.compactMap { mark in
      guard case .text(let text, let place) = mark.figure else { return nil }
      return Line(text: text.withoutIsolates, size: place.size, isBold: place.isBold)
    }
  }

  /// The text that people know the box by: the lines at its start that look the same.
  var title: String {
    let own = lines.prefix { $0.size == lines[0].size && $0.isBold == lines[0].isBold }
    return own.map(\.text).joined(separator: " ")
  }

  /// Returns the texts of two boxes without the notes at their ends that are the same, such as the
  /// type of an item.
  static func differing(_ old: WrittenTexts, _ new: WrittenTexts) -> Sides<String> {
    var (before, after) = (old.lines, new.lines)
    guard let first = (before.count >= after.count ? before : after).first else {
      return Sides(old: "", new: "")
    }
    while let note = before.last, note == after.last,
      note.size != first.size || note.isBold != first.isBold
    {
      before.removeLast()
      after.removeLast()
    }
    return Sides(old: before, new: after).map { lines in
      lines.map(\.text).joined(separator: " ")
    }
  }
}

extension String {
  /// The text without the marks that keep the direction of one that is read from right to left.
  fileprivate var withoutIsolates: String {
    String(UnicodeScalarView(unicodeScalars.filter { !("\u{2066}"..."\u{2069}").contains($0) }))
  }
}
