import AppModel

/// The limit on the work of proving causes.
package struct WorkLimit: Hashable, Sendable {
  /// How many times all pictures of the new app may be laid out again.
  let rounds: Int
  /// How many groups of edits may be undone.
  let undoings: Int
  /// How many bytes of apps may be read again, each time that an app is read, unless that is less than
  /// reading the new app once in each round. It takes about as long as laying out the pictures of
  /// an app of that size in all rounds.
  var bytes = 1 << 32

  package static let standard = WorkLimit(rounds: 20, undoings: 4096)

  /// Work that counts against the limit.
  struct Account {
    private var pictures: Int
    private var undoings: Int
    private var bytes: Int
    /// The number of bytes that undoing some edits reads again.
    private let size: Int

    /// Opens the account for an app with this number of pictures, and of bytes.
    init(_ limit: WorkLimit, pictures: Int, size: Int) {
      self.pictures = limit.rounds * pictures
      undoings = limit.undoings
      bytes = max(limit.bytes, limit.rounds * size)
      self.size = size
    }

    /// Whether more edits may be undone.
    var isOpen: Bool { pictures > 0 && undoings > 0 && bytes > 0 }

    /// Counts the undoing of some edits, the pictures that were laid out for it, and how often the
    /// app was read since the last time. Where it was put together from what was read before,
    /// nothing is read.
    mutating func count(_ pictures: Int, readings: Int = 1) {
      self.pictures -= pictures
      undoings -= 1
      bytes -= size * readings
    }
  }
}
