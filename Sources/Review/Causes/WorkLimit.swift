/// The limit on the work of proving causes.
package struct WorkLimit: Hashable, Sendable {
  /// How many times all pictures of the new app may be laid out again.
  let rounds: Int
  /// How many groups of edits may be undone.
  let undoings: Int

  package static let standard = WorkLimit(rounds: 20, undoings: 4096)

  /// Work that counts against the limit.
  struct Account {
    private var pictures: Int
    private var undoings: Int

    init(_ limit: WorkLimit, pictures: Int) {
      self.pictures = limit.rounds * pictures
      undoings = limit.undoings
    }

    /// Whether more edits may be undone.
    var isOpen: Bool { pictures > 0 && undoings > 0 }

    /// Counts the undoing of some edits, and the pictures that were laid out for it.
    mutating func count(_ pictures: Int) {
      self.pictures -= pictures
      undoings -= 1
    }
  }
}
