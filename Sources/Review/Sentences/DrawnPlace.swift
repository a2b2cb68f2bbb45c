import AppModel

/// Where an entry or a button is among those of its list, in the order in which they are drawn.
struct DrawnPlace {
  private let place: Int
  private let all: [FileNode.Child]

  /// The most elements of a list whose order is looked at.
  private static let most = 100

  /// Finds an element of a list; nil in a very long one.
  init?(of element: FileNode.Child, in list: FileNode) {
    let elements = list.children
    guard elements.count <= Self.most else { return nil }
    let numbers = elements.map { $0.node.text(under: "position").flatMap { Double($0) } }
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

  /// Where it stands as a new one: `the last`, `before Settings`, or after what is above it where a
  /// heading is below; nil for one that is alone.
  func asNew(_ name: (FileNode.Child) -> String) -> String? {
    guard all.count > 1 else { return nil }
    guard place < all.count - 1 else { return "the last" }
    let isLastOfPart = place > 0 && all[place + 1].node.text(under: "type") == "header"
    return isLastOfPart ? "after \(name(all[place - 1]))" : "before \(name(all[place + 1]))"
  }

  /// Where it is, and next to what: `first now, before Home`.
  func words(_ name: (FileNode.Child) -> String) -> String {
    guard all.count > 1 else { return "first now" }
    guard place > 0 else { return "first now, before \(name(all[1]))" }
    let number = place == all.count - 1 ? "last" : (place + 1).ordinal
    return "\(number) now, after \(name(all[place - 1]))"
  }
}

extension EditWords {
  /// Where an entry or a button with another number is now. Where it was depends on the former numbers
  /// of all others.
  func placed(_ phrase: String) -> EditClause? {
    drawnPlace(of: edit.trail.steps.dropLast()).map { EditClause(phrase, "is", $0.words(title)) }
  }

  /// Where an entry that was added stands among the others: `the last`; nil for anything else, and
  /// beside only one other.
  var placeAmongEntries: String? {
    guard subject.sort == .menuItem, subject.count == 1, edit.kind == .added,
      edit.trail.steps.dropLast().last?.node.children.count ?? 0 > 2
    else { return nil }
    return drawnPlace(of: edit.trail.steps)?.asNew(title)
  }

  /// The same after what says that it was added: ` as the last`.
  var placeAsNew: String {
    placeAmongEntries.map { $0.hasPrefix("the ") ? " as \($0)" : " \($0)" } ?? ""
  }

  private func drawnPlace(of steps: [FileNode.Child]) -> DrawnPlace? {
    guard steps.count > 1, let element = steps.last else { return nil }
    return DrawnPlace(of: element, in: steps[steps.count - 2].node)
  }

  private func title(_ entry: FileNode.Child) -> String {
    let title = (entry.node.text(under: "title") ?? entry.name).quotable
    return subject.isQuoted ? "'\(title)'" : title
  }
}
