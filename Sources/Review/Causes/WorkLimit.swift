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

/// The proof of which edits changed which pictures.
struct CauseProof {
  let explanations: Explanations
  /// The edits that change no finding when they are undone, and those that were not undone because
  /// the work reached its limit.
  let editsWithoutFinding: [Edit]
  let unexaminedEdits: [Edit]
  /// The edits among those without a finding that move boxes, but by no more than the tolerance.
  let slightEdits: [Edit]
  /// Whether the work reached its limit, so that the remaining findings are grouped by what they
  /// share.
  let hasStopped: Bool

  /// Undoes the edits of an app one after another; if no picture differs, none of them has an
  /// effect.
  init(of edits: EditList, in undone: UndoneApps, pictureCount: Int, limit: WorkLimit) {
    guard !undone.pictures.values.isEmpty else {
      explanations = Explanations(of: [])
      (editsWithoutFinding, unexaminedEdits, slightEdits, hasStopped) = (edits.edits, [], [], false)
      return
    }
    var ahead = UndoneAhead(undone)
    var readings = 0
    var account = WorkLimit.Account(limit, pictures: pictureCount, size: undone.reading.size)
    let search = CauseSearch(
      of: undone.pictures.values.map(\.changes), among: edits.units,
      surroundings: edits.surroundings(of:), progress: undone.terms.progress,
      prepare: { ahead.prepare($0) }
    ) { group, pictures in
      guard account.isOpen else { return .stopped }
      let states = ahead.states(of: pictures, without: group)
      account.count(states?.count ?? 0, readings: ahead.readings - readings)
      readings = ahead.readings
      return states.map { .pictures($0) } ?? .unreadable
    }
    explanations = search.explanations
    hasStopped = search.hasStopped
    let active = explanations.active
    let others = edits.edits.elementIndices.filter { !active.contains($0) }
    editsWithoutFinding = others.filter(search.tried.contains).map { edits.edits[$0] }
    let slight = Set(explanations.slight.joined())
    slightEdits = others.filter(slight.contains).map { edits.edits[$0] }
    unexaminedEdits = others.filter { !search.tried.contains($0) }.map { edits.edits[$0] }
  }
}
