import AppModel

/// Where an entry or a button is among those of its list, in the order in which they are drawn.
struct DrawnPlace {
  private let place: Int
  private let all: [FileNode.Child]

  /// Finds an element of a list, if it had another number, or as it is.
  init?(of element: FileNode.Child, in list: FileNode, at number: String?? = nil) {
    let elements = list.children
    let numbers = elements.map { other -> Double? in
      let own = other.node.text(under: "position")
      return (other.name == element.name ? number ?? own : own).flatMap { Double($0) }
    }
    let known = numbers.compactMap(\.self)
    // Where one has no number, all are in the order of the file.
    all =
      known.count < elements.count
      ? elements
      : zip(known, elements).enumerated()
        .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
    guard let place = all.firstIndex(where: { $0.name == element.name }) else { return nil }
    self.place = place
  }

  /// Its number in words.
  var ordinal: String { (place + 1).ordinal }

  var isFirst: Bool { place == 0 }

  /// Which one comes after the first, or before any other.
  var neighbor: FileNode.Child? { isFirst ? all.dropFirst().first : all[place - 1] }

  /// Where it is, and next to what: `first now, before Home,`.
  func words(_ name: (FileNode.Child) -> String) -> String {
    let isLast = place > 0 && place == all.count - 1
    let next = neighbor.map { ", \(isFirst ? "before" : "after") \(name($0))" } ?? ""
    return "\(isLast ? "last" : ordinal) now\(next)"
  }
}

extension EditWords {
  /// Another number of an entry or a button; nil where it stands as before.
  func placed(_ phrase: String) -> EditClause? {
    let steps = edit.trail.steps
    guard steps.count > 2 else { return nil }
    let (list, element) = (steps[steps.count - 3].node, steps[steps.count - 2])
    guard let new = DrawnPlace(of: element, in: list),
      let old = DrawnPlace(of: element, in: list, at: .some(edit.old?.text)),
      new.ordinal != old.ordinal
    else { return nil }
    let words = new.words { other in
      let title = (other.node.text(under: "title") ?? other.name).quotable
      return subject.isQuoted ? "'\(title)'" : title
    }
    return EditClause(phrase, "is", "\(words),", .insteadOf(old.ordinal))
  }
}
