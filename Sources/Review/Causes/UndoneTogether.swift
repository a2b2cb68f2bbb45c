import AppModel

/// Reads what screens are with edits undone, many screens at once.
struct UndoneTogether {
  /// A group of edits, and the screens that they are inside.
  private struct Part {
    let group: Explanations.Group
    let screens: Set<ElementIndex<Screen>>
  }

  /// The number of times that the app was read.
  private(set) var readings = 0
  /// What is known about the screens.
  private(set) var undone: UndoneApps

  /// The most apps that are read for a row of edits; those about which nothing is known by then are
  /// undone alone.
  private static let mostReadings = 24

  /// Reads as much as possible of what it takes to undo each of some groups of edits.
  init(_ groups: [Explanations.Group], of undone: UndoneApps) {
    self.undone = undone
    var rest = groups.compactMap { group in
      undone.screens.parts(of: group).map { Part(group: group, screens: Set($0.keys)) }
    }
    while readings < Self.mostReadings, rest.count > 1 {
      // What a screen is without two groups of edits does not say what it is without one of them.
      var taken: Set<ElementIndex<Screen>> = []
      var (batch, others): ([Part], [Part]) = ([], [])
      for part in rest {
        if taken.isDisjoint(with: part.screens) {
          taken.formUnion(part.screens)
          batch.append(part)
        } else {
          others.append(part)
        }
      }
      read(batch[...])
      rest = others
    }
  }

  /// Reads the app without some edits inside different screens; where nothing can be said about
  /// the edits, halves are tried.
  private mutating func read(_ batch: ArraySlice<Part>) {
    guard batch.count > 1, readings < Self.mostReadings else { return }
    readings += 1
    let group = batch.flatMap(\.group).sorted()
    if let app = undone.readApp(without: group), undone.screens.learn(from: app, without: group) {
      return
    }
    let middle = batch.startIndex + batch.count / 2
    read(batch[..<middle])
    read(batch[middle...])
  }
}
